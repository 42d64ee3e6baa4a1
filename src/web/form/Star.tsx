/** Marks what must be filled; the word for screen readers is in `aria-required`. */
export function Star() {
  return (
    <span className="fm-star" aria-hidden="true">
      *
    </span>
  );
}
