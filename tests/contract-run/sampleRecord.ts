import { addDays, todayIn } from '#fields/date_time/zone.ts';
import { workflowsOf } from '../support/schemas/readSchemas.ts';
import { factsOf } from '../../generators/model/buildFieldFacts.ts';
import type { FieldFile } from '../../generators/model/schemas.ts';
import type { FieldModel } from '#contract/model.ts';
import { typeOf } from '../support/schemas/fields.ts';
import { sampleValue } from '../support/samples.ts';
import type { Contract } from './Contract.ts';

type Body = Record<string, unknown>;

/**
 * A body that an entity takes: what must be filled, references looked up, one child row where there must be one.
 * `more` are fields that the server asked for besides: rules of its own may need them.
 */
export async function sampleRecord(
  contract: Contract,
  entity: string,
  more: readonly string[] = [],
): Promise<Body> {
  const file = contract.schemas.entities.get(entity);
  const unique = new Set(file?.['x-unique']?.flatMap(({ fields }) => fields));
  const states = workflowsOf(contract.schemas, entity).map(({ field }) => field);
  const body: Body = {};
  const named = new Map<string, number>();
  for (const name of new Set([...(file?.required ?? []), ...more])) {
    const field = file?.properties[name];
    if (!field || field.readOnly || field['x-number'] || field['x-compute'] || states.includes(name))
      continue;
    const value = await valueOf(contract, { name, field, named, isUnique: unique.has(name) });
    body[name] = unique.has(name) && isWritten(field, value) ? toUnique(field, value) : value;
  }
  const period = file?.['x-period'];
  return period?.noOverlap ? { ...body, ...sampleDay(period) } : body;
}

/** A day long ago on which no other record holds. */
function sampleDay({ from, to }: { from: string; to: string }): Body {
  made += 1;
  const day = new Date(Date.UTC(2001, 0, made)).toISOString().slice(0, 10);
  return { [from]: day, [to]: day };
}

/** Whether a value is a text of the field's own: days and codes of lists are what they are. */
const isWritten = (field: FieldFile, value: unknown): value is string =>
  typeof value === 'string' && !field['x-enum'] && typeOf(field) !== 'date';

let made = 0;

/** A text of the field's form that no other record has; the usual one where none is found. */
function toUnique(field: FieldFile, usual: string): string {
  made += 1;
  const { maxLength = 40, pattern } = field;
  const time = Date.now().toString();
  if (typeOf(field) === 'link') return `${usual}/${made}-${time}`;
  if (typeOf(field) === 'phone') return `09${(Number(time) + made).toString().slice(-8)}`;
  if (pattern === undefined) return `t${made}${Number(time).toString(36)}`.slice(0, maxLength);
  const mark = (Number(time) + made * 7919).toString(36).toUpperCase();
  const found = [3, 2, 4, 6, 8, 1]
    .flatMap((length) => [mark.slice(-length), mark.slice(-length).toLowerCase()])
    .find((one) => new RegExp(pattern).test(one));
  return found ?? usual;
}

interface Wanted {
  name: string;
  field: FieldFile;
  /** How many records of an entity the body names already: the next reference names another. */
  named: Map<string, number>;
  /** No two records have it: what is named is from the end, which others name least. */
  isUnique: boolean;
}

async function valueOf(contract: Contract, wanted: Wanted): Promise<unknown> {
  const { name, field } = wanted;
  const { schemas } = contract;
  const children = field['x-rows'];
  if (children) return [await sampleChild(contract, children.entity, children.foreignKey)];
  const target = field['x-reference']?.entity;
  if (target !== undefined) return findId(contract, target, wanted);
  const linked = field['x-links']?.entity;
  if (linked !== undefined) return [await findId(contract, linked, wanted)];
  const model = schemas.enums.get(field['x-enum'] ?? '');
  if (field.default !== undefined) return toValue(field.default);
  const code = model?.values.find(({ deprecated }) => !deprecated)?.value ?? null;
  if (model) return typeOf(field) === 'enums' ? [code] : code;
  return sampleValue({
    ...field,
    name,
    type: typeOf(field),
    json: field.type ?? factsOf(field).json[0],
  } as unknown as FieldModel);
}

/** A default may be a day counted from today. */
function toValue(initial: unknown): unknown {
  if (typeof initial !== 'object' || initial === null || !('today' in initial)) return initial;
  return addDays(todayIn('Asia/Ho_Chi_Minh', new Date()), Number(initial.today));
}

/** A record to name: another one each time. */
async function findId(
  { account }: Contract,
  target: string,
  { field, named, isUnique }: Wanted,
): Promise<number | null> {
  const reply = await account.api.post(`/${target}/lookup`, { where: field['x-reference']?.where ?? {} });
  const rows = (reply.json['rows'] ?? []) as { id: number }[];
  const place = named.get(target) ?? 0;
  named.set(target, place + 1);
  if (isUnique) made += 1;
  const row = isUnique ? rows.at(-1 - (made % rows.length)) : rows[place];
  return (row ?? rows[0])?.id ?? null;
}

async function sampleChild(contract: Contract, entity: string, foreignKey: string): Promise<Body> {
  const child = await sampleRecord(contract, entity);
  delete child[foreignKey];
  return child;
}
