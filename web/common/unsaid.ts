// Lines of chat on their way. They arrive in the order in which they were said: only the first is sent, and again until it is answered.
export interface Line {
  readonly id: string;
  readonly text: string;
}

export class Unsaid {
  #lines: Line[] = [];

  constructor(
    readonly send: (line: Line) => void,
    /** What is still on its way. */
    readonly changed: (texts: readonly string[]) => void,
  ) {}

  get isEmpty(): boolean {
    return this.#lines.length === 0;
  }

  add(line: Line): void {
    this.#lines.push(line);
    this.changed(this.#lines.map(({ text }) => text));
    if (this.#lines.length === 1) this.again();
  }

  again(): void {
    const [line] = this.#lines;
    if (line) this.send(line);
  }

  /** What has this id is said, or never will be. */
  answered(id: string | null): void {
    if (this.#lines[0]?.id !== id) return;
    this.#lines.shift();
    this.changed(this.#lines.map(({ text }) => text));
    this.again();
  }
}
