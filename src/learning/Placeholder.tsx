/** In the place of words that will come, as long as they are expected to be. Nothing is announced: the page says once that it is loading. */
export function Placeholder({ width = '60%', height }: { width?: string; height?: string }) {
  return <span className="bone" style={{ inlineSize: width, ...(height ? { blockSize: height } : {}) }} />;
}

/** Rows of a list that has not come yet. */
export function PlaceholderRows({ count, height }: { count: number; height: string }) {
  return (
    <ul className="lines" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <li key={row} style={{ blockSize: height }}>
          <Placeholder width={`${70 - 8 * (row % 3)}%`} />
        </li>
      ))}
    </ul>
  );
}
