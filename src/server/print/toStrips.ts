import { SIGNATURES_HEIGHT } from '#contract/paper.ts';
import { readImageFacts } from '../files/readImageFacts.ts';
import { barcodeStrips, besideQr, qrStrips } from './codeStrips.ts';
import { gap, MM, PX, sideBySide, writeLines, type Site, type Strip } from './Strip.ts';
import { tableStrips } from './tableStrips.ts';
import type { PdfField, PdfPart } from './WritePdfTask.ts';

/** A document from top to bottom. */
export function toStrips(parts: readonly PdfPart[], site: Site): Strip[] {
  let place = site;
  return parts.flatMap((part) => {
    const strips = stripsOf(part, place);
    if (part.kind === 'qr' && site.shape.isSmall) place = besideQr(part.text, place);
    return strips;
  });
}

function stripsOf(part: PdfPart, site: Site): Strip[] {
  const { size } = site;
  const between = gap(size * 0.4);
  switch (part.kind) {
    case 'logo':
      return logoStrips(site);
    case 'line':
      return [between, rule(site), between];
    case 'heading':
      return [between, ...writeLines(part.text, { size: size * 1.3, isBold: true }, 'center', site), between];
    case 'text':
      return [between, ...writeLines(part.text, { size }, 'center', site), between];
    case 'fields':
      return site.shape.isSmall
        ? smallFields(part.fields, site)
        : [between, ...namedFields(part.fields, site)];
    case 'table':
      return [between, ...tableStrips(part.table, site), between];
    case 'signatures':
      return [gap(size), signatures(part.texts, site)];
    case 'qr':
      return qrStrips(part.text, site);
    default:
      return barcodeStrips(part.text, site);
  }
}

function rule({ doc, left, width }: Site): Strip {
  return {
    height: 1,
    draw(y) {
      doc.moveTo(left, y).lineTo(left + width, y);
      doc.lineWidth(0.75).dash(3, { space: 2 }).stroke('black').undash();
    },
  };
}

/** Names at the left, values at the right. */
function namedFields(fields: readonly PdfField[], site: Site): Strip[] {
  const { type, left, width, size } = site;
  const longest = Math.max(
    0,
    ...fields.map(({ name, isStrong }) => type.widthOf(name, { size, isBold: isStrong })),
  );
  const names = Math.min(longest + 0.01, width * 0.45);
  const values = { ...site, left: left + names + size * 0.8, width: width - names - size * 0.8 };
  return fields.map(({ name, text, isStrong }) => {
    const letters = { size, isBold: isStrong };
    return sideBySide(
      writeLines(name, letters, 'left', { ...site, width: names }),
      writeLines(text, letters, 'right', values),
    );
  });
}

/** There is room for a line each; what is strong says by itself what it is. */
const smallFields = (fields: readonly PdfField[], site: Site): Strip[] =>
  fields.flatMap(({ name, text, isStrong }) =>
    writeLines(isStrong ? text : `${name} ${text}`, { size: site.size, isBold: isStrong }, 'left', site),
  );

function signatures(texts: readonly string[], site: Site): Strip {
  const width = site.width / texts.length;
  const columns = texts.map((text, index) =>
    writeLines(text, { size: site.size, isBold: true }, 'center', {
      ...site,
      left: site.left + index * width,
      width,
    }),
  );
  return { ...sideBySide(...columns), height: SIGNATURES_HEIGHT * MM };
}

/** The widest that a logo may be, of the width of the text. */
const LOGO_SHARE = 0.6;

function logoStrips({ doc, shape, left, width, logo = new Uint8Array() }: Site): Strip[] {
  const bytes = Buffer.from(logo);
  const facts = readImageFacts(bytes);
  if (facts === null || shape.logo === 0) return [];
  const { widthPx, heightPx } = facts;
  const scale = Math.min((shape.logo * MM) / heightPx, (width * LOGO_SHARE) / widthPx, PX);
  const size = { width: widthPx * scale, height: heightPx * scale };
  return [
    {
      height: size.height,
      draw: (y) => drawPicture(doc, bytes, { x: left + (width - size.width) / 2, y, ...size }),
    },
  ];
}

/** One that is broken stays an empty place, as on the screen. */
function drawPicture(
  doc: PDFKit.PDFDocument,
  bytes: Buffer,
  { x, y, ...size }: Record<'x' | 'y' | 'width' | 'height', number>,
): void {
  try {
    doc.image(bytes, x, y, size);
  } catch {
    // Nobody's receipt waits for a picture.
  }
}
