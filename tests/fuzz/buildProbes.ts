import { callableTransitionsOf } from '#contract/workflow.ts';
import { model } from '#generated/server.gen.ts';
import type { EntityModel, FieldModel } from '#contract/model.ts';
import { toUpload, toWorkbook } from '../server/import/sheets.ts';
import type { HiddenValues } from './hiddenValues.ts';
import { entityOf, type World } from './World.ts';

/*
 * The doors through which a hidden value could come: every way to read, change, move, send and refuse a record.
 */

/** One call. */
export interface Probe {
  door: string;
  method: 'GET' | 'POST' | 'PUT';
  url: string;
  body?: object;
  raw?: { bytes: Buffer; type: string };
}

/** What came of it. */
export interface Reply {
  status: number;
  body: string;
  bytes?: Buffer;
}

export type Send = (probe: Probe) => Promise<Reply>;

/** A call that is made when it is its turn: it may look at the record as it is then. */
export type MakeProbe = () => Promise<Probe>;

/** The calls of one caller through every door. */
export async function buildProbes(world: World, hidden: HiddenValues, send: Send): Promise<MakeProbe[]> {
  const probes: MakeProbe[] = [];
  for (const entity of hidden.entities) {
    probes.push(...(await recordProbes(entity, world, send)));
    probes.push(...listProbes(entity), ...(await importProbes(entity, send)));
  }
  for (const { url } of model.reports)
    probes.push(always({ door: 'report', method: 'POST', url, body: { filters: {} } }));
  return probes;
}

const always =
  (probe: Probe): MakeProbe =>
  async () =>
    probe;

/** A record that the caller may read, and everything that can be done to it. */
async function recordProbes(entity: EntityModel, world: World, send: Send): Promise<MakeProbe[]> {
  const { name } = entity;
  const ids = world.ids(name).slice(0, MOST_TRIED);
  const readable: number[] = [];
  for (const id of ids) {
    if (readable.length === 2) break;
    const { status } = await send({ door: '', method: 'GET', url: `/${name}/${id}` });
    if (status === 200) readable.push(id);
  }
  const many = { filter: JSON.stringify({ id: ids.slice(0, 5) }) };
  return [
    always({ door: 'records', method: 'GET', url: `/${name}?${new URLSearchParams(many).toString()}` }),
    always({ door: 'lookup', method: 'POST', url: `/${name}/lookup`, body: { ids: ids.slice(0, 5) } }),
    ...readable.flatMap((id) => [
      always({ door: 'record', method: 'GET', url: `/${name}/${id}` }),
      ...changeProbes(entity, id, send),
      ...transitionProbes(entity, id),
    ]),
  ];
}

function changeProbes(entity: EntityModel, id: number, send: Send): MakeProbe[] {
  const url = `/${entity.name}/${id}`;
  const free =
    entity.fields.find(({ type, readOnly, read }) => type === 'long_text' && !readOnly && !read)?.name ??
    'id';
  const put =
    (door: string, toBody: (record: Record<string, unknown>) => object): MakeProbe =>
    async () => {
      const { body } = await send({ door, method: 'GET', url });
      return { door, method: 'PUT', url, body: toBody(JSON.parse(body) as Record<string, unknown>) };
    };
  const rows = entity.fields.flatMap((field) => {
    const child = model.entities.find(({ name }) => name === field.rows?.entity);
    return child ? rowProbes(field.name, child, put) : [];
  });
  return [
    put('conflict', () => ({ version: 0, [free]: 'x' })),
    put('change', ({ version }) => ({ version, [free]: 'x' })),
    ...entity.fields
      .filter(({ read }) => read !== undefined)
      .map(({ name }) => put('hidden field', ({ version }) => ({ version, [name]: 1 }))),
    ...rows,
  ];
}

type Put = (door: string, toBody: (record: Record<string, unknown>) => object) => MakeProbe;

function rowProbes(name: string, child: EntityModel, put: Put): MakeProbe[] {
  const open = findOpen(child);
  const links = child.fields.filter(
    ({ reference, readOnly, name }) => reference && !readOnly && name !== child.parent?.foreignKey,
  );
  const cut = (record: Record<string, unknown>, withId: boolean, fixed?: number): object[] =>
    (record[name] as Record<string, unknown>[]).map((row) => ({
      ...(withId ? { id: row['id'] } : {}),
      ...Object.fromEntries(links.map((field) => [field.name, row[field.name]])),
      ...Object.fromEntries(open.map((field) => [field.name, fixed ?? row[field.name]])),
    }));
  return [
    put('conflict of rows', (record) => ({ version: 0, [name]: cut(record, true, AFTER) })),
    put('rows by id', (record) => ({ version: record['version'], [name]: cut(record, true) })),
    put('rows changed', (record) => ({ version: record['version'], [name]: cut(record, true, AFTER) })),
    put('rows without ids', (record) => ({ version: record['version'], [name]: cut(record, false) })),
    put('no rows', ({ version }) => ({ version, [name]: [] })),
  ];
}

