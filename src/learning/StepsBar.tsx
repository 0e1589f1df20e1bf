interface Props {
  /** What it measures, for assistive technology. */
  label: string;
  /** Per cent. */
  value: number;
  /** Blocks that the bar is cut into: one is one step. */
  steps: number;
}

/** Progress as a shape. The figures are beside it as text. */
export function StepsBar({ label, value, steps }: Props) {
  return (
    <span className="steps-bar" style={{ '--n': Math.max(steps, 1) } as React.CSSProperties}>
      <progress aria-label={label} max={100} value={value} />
    </span>
  );
}
