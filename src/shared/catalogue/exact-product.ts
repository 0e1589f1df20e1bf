/**
 * Multiplication of whole numbers in the type system, digit by digit as on paper. It lets the compiler refuse a plan
 * whose monthly price times its months is not its price.
 */
type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

type Unary<Count extends string, Tally extends 0[] = []> = `${Tally['length']}` extends Count
  ? Tally
  : Unary<Count, [...Tally, 0]>;

type Doubled<Tally extends 0[]> = [...Tally, ...Tally];
type Sixfold<Tally extends 0[]> = [...Doubled<Tally>, ...Doubled<Tally>, ...Doubled<Tally>];

interface Factor<Tally extends 0[]> {
  6: Sixfold<Tally>;
  12: Doubled<Sixfold<Tally>>;
}

/** The last digit of a number below 1,000, and what is carried. */
type Split<Sum extends string> = Sum extends `${infer First}${infer Second}${infer Third}`
  ? Third extends ''
    ? [carry: First, digit: Second]
    : [carry: `${First}${Second}`, digit: Third]
  : [carry: '0', digit: Sum];

/** Works from the last digit to the first; never where something is not a digit. */
type Digits<Text extends string, By extends 6 | 12> = Text extends ''
  ? ['0', '']
  : Text extends `${infer First extends Digit}${infer Rest}`
    ? Digits<Rest, By> extends [infer Carry extends string, infer Done extends string]
      ? Split<`${[...Factor<Unary<First>>[By], ...Unary<Carry>]['length'] & number}`> extends [
          infer NewCarry extends string,
          infer Last extends string,
        ]
        ? [NewCarry, `${Last}${Done}`]
        : never
      : never
    : never;

type WithoutCarry<Result> = Result extends [infer Carry extends string, infer Done extends string]
  ? Carry extends '0'
    ? Done
    : `${Carry}${Done}`
  : never;

/** `Product<400, 6>` is `2400`. Never for anything but a whole number that is written out. */
export type Product<Each extends number, Times extends 6 | 12> = number extends Each
  ? never
  : WithoutCarry<Digits<`${Each}`, Times>> extends `${infer Result extends number}`
    ? Result
    : never;
