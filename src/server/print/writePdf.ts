import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { PAPERS, type PaperShape } from '#contract/paper.ts';
import type { TaskRunner } from '../threads/Task.ts';
import { openTypeface } from './openTypeface.ts';
import { drawStrips, gap, heightOf, MM, PX, writeLines, type Site, type Strip } from './Strip.ts';
import { toStrips } from './toStrips.ts';
import type { WritePdfTask } from './WritePdfTask.ts';

/** The task `write_pdf`. */
export const writePdf: TaskRunner<WritePdfTask, Uint8Array> = async (task) => {
  const { language, title, time } = task;
  const doc = new PDFDocument({
    autoFirstPage: false,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: time },
  });
  const bytes = buffer(doc);
  const site = toSite(doc, task);
  for (const parts of task.documents) {
    const strips = toStrips(parts, site);
    drawDocument([...strips, ...note(task, site)], site);
    // Whoever draws measures once more.
    site.type.takeMissing();
  }
  doc.end();
  return bytes;
};

/** What could not be written is a question mark in the text, and is told below it. */
function note({ missing }: WritePdfTask, site: Site): Strip[] {
  const count = site.type.takeMissing();
  if (count === 0) return [];
  return [gap(site.size), ...writeLines(missing.replace('{count}', String(count)), site, 'left', site)];
}

function toSite(doc: PDFKit.PDFDocument, { paper, logo, font }: WritePdfTask): Site {
  const shape = PAPERS[paper];
  const sides = blankOf(shape).sides;
  return {
    doc,
    type: openTypeface(doc, font),
    shape,
    left: sides,
    width: shape.width * MM - 2 * sides,
    size: shape.letterPx * PX,
    ...(logo && { logo }),
  };
}

/** What stays blank above and at the sides. */
function blankOf({ margin = [0], sides }: PaperShape) {
  const [above, side = above] = margin;
  return { above: above * MM, sides: (sides ?? side) * MM };
}

/** A roll is cut where its text ends, a label cuts what does not fit, a sheet goes on on the next one. */
function drawDocument(strips: readonly Strip[], { doc, shape }: Site): void {
  const width = shape.width * MM;
  const addPage = (height: number) => doc.addPage({ size: [width, height], margin: 0 });
  const { above } = blankOf(shape);
  if (shape.height === undefined) {
    addPage(heightOf(strips) + MM);
    drawStrips(strips, 0);
    return;
  }
  const height = shape.height * MM;
  const room = height - 2 * above;
  addPage(height);
  if (shape.isLabel) return void drawStrips(fitting(strips, room), above);
  let y = above;
  for (const strip of strips) {
    if (y + strip.height > above + room && y > above) {
      addPage(height);
      y = strip.head ? drawStrips([strip.head], above) : above;
    }
    if (!strip.isGap || y > above) y = drawStrips([strip], y);
  }
}

/** What there is room for, from the top. */
function fitting(strips: readonly Strip[], room: number): readonly Strip[] {
  let rest = room;
  const last = strips.findIndex((strip) => (rest -= strip.height) < 0);
  return last < 0 ? strips : strips.slice(0, last);
}