/** With a version that is none, so that nothing moves; what would be refused is told by the preview. */
function transitionProbes({ name, workflows }: EntityModel, id: number): MakeProbe[] {
  return callableTransitionsOf(workflows).flatMap(({ key, bulk, sum }) => [
    always({ door: 'transition', method: 'POST', url: `/${name}/${id}/${key}`, body: { version: 0 } }),
    ...(bulk || sum
      ? [always({ door: 'preview', method: 'POST', url: `/${name}/${key}/preview`, body: { ids: [id] } })]
      : []),
  ]);
}

function listProbes({ name }: EntityModel): MakeProbe[] {
  return model.lists
    .filter(({ entity }) => entity === name)
    .flatMap(({ urls, viewModes, columns }) => {
      const modes = viewModes.length > 0 ? viewModes.map(({ key }) => ({ viewMode: key })) : [{}];
      const sorts = columns.map(({ key }) => ({ sort: { field: key, order: 'ASC' } }));
      const filters = columns.map(({ key }) => ({ filters: { [key]: { from: 1, to: 9e10 } } }));
      const list = [...modes, ...sorts, ...filters].map((body) =>
        always({ door: 'list', method: 'POST', url: urls.list, body }),
      );
      const of = (door: string, url: string | undefined) =>
        url === undefined ? [] : modes.map((body) => always({ door, method: 'POST', url, body }));
      return [...list, ...of('count', urls.count), ...of('download', urls.download)];
    });
}

/** A trial of a sheet with a broken row, and the file of its errors. */
async function importProbes({ name }: EntityModel, send: Send): Promise<MakeProbe[]> {
  const sheets = model.imports.filter(({ entity }) => entity === name);
  const all = await Promise.all(
    sheets.map(async ({ url, columns }) => {
      const rows = [columns.map(({ key }) => key), columns.map((_, at) => (at % 2 === 0 ? 'a' : 1))];
      const { payload, type } = toUpload({ name: 'a.xlsx', bytes: await toWorkbook(rows) }, { dry_run: '1' });
      const trial: Probe = { door: 'import', method: 'POST', url, raw: { bytes: payload, type } };
      const errors: MakeProbe = async () => {
        const { body } = await send(trial);
        const { error_file } = JSON.parse(body) as { error_file?: string };
        return { door: 'error file', method: 'GET', url: error_file ?? `${url}/errors/0` };
      };
      return [always(trial), errors];
    }),
  );
  return all.flat();
}

/** Undoes what the probes change, so that they change it again. */
export async function setBack(name: string, { run, ids }: World): Promise<void> {
  const entity = entityOf(name);
  const probed = [ids(name).slice(0, MOST_TRIED)];
  const free = findFree(entity);
  if (free) await run(`update "${entity.table}" set "${free}" = 'y' where id = any($1::int8[])`, probed);
  for (const { rows } of entity.fields) {
    if (!rows) continue;
    const child = entityOf(rows.entity);
    const sets = findOpen(child).map((field) => `"${field.name}" = ${BEFORE}`);
    if (sets.length === 0) continue;
    const where = `"${rows.foreignKey}" = any($1::int8[])`;
    await run(`update "${child.table}" set ${sets.join(', ')} where ${where}`, probed);
  }
}

/** Records of an entity that are tried to be read. */
const MOST_TRIED = 40;

/** Numbers of child rows before and after the probes have changed them. */
const BEFORE = 5;
const AFTER = 7;

/** A text that everybody may change. */
const findFree = ({ fields }: EntityModel): string | undefined =>
  fields.find(({ type, readOnly, read, write }) => type === 'long_text' && !readOnly && !read && !write)
    ?.name;

/** Numbers of child rows that everybody may change. */
const findOpen = ({ fields }: EntityModel): FieldModel[] =>
  fields.filter(
    ({ readOnly, read, write, type, json, enum: choices }) =>
      !readOnly && !read && !write && !choices && type !== 'reference' && json === 'integer',
  );
