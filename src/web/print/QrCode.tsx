import { encode } from 'uqr';
import { wholeDots } from './wholeDots.ts';

/** Millimetres that the code may take. */
const MOST_MM = 21;

/** A text as a QR code (ISO/IEC 18004) that a seventh of may be lost of, with its quiet margin. */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const side = `${wholeDots(size, MOST_MM)}mm`;
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
