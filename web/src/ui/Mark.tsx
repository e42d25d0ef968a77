/** The mark of Ronda: people around a table, each a stroke of a circle. */
export function Mark() {
  const strokes = [0, 72, 144, 216, 288];
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round">
        {strokes.map((turn, index) => (
          <path
            key={turn}
            d="M24 5 A19 19 0 0 1 35.5 9"
            transform={`rotate(${turn} 24 24)`}
            stroke={["#a8432a", "#4f6b1d", "#24569e", "#713a7c", "#17695f"][index]}
          />
        ))}
      </g>
      <circle cx="24" cy="24" r="8" fill="currentColor" />
    </svg>
  );
}
