import type { Paper } from '#contract/print.ts';
import { at, checkReadable, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { findStoodFor } from './buildBehind.ts';
import { factsOf, toType } from './buildFieldFacts.ts';
import { toFieldLabel } from './buildLabel.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import type { Source } from './buildSources.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import { checkAdded } from './checkAdded.ts';
import { inside } from './site.ts';
import type { Site } from './site.ts';
import type { FieldFile, PrintBlockFile, PrintedFile } from './schemas.ts';
import type { ModelPrint, ModelPrintBlock, ModelPrinted } from './types.ts';

/** A printed document; null after a report. */
export function buildPrint(context: Context, source: Source<'print'>): ModelPrint | null {
  const { value, stem } = source;
  const entity = findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null) return null;
  const row =
    value.each === undefined ? undefined : findRows(context, entity, value.each, at(source, 'each'));
  const blocks = value.blocks.flatMap((block, index) => {
    const site: PrintSite = { context, entity, place: at(source, 'blocks', index), document: stem, row };
    return buildBlock(site, block) ?? [];
  });
  // What it is called where prints are told of, though it need not stand on the paper.
  context.texts.need(`print.${stem}.title`, at(source, 'entity'));
  const { paper, each } = value;
  return {
    ...buildOrigin(source),
    name: stem,
    entity: value.entity,
    paper,
    ...buildSetting(context, source),
    ...given({ each }),
    blocks,
  };
}

/** Whose values are papers, each of them. */
function buildSetting(context: Context, source: Source<'print'>): Pick<ModelPrint, 'paperSetting'> {
  const { paperSetting } = source.value;
  if (paperSetting === undefined) return {};
  const place = at(source, 'paperSetting');
  const settings = context.modules.get(source.module)?.value.settings ?? {};
  const field = settings[paperSetting];
  const papers = context.enums.get(field?.['x-enum'] ?? '')?.value.values.map(({ value }) => value);
  if (field === undefined)
    context.report.at(
      place,
      'GEN205',
      `"${paperSetting}" is no setting of ${source.module}.`,
      hintOf(paperSetting, Object.keys(settings)),
    );
  else if (papers === undefined || !papers.every((value) => PAPERS.includes(String(value))))
    context.report.at(
      place,
      'GEN233',
      `"${paperSetting}" is no enum of papers.`,
      `A paper is ${PAPERS.join(', ')}.`,
    );
  return { paperSetting };
}

/** `contract/paper.ts` has them as well; a test compares both. */
export const PAPERS: readonly string[] = [
  '58mm',
  '80mm',
  '50x30mm',
  '100x150mm',
  'A6',
  'A4',
] satisfies readonly Paper[];

/**
 * The document that a button prints of an entity's records, or of those that the rows of a view stand for; undefined where it names
 * none, and after a report.
 */
export function findPrint(
  context: Context,
  stem: string | undefined,
  entity: string | undefined,
  place: Place,
): Pick<ModelPrint, 'generated' | 'constant'> | undefined {
  if (stem === undefined) return undefined;
  const source = context.entities.get(entity ?? '');
  const printable = source === undefined ? [] : recordsOf(source);
  const own = context.prints.filter(
    ({ value, module }) =>
      printable.includes(value.entity) && module === context.entities.get(value.entity)?.module,
  );
  const found = own.find((print) => print.stem === stem);
  if (found !== undefined) {
    const { generated, constant } = buildOrigin(found);
    return { generated, constant };
  }
  const hint = hintOf(
    stem,
    own.map((print) => print.stem),
  );
  context.report.at(place, 'GEN205', `"${stem}" is no document of ${entity} in its module.`, hint);
  return undefined;
}

/** A place in a document. */
interface PrintSite extends Site {
  readonly document: string;
  /** The child row of which a page speaks beside its record. */
  readonly row?: Source<'entity'> | undefined;
}

/** Whose field a page shows: the record's, or else the row's. */
const ownerOf = ({ entity, row }: PrintSite, name: string): Source<'entity'> =>
  row !== undefined && !(name in entity.value.properties) && name in row.value.properties ? row : entity;

type Kind = PrintBlockFile['kind'];
type Keyword = Exclude<keyof PrintBlockFile, 'kind'>;

/** What each kind says, and nothing else. */
const KEYWORDS: Readonly<Record<Kind, readonly Keyword[]>> = {
  company: [],
  title: [],
  text: ['key'],
  line: [],
  fields: ['fields'],
  table: ['rows', 'columns'],
  related: ['entity', 'by', 'columns'],
  signatures: ['keys'],
  barcode: ['field'],
  qr: ['field'],
};

/** What a kind may say beside. */
const BESIDE: Readonly<Partial<Record<Kind, readonly Keyword[]>>> = { qr: ['link'] };

function buildBlock(site: PrintSite, block: PrintBlockFile): ModelPrintBlock | null {
  if (!checkKeywords(site, block)) return null;
  const { context, place, document } = site;
  const { kind, key = '', field = '', fields = [], rows = '', columns = [] } = block;
  if (kind === 'company' || kind === 'line') return { kind };
  if (kind === 'title')
    return { kind, text: context.texts.need(`print.${document}.title`, under(place, 'kind')) };
  if (kind === 'text')
    return { kind, text: context.texts.need(`print.${document}.text.${key}`, under(place, 'key')) };
  if (kind === 'fields') return { kind, fields: buildPrinted(inside(site, 'fields'), fields) };
  if (kind === 'table') return buildTable(site, rows, columns);
  if (kind === 'related') return buildRelated(site, block);
  if (kind === 'signatures') return buildSignatures(site, block.keys ?? []);
  const shown = buildBarcode(inside(site, 'field'), field);
  return shown && { kind, field: shown, ...given({ link: block.link }) };
}

