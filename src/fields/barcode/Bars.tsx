import { QUIET } from './toBars.ts';

const HEIGHT = 30;

interface Props {
  bars: readonly number[];
  label: string;
  /** Millimetres on paper; absent: whatever room it is given. */
  size?: { width: number; height: number };
}

/** Bars and gaps as a picture. */
export function Bars({ bars, label, size }: Props) {
  const width = bars.reduce((sum, bar) => sum + bar, 2 * QUIET);
  return (
    <svg
      role="img"
      aria-label={label}
      {...(size && { width: `${size.width}mm`, height: `${size.height}mm` })}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
    >
      <path d={toPath(bars)} />
    </svg>
  );
}

/** Every other one is a gap. */
function toPath(bars: readonly number[]): string {
  let at = QUIET;
  return bars
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v${HEIGHT}h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
}
