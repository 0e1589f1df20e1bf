/** Words that look like ours and are not to be "corrected" into them. */
const everyday = new Set(
  'could would should about other after their there these those where which while still study place taken takes other never every being great going doing thing think water later offer order often under until using clear close house money month months night phone point right round small sound start state story today total under woman world young please really because before though through question questions answer something someone anything another different between without already possible company people person friend school college january february march april june july august september october november december london england british manchester birmingham weather window system prompts'.split(
    ' ',
  ),
);

/** Optimal string alignment distance: insertions, deletions, changes and swapped neighbours; gives up beyond `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    if (Math.min(...row) > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? most + 1;
}

/** One slip in a word of five letters or more, two in one of nine or more. */
const slipsIn = (word: string): number => (word.length >= 9 ? 2 : 1);

/** Mends slips in words that we know; words that we do not know stay as they are. */
export function mendSpelling(words: readonly string[], vocabulary: ReadonlySet<string>): string[] {
  return words.map((word) => {
    if (word.length < 5 || vocabulary.has(word) || everyday.has(word) || /\d/.test(word)) return word;
    let best = word;
    let bestDistance = slipsIn(word) + 1;
    for (const known of vocabulary) {
      if (known.length < 5 || !known.startsWith(word.charAt(0))) continue;
      const distance = editDistance(word, known, bestDistance - 1);
      if (distance < bestDistance) {
        best = known;
        bestDistance = distance;
      }
    }
    return best;
  });
}
