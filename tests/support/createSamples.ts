import { stateFields } from '#contract/workflow.ts';
import { model } from '#generated/server.gen.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { sampleValue } from './samples.ts';
import type { Caller, TestServer } from './server.ts';

/**
 * Makes a record of every entity that the demo has none of, by the API: a module without seeds is tested as well. Gives the
 * names of those entities.
 */
export async function createSamples(server: TestServer, caller: Caller): Promise<ReadonlySet<string>> {
  const made = new Set<string>();
  for (const entity of model.entities.filter(({ access, parent }) => access.create !== null && !parent)) {
    if (await hasRecord(server, entity)) continue;
    made.add(entity.name);
    // Guards mostly want what may be left empty; what a rule of the record does not want is left out.
    if ((await post(caller, entity, isWritable)).status === 201) continue;
    const reply = await post(caller, entity, ({ required }) => required === true);
    if (reply.status !== 201) throw new Error(`no sample of ${entity.name}: ${reply.status} ${reply.body}`);
  }
  return made;
}

const isWritable = ({ type }: FieldModel): boolean => !OWN_WAYS.includes(type);

/** What is stored by ways of its own, before a record names it. */
const OWN_WAYS: readonly string[] = ['image', 'images', 'file', 'svg', 'secret', 'otp'];

async function post(caller: Caller, entity: EntityModel, isIn: (field: FieldModel) => boolean) {
  return caller.post(`/${entity.name}`, await sampleBody(caller, entity, isIn));
}

/** Whether the demo company has one; those of single users belong to tests of their own. */
async function hasRecord({ db }: TestServer, { table, owner }: EntityModel): Promise<boolean> {
  if (owner === 'user') return true;
  const where =
    owner === 'global' ? '' : ` where customer_id = (select id from khuon_customer where key = 'demo')`;
  const { rows } = await db.withoutTenant('maintenance').query(`select 1 from "${table}"${where} limit 1`);
  return rows.length > 0;
}

/** What people fill in to make a record. */
async function sampleBody(
  caller: Caller,
  entity: EntityModel,
  isIn: (field: FieldModel) => boolean,
): Promise<Record<string, unknown>> {
  const typed = entity.fields.filter(
    (field) => isIn(field) && isTyped(field) && !stateFields(entity.workflows).includes(field.name),
  );
  const values = await Promise.all(
    typed.map(async (field) => [field.name, await sampleOf(caller, field, isIn)] as const),
  );
  return Object.fromEntries(values);
}

const isTyped = ({ readOnly, number, compute, default: initial }: FieldModel): boolean =>
  !readOnly && !number && !compute && initial === undefined;

async function sampleOf(
  caller: Caller,
  field: FieldModel,
  isIn: (field: FieldModel) => boolean,
): Promise<unknown> {
  if (field.rows) {
    const child = model.entities.find(({ name }) => name === field.rows?.entity);
    return child ? [await sampleBody(caller, withoutParent(child, field.rows.foreignKey), isIn)] : [];
  }
  const target = (field.reference ?? field.links)?.entity;
  if (target === undefined) return sampleValue(field);
  const { json } = await caller.post(`/${target}/lookup`, { where: field.reference?.where ?? {} });
  const id = (json['rows'] as { id: number }[] | undefined)?.[0]?.id ?? null;
  return field.links ? [id] : id;
}

function withoutParent(child: EntityModel, foreignKey: string): EntityModel {
  return { ...child, fields: child.fields.filter(({ name }) => name !== foreignKey) };
}
