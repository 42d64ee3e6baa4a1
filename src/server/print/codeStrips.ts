import { BARS_HEIGHT, DOTS_PER_MM, SQUARES, wholeDots } from '#contract/paper.ts';
import { QUIET, toBars } from '#fields/barcode/toBars.ts';
import { toSquares } from '#fields/barcode/toSquares.ts';
import { gap, MM, sideBySide, writeLines, type Site, type Strip } from './Strip.ts';

/** Points of a printer's dot. */
const DOT = MM / DOTS_PER_MM;

/** Codes begin at a whole dot, as each of their modules is some whole dots wide. */
const toDot = (points: number): number => Math.round(points / DOT) * DOT;

/** A text as a barcode with the text below; one that no barcode can show stands alone. */
export function barcodeStrips(text: string, site: Site): Strip[] {
  const bars = toBars(text);
  const below = writeLines(text, { size: site.size }, 'center', site);
  return [gap(site.size / 2), sideBySide([...(bars ? [drawBars(bars, site)] : []), ...below])];
}

function drawBars(bars: readonly number[], { doc, shape, left, width }: Site): Strip {
  const modules = bars.reduce((sum, bar) => sum + bar, 2 * QUIET);
  const whole = wholeDots(modules, shape.bars) * MM;
  const module = whole / modules;
  const height = BARS_HEIGHT * MM;
  return {
    height,
    draw(y) {
      let x = toDot(left + (width - whole) / 2) + QUIET * module;
      bars.forEach((bar, index) => {
        // Every other one is a gap.
        if (index % 2 === 0) doc.rect(x, y, bar * module, height);
        x += bar * module;
      });
      doc.fill('black');
    },
  };
}

/** A text as a QR code, in the middle or, on a small label, at the left of what follows. */
export function qrStrips(text: string, site: Site): Strip[] {
  const side = sideOf(text);
  const { left, width, shape } = site;
  const code = drawSquares(text, shape.isSmall ? left : left + (width - side) / 2, site);
  return shape.isSmall ? [{ ...code, height: 0 }] : [gap(site.size / 2), code];
}

/** What stands beside the code of a small label. */
export function besideQr(text: string, site: Site): Site {
  const taken = sideOf(text) + MM;
  return { ...site, left: site.left + taken, width: site.width - taken };
}

const sideOf = (text: string): number => wholeDots(toSquares(text).size, SQUARES) * MM;

function drawSquares(text: string, left: number, { doc }: Site): Strip {
  const { data, size } = toSquares(text);
  const side = sideOf(text);
  const square = side / size;
  return {
    height: side,
    draw(y) {
      const [x0, y0] = [toDot(left), toDot(y)];
      data.forEach((row, at) =>
        row.forEach((isDark, column) => {
          if (isDark) doc.rect(x0 + column * square, y0 + at * square, square, square);
        }),
      );
      doc.fill('black');
    },
  };
}
