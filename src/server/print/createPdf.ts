import { buffer } from 'node:stream/consumers';
import { paperOf } from '#contract/paper.ts';
import { pagesOf } from '#contract/print.ts';
import type { Customer, Language } from '#contract/session.ts';
import type { Change } from '../write/runChange.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import type { PrintedRun } from './PrintedRun.ts';
import { readPrinted } from './readPrinted.ts';
import { toPdfParts, type PdfTools } from './toPdfParts.ts';
import type { WritePdfTask } from './WritePdfTask.ts';

/** Milliseconds that a file of fifty documents may take. */
const LIMIT_MS = 60_000;

/** What a file is made of, as far as the caller may read it. */
export async function toPdfTask(change: Change, run: PrintedRun, origin: string): Promise<WritePdfTask> {
  const { document } = run;
  const { now, session } = change;
  const { pdfFont: font } = change.parts;
  const language = toLanguage(change.language, font);
  const tools = toTools({ ...change, language }, origin);
  const records = await readPrinted(change, run);
  return {
    kind: 'write_pdf',
    name: document.name,
    paper: paperOf(document, session.settings),
    language,
    title: tools.translate(`print.${document.name}.title`),
    time: now,
    missing: tools.translate('kit.print.signs_missing', { count: COUNT }),
    font,
    documents: records
      .flatMap((record) => pagesOf(document, record))
      .map((record) => toPdfParts(document.blocks, record, tools)),
  };
}

/** Where the count of the signs stands that could not be written, until it is known. */
const COUNT = '{count}';

/** The product's own typeface has no Chinese signs: without another one who reads these is written to in English. */
const toLanguage = (language: Language, font: string | undefined): Language =>
  language === 'zh' && font === undefined ? 'en' : language;

function toTools({ language, values, parts, session }: Change, origin: string): PdfTools {
  return {
    values: { ...values, language },
    translate: (key, params) => parts.texts.find(language, key, params) ?? key,
    company: session.customer.company_name ?? '',
    origin,
  };
}

/** Pictures that a file can take in. */
const PICTURES = ['image/jpeg', 'image/png'];

/** The company's logo, where it is a picture of its own in the file store. */
async function readLogo({ id, logo }: Customer, { files }: ServerParts): Promise<Uint8Array | undefined> {
  const file = await files.find((logo ?? '').replace(/^\/?files\//, ''));
  if (file?.customerId !== id || !PICTURES.includes(file.mediaType)) return undefined;
  // One that is lost is left out, as on the screen.
  return buffer(files.open(file)).catch(() => undefined);
}

/** The bytes of a file, headed with the company's logo. */
export async function createPdf(task: WritePdfTask, customer: Customer, parts: ServerParts): Promise<Buffer> {
  const logo = await readLogo(customer, parts);
  const work: WritePdfTask = logo ? { ...task, logo } : task;
  return Buffer.from(await parts.threads.run<Uint8Array>(work, { limitMs: LIMIT_MS }));
}
