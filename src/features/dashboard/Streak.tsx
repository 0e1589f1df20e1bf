/** A week of squares; a longer streak fills them all, and its figure says how long. */
const squares = 7;

export function Streak({ days }: { days: number }) {
  return (
    <div className="streak">
      <p className="small">
        <b className="num">{days}</b>-day streak
      </p>
      <span className="streak-days" aria-hidden="true">
        {Array.from({ length: squares }, (_, day) => (
          <i key={day} className={day < days ? 'on' : undefined} />
        ))}
      </span>
    </div>
  );
}
