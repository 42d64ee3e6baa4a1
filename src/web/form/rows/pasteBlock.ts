import type { FormProblem } from '../FormStore.ts';
import type { ValueContext } from '#contract/field.ts';
import type { Row, Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { RecordModel } from '#contract/record.ts';
import { fold } from '#contract/text.ts';
import { enumLabelKey, noValueOf } from '#fields/enum/enum.ts';
import { fieldTypes } from '#fields/types.ts';
import { checkValue } from '../checkForm.ts';
import { copyChosen } from '../copyChosen.ts';
import type { InputDefinition } from '../FormDefinition.ts';

/** Where a block is put. */
export interface PasteSite {
  /** The field that holds the rows. */
  name: string;
  entity: RecordModel;
  /** Columns from the one that was pasted into, in their order; those that cannot be changed are passed over. */
  inputs: readonly InputDefinition[];
  isWritable: (field: FieldModel) => boolean;
  /** Asked when all names are looked up: meanwhile people go on typing. */
  present: () => Present;
  /** Most rows. */
  max: number;
  emptyRow: () => Values;
  context: ValueContext;
  translate: (key: string) => string;
  /** The record that a text names; null when none does, or several. */
  resolve: (field: FieldModel, text: string) => Promise<Row | null>;
}

/** What a block is written over. */
interface Present {
  rows: readonly Values[];
  /** Rows that are written over, by number, in the order in which they are drawn; what is more comes behind. */
  targets: readonly number[];
}

export interface Pasted {
  rows: readonly Values[];
  problems: readonly FormProblem[];
  /** Rows that were written, and rows for which there was no room. */
  count: number;
  left: number;
}

/** Writes a block of cells over rows, and behind them. What no record or code is called stays empty, with a problem that names it. */
export async function pasteBlock(block: readonly (readonly string[])[], site: PasteSite): Promise<Pasted> {
  const lines = isHead(block[0], site) ? block.slice(1) : block;
  const problems: FormProblem[] = [];
  const resolved: ResolvedSite = { ...site, chosen: await resolveAll(lines.slice(0, site.max), site) };
  const { rows, targets } = site.present();
  const room = targets.length + Math.max(0, site.max - rows.length);
  const next = [...rows];
  for (const [at, cells] of lines.slice(0, room).entries()) {
    const index = targets[at] ?? next.length;
    const written = writeRow(next[index] ?? site.emptyRow(), cells, index, resolved);
    next[index] = written.row;
    problems.push(...written.problems);
  }
  return {
    rows: next,
    problems,
    count: Math.min(lines.length, room),
    left: Math.max(0, lines.length - room),
  };
}

/** A first line that repeats the headings is not data. */
function isHead(cells: readonly string[] | undefined, { inputs, translate }: PasteSite): boolean {
  if (!cells || cells.every((cell) => cell === '')) return false;
  return cells.every((cell, at) => cell === '' || fold(cell) === fold(translate(inputs[at]?.label ?? '')));
}

const keyOf = (field: FieldModel, text: string): string => `${field.name}\n${text}`;

/** Questions to the server that run at once. */
const PARALLEL = 6;

/** Every text of a reference is asked once, a few at a time. */
async function resolveAll(
  lines: readonly (readonly string[])[],
  { inputs, isWritable, resolve }: PasteSite,
): Promise<ReadonlyMap<string, Row | null>> {
  const wanted = new Map<string, readonly [FieldModel, string]>();
  for (const [column, { field }] of inputs.entries())
    if (field.reference && isWritable(field))
      for (const cells of lines)
        if (cells[column]) wanted.set(keyOf(field, cells[column]), [field, cells[column]]);
  const found = new Map<string, Row | null>();
  const waiting = [...wanted];
  const work = async (): Promise<void> => {
    for (let one = waiting.pop(); one; one = waiting.pop()) found.set(one[0], await resolve(...one[1]));
  };
  await Promise.all(Array.from({ length: PARALLEL }, work));
  return found;
}

/** Where a block is put, with the records that its texts name. */
interface ResolvedSite extends PasteSite {
  chosen: ReadonlyMap<string, Row | null>;
}

function writeRow(
  row: Values,
  cells: readonly string[],
  index: number,
  site: ResolvedSite,
): { row: Values; problems: readonly FormProblem[] } {
  const { entity, inputs, isWritable, name, context, chosen } = site;
  const next = { ...row };
  const problems: FormProblem[] = [];
  // References first: what is copied from them gives way to what was pasted beside.
  const written = cells.flatMap((text, at) => {
    const field = inputs[at]?.field;
    return field && isWritable(field) ? [{ field, text }] : [];
  });
  written.sort((a, b) => Number(b.field.reference !== undefined) - Number(a.field.reference !== undefined));
  for (const { field, text } of written) {
    const path = `${name}.${index}.${field.name}`;
    const found = field.reference ? (chosen.get(keyOf(field, text)) ?? null) : null;
    const value = field.reference ? (found?.['id'] ?? null) : readCell(text, field, site);
    if (found) Object.assign(next, copyChosen(entity, field, next, found));
    next[field.name] = value ?? null;
    const params = { label: `${entity.name}.${field.name}`, value: text };
    const isNone = value === null && isNoValueWord(text, field, site);
    if (text !== '' && (value === null || value === undefined) && !isNone)
      problems.push({ path, code: field.reference ? 'kit.form.paste_unknown' : 'not_correct', params });
    else
      problems.push(
        ...[checkValue(value, { field, entity: entity.name, path }, context)].filter((one) => one !== null),
      );
  }
  return { row: next, problems };
}

/** One cell in the form in which its field is stored; null for a code or word that nobody knows. */
function readCell(text: string, field: FieldModel, { context, translate }: PasteSite): unknown {
  if (text === '') return field.default ?? null;
  if (field.json === 'boolean') return readWord(text, translate);
  if (!field.enum || field.json === 'array') return fieldTypes[field.type].normalize(text, field, context);
  const model = field.enum;
  const named = model.values.find(
    ({ value }) => fold(text) === fold(translate(enumLabelKey(model, value) ?? '')) || text === String(value),
  );
  return named?.value ?? null;
}

/** Whether a cell says by the enum's own word that there is no value. */
function isNoValueWord(text: string, field: FieldModel, { translate }: PasteSite): boolean {
  return (
    noValueOf(field) !== undefined && fold(text) === fold(translate(enumLabelKey(field.enum, null) ?? ''))
  );
}

/** Yes and no in the user's language, and what spreadsheets write. */
function readWord(text: string, translate: (key: string) => string): boolean | null {
  const word = fold(text);
  if ([fold(translate('kit.form.yes')), 'true', '1', 'x'].includes(word)) return true;
  return [fold(translate('kit.form.no')), 'false', '0'].includes(word) ? false : null;
}
