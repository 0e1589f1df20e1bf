/** With `u`, \p{Surrogate} is a lone one; `isWellFormed` is missing in browsers that we support. */
const unprintable =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Surrogate}]|\p{Noncharacter_Code_Point}/u;
const anyLineBreakOrTab = /[\t\n\r]/u;

/**
 * The first character that keeps a text from being stored and shown exactly as it was typed, or null: NUL or another control
 * character, a lone surrogate, which JavaScript carries but Postgres and mail refuse, or one that turns the direction of what is
 * beside it. Tabs and line breaks are fine.
 */
export const findUnprintable = (text: string): string | null => unprintable.exec(text)?.[0] ?? null;

/** The same for an answer of one line. */
export const findUnprintableInLine = (text: string): string | null =>
  findUnprintable(text) ?? anyLineBreakOrTab.exec(text)?.[0] ?? null;

/** Whether a text can be stored and shown exactly as it was typed. */
export const isPlainText = (text: string): boolean => findUnprintable(text) === null;

/** The same for an answer of one line. */
export const isPlainLine = (text: string): boolean => findUnprintableInLine(text) === null;

/** Whether a text shows anything: spaces, invisible characters and the empty braille cell alone are no answer. */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
