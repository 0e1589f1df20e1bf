/**
 * Multiplication of whole numbers in the type system, digit by digit as on paper. It lets the compiler refuse a plan
 * whose monthly price times its months is not its price.
 */
type Unary<Digit extends string, Tally extends 0[] = []> = `${Tally['length']}` extends Digit
  ? Tally
  : Unary<Digit, [...Tally, 0]>;

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

type Digits<Text extends string, By extends 6 | 12> = Text extends `${infer First}${infer Rest}`
  ? Digits<Rest, By> extends [infer Carry extends string, infer Done extends string]
    ? Split<`${[...Factor<Unary<First>>[By], ...Unary<Carry>]['length'] & number}`> extends [
        infer NewCarry extends string,
        infer Digit extends string,
      ]
      ? [NewCarry, `${Digit}${Done}`]
      : never
    : never
  : ['0', ''];

type WithoutCarry<Product> = Product extends [infer Carry extends string, infer Done extends string]
  ? Carry extends '0'
    ? Done
    : `${Carry}${Done}`
  : never;

/** `Product<400, 6>` is `2400`. Never for a number that is not a known whole number. */
export type Product<Each extends number, Times extends 6 | 12> =
  WithoutCarry<Digits<`${Each}`, Times>> extends `${infer Result extends number}` ? Result : never;
