import type { Tone } from '#contract/enum.ts';

export interface ChipProps {
  text: string;
  tone: Tone;
  /** Draws a warning sign before the word, for states that are urgent. */
  urgent?: boolean;
}

/** A state: its word on its tone. Never colour alone (look, "Colour"). */
export function Chip({ text, tone, urgent }: ChipProps) {
  return (
    <span className={`kf-chip kf-tone-${tone}`}>
      {urgent ? <UrgentMark /> : null}
      <span className="kf-cut">{text}</span>
    </span>
  );
}

function UrgentMark() {
  return (
    <svg className="kf-mark" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 2 15 14H1zM8 6.5v4M8 12v.8" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}
