/** Numbers that look like chance and are the same every time: mulberry32, from a seed. */
export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** Around 0, with a standard deviation of 1. */
  normal(): number;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    next,
    whole,
    pick: (items) => {
      const item = items[whole(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    // The sum of twelve is close enough to a bell for invented data, and the same on every machine.
    normal: () => {
      let sum = -6;
      for (let draw = 0; draw < 12; draw++) sum += next();
      return sum;
    },
  };
}

/** Rows as CSV, with a line of names; a value with a comma or a quotation mark is quoted. */
export function csv(names: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    return /[",\n]/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
  };
  return [names, ...rows].map((row) => row.map(cell).join(',')).join('\n') + '\n';
}
