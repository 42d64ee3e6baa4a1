import { QUIET } from './toBars.ts';

const HEIGHT = 30;

/** Bars and gaps as a picture that takes whatever room it is given. */
export function Bars({ bars, label }: { bars: readonly number[]; label: string }) {
  const width = bars.reduce((sum, bar) => sum + bar, 2 * QUIET);
  return (
    <svg
      role="img"
      aria-label={label}
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
