/** Characters that search results show of a description; what is longer they cut in the middle of a sentence. */
const limit = 160;

/**
 * As much as fits of a line and the text that goes with it: both, the text alone, the line with the first sentence, or
 * that sentence.
 */
export function searchDescription(line: string, text: string): string {
  const [first = text] = /^.*?\.(?= |$)/.exec(text) ?? [];
  const candidates = [`${line}. ${text}`, text, `${line}. ${first}`, first];
  return candidates.find((candidate) => candidate.length <= limit) ?? line;
}
