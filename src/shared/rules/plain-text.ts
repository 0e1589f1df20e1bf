const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028\u2029]/;
const anyLineBreakOrTab = /[\t\n\r]/;

/**
 * Whether a text can be stored and shown exactly as it was typed: no NUL or other control characters and no lone
 * surrogates, which JavaScript carries but Postgres and mail refuse. Tabs and line breaks are fine.
 */
export function isPlainText(text: string): boolean {
  return text.isWellFormed() && !controlCharacters.test(text);
}

/** The same for an answer of one line. */
export function isPlainLine(text: string): boolean {
  return isPlainText(text) && !anyLineBreakOrTab.test(text);
}
