import { model } from '#generated/server.gen.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { sampleValue } from './samples.ts';
import type { Caller, TestServer } from './server.ts';

/** Makes a record of every entity that the demo has none of, by the API: a module without seeds is tested as well. */
export async function createSamples(server: TestServer, caller: Caller): Promise<void> {
  const missing = model.entities.filter(({ access, parent }) => access.create !== null && !parent);
  for (const entity of missing) {
    if (await hasRecord(server, entity)) continue;
    const reply = await caller.post(`/${entity.name}`, await sampleBody(caller, entity));
    if (reply.status !== 201) throw new Error(`no sample of ${entity.name}: ${reply.status} ${reply.body}`);
  }
}

/** Whether the demo company has one; those of single users belong to tests of their own. */
async function hasRecord({ db }: TestServer, { table, owner }: EntityModel): Promise<boolean> {
  if (owner === 'user') return true;
  const where =
    owner === 'global' ? '' : ` where customer_id = (select id from khuon_customer where key = 'demo')`;
  const { rows } = await db.withoutTenant('maintenance').query(`select 1 from "${table}"${where} limit 1`);
  return rows.length > 0;
}

/** What people must fill in to make a record. */
async function sampleBody(caller: Caller, entity: EntityModel): Promise<Record<string, unknown>> {
  const typed = entity.fields.filter(
    ({ name, required, readOnly, number, compute, default: initial }) =>
      required &&
      !readOnly &&
      !number &&
      !compute &&
      initial === undefined &&
      name !== entity.workflow?.field,
  );
  const values = await Promise.all(
    typed.map(async (field) => [field.name, await sampleOf(caller, field)] as const),
  );
  return Object.fromEntries(values);
}

async function sampleOf(caller: Caller, field: FieldModel): Promise<unknown> {
  if (field.rows) {
    const child = model.entities.find(({ name }) => name === field.rows?.entity);
    return child ? [await sampleBody(caller, withoutParent(child, field.rows.foreignKey))] : [];
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
