/** The colour of a learner profile's success rate. Takes the number, or the text that the profile has, such as '85.1%'. */
export function toSuccessColour(rate: number | string): 'green' | 'yellow' | 'red' {
  const percent = typeof rate === 'number' ? rate : Number.parseFloat(rate);
  if (percent >= 85) return 'green';
  return percent >= 75 ? 'yellow' : 'red';
}
