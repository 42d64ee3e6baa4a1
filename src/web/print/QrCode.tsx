import { SQUARES, wholeDots } from '#contract/paper.ts';
import { toSquares } from '#fields/barcode/toSquares.ts';

/** A text as a QR code, with its quiet margin. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = toSquares(text);
  const side = `${wholeDots(size, SQUARES)}mm`;
  return (
    <figure className="qr">
      <svg
        role="img"
        aria-label={text}
        width={side}
        height={side}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={toPath(data)} />
      </svg>
    </figure>
  );
}

/** Dark modules, a square each. */
const toPath = (rows: readonly (readonly boolean[])[]): string =>
  rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
