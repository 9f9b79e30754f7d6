// Words that may be divided, for narrow cards.
const VOWEL = "[aeiouyàâéèêëîïôùûаеёиоуыэюя]";
const CONSONANT = "[^\\P{L}aeiouyàâéèêëîïôùûаеёиоуыэюя]";
const SYLLABLE = new RegExp(`(\\p{L}{2}${VOWEL}|\\p{L}${VOWEL}${CONSONANT}(?![hlrлр]))(?=${CONSONANT}${VOWEL}\\p{L})`, "giu");

/** With a soft hyphen between the syllables of long words: browsers have no dictionary for every language. */
export function softened(words: string): string {
  return words.replace(/\p{L}{10,}/gu, (word) => word.replace(SYLLABLE, "$1\u00ad"));
}
