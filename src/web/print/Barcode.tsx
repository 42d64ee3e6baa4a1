import { QUIET, toBars } from './toBars.ts';

const HEIGHT = 30;

/** A text as a barcode (Code 128) with the text below; one that no barcode can show stands alone. */
export function Barcode({ text }: { text: string }) {
  const bars = toBars(text);
  return (
    <figure>
      {bars && <Bars bars={bars} label={text} />}
      <figcaption>{text}</figcaption>
    </figure>
  );
}

function Bars({ bars, label }: { bars: readonly number[]; label: string }) {
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
