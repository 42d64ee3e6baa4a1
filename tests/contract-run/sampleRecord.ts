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
  const state = contract.schemas.workflows.get(entity)?.field;
  const body: Body = {};
  for (const name of new Set([...(file?.required ?? []), ...more])) {
    const field = file?.properties[name];
    if (!field || field.readOnly || field['x-number'] || field['x-compute'] || name === state) continue;
    const value = await valueOf(contract, name, field);
    body[name] = unique.has(name) && typeof value === 'string' && !field.pattern ? toUnique(field) : value;
  }
  return body;
}

let made = 0;

/** A text that no other record has. */
function toUnique({ maxLength = 40 }: FieldFile): string {
  made += 1;
  return `t${made}${Date.now().toString(36)}`.slice(0, maxLength);
}

async function valueOf(contract: Contract, name: string, field: FieldFile): Promise<unknown> {
  const { account, schemas } = contract;
  const rows = field['x-rows'];
  if (rows) return [await sampleChild(contract, rows.entity, rows.foreignKey)];
  const target = field['x-reference']?.entity;
  if (target !== undefined) {
    const reply = await account.api.post(`/${target}/lookup`, { where: field['x-reference']?.where ?? {} });
    return ((reply.json['rows'] ?? []) as { id: number }[])[0]?.id ?? null;
  }
  const model = schemas.enums.get(field['x-enum'] ?? '');
  if (model) return model.values.find(({ deprecated }) => !deprecated)?.value ?? null;
  if (field.default !== undefined) return field.default;
  return sampleValue({
    ...field,
    name,
    type: typeOf(field),
    json: field.type ?? factsOf(field).json[0],
  } as unknown as FieldModel);
}

async function sampleChild(contract: Contract, entity: string, foreignKey: string): Promise<Body> {
  const child = await sampleRecord(contract, entity);
  delete child[foreignKey];
  return child;
}