function checkKeywords({ context, place }: PrintSite, block: PrintBlockFile): boolean {
  const wanted = KEYWORDS[block.kind];
  const said = (Object.keys(block) as (Keyword | 'kind')[]).filter((name) => name !== 'kind');
  const missing = wanted.find((name) => block[name] === undefined);
  const known = [...wanted, ...(BESIDE[block.kind] ?? [])];
  const strange = said.find((name) => !known.includes(name));
  if (missing !== undefined)
    context.report.at(place, 'GEN233', `is ${block.kind}, so it needs "${missing}".`);
  if (strange !== undefined) {
    const text = `does not belong to ${block.kind}.`;
    context.report.at({ ...under(place, strange), on: 'key' }, 'GEN233', text, 'Take it out.');
  }
  return missing === undefined && strange === undefined;
}

/** The field whose value a code shows; null after a report. */
function buildBarcode(site: PrintSite, name: string): Pick<ModelPrinted, 'entity' | 'name'> | null {
  const { context, place } = site;
  const entity = ownerOf(site, name);
  const field = findField(context, entity, name, place);
  if (field === null || !checkReadable(context, field, name, place)) return null;
  if (factsOf(field).logic === 'string' && toType(field) !== 'enum')
    return { entity: entity.value.title, name };
  context.report.at(
    place,
    'GEN233',
    `"${name}" is ${toType(field)}, which no barcode shows.`,
    'Name a code.',
  );
  return null;
}

/** The entity of child rows; undefined after a report. */
function findRows(
  context: Context,
  entity: Source<'entity'>,
  rows: string,
  place: Place,
): Source<'entity'> | undefined {
  const field = findField(context, entity, rows, place);
  const child = context.entities.get(field?.['x-rows']?.entity ?? '');
  if (field !== null && child === undefined)
    context.report.at(place, 'GEN214', `"${rows}" is ${toType(field)}, not child rows.`);
  return child;
}

function buildTable(site: PrintSite, rows: string, columns: readonly PrintedFile[]): ModelPrintBlock | null {
  const { context, entity, place, document } = site;
  const child = findRows(context, entity, rows, under(place, 'rows'));
  if (child === undefined) return null;
  const shown = buildPrinted(inside({ context, entity: child, place, document }, 'columns'), columns);
  return { kind: 'table', rows, columns: shown };
}

/** Records that refer to the printed one; null after a report. */
function buildRelated(
  site: PrintSite,
  { entity: name = '', by = '', columns = [] }: PrintBlockFile,
): ModelPrintBlock | null {
  const { context, entity, place } = site;
  const other = findEntity(context, name, under(place, 'entity'));
  const field = other && findField(context, other, by, under(place, 'by'));
  if (other === null || field === null) return null;
  const target = field['x-reference']?.entity;
  if (target === undefined || !recordsOf(entity).includes(target)) {
    const text = `"${by}" of ${name} is no reference to ${entity.value.title}.`;
    context.report.at(under(place, 'by'), 'GEN214', text);
    return null;
  }
  const shown = buildPrinted(inside({ ...site, entity: other, row: undefined }, 'columns'), columns);
  return { kind: 'related', entity: name, by, columns: shown };
}

/** Whose records a row stands for, under their id: its entity's, and of a view that of which its key is a reference. */
const recordsOf = (source: Source<'entity'>): readonly (string | undefined)[] => [
  source.value.title,
  findStoodFor(source),
];

const buildSignatures = (
  { context, place, document }: PrintSite,
  keys: readonly string[],
): ModelPrintBlock => ({
  kind: 'signatures',
  texts: keys.map((key, index) =>
    context.texts.need(`print.${document}.text.${key}`, under(place, 'keys', index)),
  ),
});

/** What cannot be written as a line of text. */
const UNPRINTED: readonly string[] = ['rows', 'opaque'];

function buildPrinted(site: PrintSite, files: readonly PrintedFile[]): ModelPrinted[] {
  const { context } = site;
  return files.flatMap((file, index) => {
    const { field: name, strong, sum, unlessZero } = typeof file === 'string' ? { field: file } : { ...file };
    const entity = ownerOf(site, name);
    const place = under(site.place, index, ...(typeof file === 'string' ? [] : ['field']));
    const field = findField(context, entity, name, place);
    if (field === null || !checkReadable(context, field, name, place)) return [];
    if (UNPRINTED.includes(factsOf(field).logic)) {
      context.report.at(place, 'GEN233', `"${name}" is ${toType(field)}, which is no line of text.`);
      return [];
    }
    if (sum === true) checkSum({ ...site, place }, name, field, site.place.path.at(-1) === 'columns');
    const label = toFieldLabel(context, entity.value.title, name);
    return [{ entity: entity.value.title, name, label, ...flags({ strong, sum, unlessZero }) }];
  });
}

function checkSum({ context, place }: PrintSite, name: string, field: FieldFile, isColumn: boolean): void {
  const { report } = context;
  if (!isColumn)
    report.at(place, 'GEN233', 'is added up, but only columns of a table are.', 'Take "sum" out.');
  else if (factsOf(field).can?.includes('sum') !== true)
    report.at(place, 'GEN213', `"${name}" cannot be added up.`);
  else checkAdded(context, name, field, { place });
}
