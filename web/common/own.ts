/** Is this page opened as this very computer's own? Then nobody else can open a link to it. */
export const isOwn = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
