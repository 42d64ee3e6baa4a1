import type { StepModel } from '#contract/workflow.ts';
import type {
  Model,
  ModelCall,
  ModelEntity,
  ModelForm,
  ModelImport,
  ModelList,
  ModelPage,
  ModelReport,
  ModelTransition,
} from '../model/types.ts';
import { KIT_CALLS } from './kitCalls.ts';
import { shape } from './kitShapes.ts';
import { BUILT } from './names.ts';
import type { Names } from './names.ts';
import {
  BULK_ANSWER,
  BULK_PREVIEW,
  ERROR,
  IMPORT_ANSWER,
  IMPORT_PROGRESS,
  IMPORT_REQUEST,
  LOOKUP_ANSWER,
  LOOKUP_REQUEST,
  QUEUED_IMPORT,
  refer,
  toBulkSchema,
  toDataSchema,
  toListAnswerSchema,
  toDownloadRequestSchema,
  toListRequestSchema,
  toOperation,
  toRecordSchema,
  toSentSchema,
  toSumSchema,
  toWriteSchema,
} from './openapiSchemas.ts';
import type { Schema } from './schema.ts';

/** Path below `src/generated`. */
export const OPENAPI_FILE = `${BUILT}openapi.json`;

type Paths = Record<string, Record<string, Schema>>;

/** The whole API as OpenAPI 3.1: the kit's calls, then what the schemas make. */
export function emitOpenApi(model: Model, names: Names): string {
  const paths: Paths = {};
  addKit(paths);
  for (const entity of model.entities) addEntity(paths, entity, names);
  for (const entity of model.entities) addFindCalls(paths, entity);
  for (const list of model.lists) addList(paths, list, names);
  for (const form of model.forms) addForm(paths, form, names);
  for (const report of model.reports) addReport(paths, report);
  for (const each of model.imports) addImport(paths, each);
  for (const page of model.pages) addPage(paths, page);
  for (const action of model.actions) addAction(paths, action, names);
  const document = {
    openapi: '3.1.0',
    info: { title: 'Khuon', version: '1' },
    servers: [{ url: '/api' }],
    security: [{ session: [], client: [] }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        client: { type: 'apiKey', in: 'header', name: 'X-Client-Key' },
        api: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
      },
      schemas: toSchemas(model, names),
    },
  };
  return `${JSON.stringify(document)}\n`;
}

function toSchemas(model: Model, names: Names): Record<string, Schema> {
  const schemas: Record<string, Schema> = { Error: ERROR };
  for (const entity of model.entities) {
    schemas[entity.component] = toRecordSchema(entity, names);
    if (entity.written === undefined)
      schemas[`${entity.component}Write`] = toWriteSchema(entity.fields, names);
  }
  for (const list of model.lists) {
    schemas[`${list.component}Request`] = toListRequestSchema(list, names);
    if (list.urls.download) schemas[`${list.component}Download`] = toDownloadRequestSchema(list, names);
    schemas[`${list.component}Answer`] = toListAnswerSchema(list, names);
  }
  return schemas;
}

function addKit(paths: Paths): void {
  for (const { path, method, summary, body, answer, open } of KIT_CALLS) {
    if (answer === undefined) continue;
    add(paths, method, path, {
      ...toOperation(summary, 'kit', answer, body),
      ...(open && { security: [{ client: [] }] }),
    });
  }
}

function addEntity(paths: Paths, entity: ModelEntity, names: Names): void {
  const { name, component } = entity;
  const base = `/${name}`;
  const one = refer(component);
  const write = refer(`${component}Write`);
  // What nobody may ask for is no part of the API.
  if (entity.access.read) addReading(paths, entity);
  if (entity.lookup)
    add(
      paths,
      'post',
      `${base}/lookup`,
      toOperation(`Choices of ${name}`, name, LOOKUP_ANSWER, LOOKUP_REQUEST),
    );
  if (entity.access.create) add(paths, 'post', base, toOperation(`Create a ${name}`, name, one, write));
  if (entity.access.update)
    add(paths, 'put', `${base}/{id}`, toOperation(`Change a ${name}`, name, one, write));
  if (entity.access.delete) add(paths, 'delete', `${base}/{id}`, toOperation(`Delete a ${name}`, name, one));
  for (const { transitions } of names.workflowsOf(name))
    for (const transition of transitions)
      if (transition.automatic !== true) addTransition(paths, entity, transition, names);
  for (const action of names.actionsOf(name)) {
    const { key, records, input } = action;
    addStep(paths, entity, { ...records, key, data: toDataSchema(input, names) });
  }
}

function addReading(paths: Paths, { name, component }: ModelEntity): void {
  const one = refer(component);
  const several = toOperation(`Several of ${name}, their number in \`Content-Range\``, name, {
    type: 'array',
    items: one,
  });
  add(paths, 'get', `/${name}`, { ...several, parameters: PLAIN_LIST });
  add(paths, 'get', `/${name}/{id}`, toOperation(`One ${name}`, name, one));
}

/** JSON texts, as `ra-data-simple-rest` writes them. */
const PLAIN_LIST = [
  [
    'filter',
    '{"id":[1,2]}; references, keys and what an index begins with: a value, several, `{from, to}`; words as `q`',
  ],
  ['range', '[0,24]; at most 200 rows'],
  ['sort', '["id","DESC"]'],
].map(([name, description]) => ({ name, in: 'query', schema: { type: 'string' }, description }));

function addTransition(paths: Paths, entity: ModelEntity, transition: ModelTransition, names: Names): void {
  const { form, note } = transition;
  const data = toDataSchema(form === undefined ? [] : (names.form(form).data ?? []), names);
  const noted = note
    ? { allOf: [data, shape({ note: { type: 'string', minLength: note.minLength } })] }
    : data;
  addStep(paths, entity, { ...transition, data: noted });
}

type Step = Pick<StepModel, 'key'> & Partial<Pick<StepModel, 'bulk' | 'sum'>> & { data: Schema };

/** What is done to records, one or many. */
function addStep(paths: Paths, { name, component }: ModelEntity, { key, bulk, sum, data }: Step): void {
  add(
    paths,
    'post',
    `/${name}/{id}/${key}`,
    toOperation(`${key} of one ${name}`, name, refer(component), data),
  );
  const many = toOperation(`${key} of many ${name}`, name, BULK_ANSWER, toBulkSchema(data));
  if (bulk) add(paths, 'post', `/${name}/${key}`, many);
  if (!bulk && !sum) return;
  const preview = toOperation(
    `Who ${key} would refuse`,
    name,
    BULK_PREVIEW,
    toBulkSchema({ type: 'object' }),
  );
  add(paths, 'post', `/${name}/${key}/preview`, preview);
}

function addList(paths: Paths, list: ModelList, names: Names): void {
  const { urls, screen, component } = list;
  const request = refer(`${component}Request`);
  const tag = list.entity;
  add(paths, 'post', urls.list, toOperation(`List of ${screen}`, tag, refer(`${component}Answer`), request));
  const totals = shape({
    sum: toSumSchema(list, names),
    total: { type: 'integer' },
    counts: { type: 'object' },
  });
  if (urls.count) add(paths, 'post', urls.count, toOperation(`Totals of ${screen}`, tag, totals, request));
  const file = { type: 'string', format: 'binary' };
  const body = refer(`${component}Download`);
  if (urls.download)
    add(paths, 'post', urls.download, toOperation(`Excel or CSV of ${screen}`, tag, file, body));
}

function addForm(paths: Paths, form: ModelForm, names: Names): void {
  if (form.submit?.url === undefined || form.data === undefined) return;
  const body = toDataSchema(form.data, names);
  add(paths, 'post', form.submit.url, {
    ...toOperation(form.screen, form.module, { type: 'object' }, body),
    ...(form.mode === 'public' && { security: [{ client: [] }] }),
  });
}

function addReport(paths: Paths, { url, screen, entity, filters }: ModelReport): void {
  const names = Object.fromEntries(filters.map(({ key }) => [key, {}]));
  const request = {
    type: 'object',
    properties: {
      filters: { type: 'object', properties: names },
      tiles: { type: 'array', items: { type: 'string' } },
    },
  };
  const answer = shape({ tiles: { type: 'object' }, 'period?': PERIOD, 'previous?': PERIOD });
  add(paths, 'post', url, toOperation(`Numbers of ${screen}`, entity, answer, request));
}

function addImport(paths: Paths, { url, screen, entity }: ModelImport): void {
  const file = { type: 'string', format: 'binary' };
  add(paths, 'get', `${url}/template`, toOperation(`Workbook to fill of ${screen}`, entity, file));
  add(paths, 'post', url, {
    ...toOperation(`Sheet of ${screen}`, entity, { anyOf: [IMPORT_ANSWER, QUEUED_IMPORT] }),
    requestBody: { content: { 'multipart/form-data': { schema: IMPORT_REQUEST } } },
  });
  add(
    paths,
    'get',
    `${url}/jobs/{id}`,
    toOperation(`How far a large sheet of ${screen} is`, entity, IMPORT_PROGRESS),
  );
  add(paths, 'get', `${url}/errors/{id}`, toOperation(`A sheet of ${screen} with its errors`, entity, file));
}

function addAction(
  paths: Paths,
  { url, module, key, description, input, result, audience }: ModelCall,
  names: Names,
): void {
  if (url === undefined) return;
  const [sent, answered] = [toSentSchema(input, names), toDataSchema(result, names)];
  add(paths, 'post', url, {
    ...toOperation(description ?? `Action ${key}`, module, answered, sent),
    ...(audience && { security: [{ [audience === 'public' ? 'client' : 'api']: [] }] }),
  });
}

/** Addresses of an entity that find records by one value (`x-calls`). */
function addFindCalls(paths: Paths, { name, calls = [] }: ModelEntity): void {
  const rows = { type: 'array', items: shape({ id: { type: 'integer' } }) };
  for (const { url, by } of calls)
    add(
      paths,
      'post',
      url,
      toOperation(`Records of ${name} that fit`, name, shape({ rows }), by && shape({ [by.param]: {} })),
    );
}

const PERIOD = shape({ from: { type: 'string', format: 'date' }, to: { type: 'string', format: 'date' } });

function addPage(paths: Paths, page: ModelPage): void {
  if (page.kind === 'settings') {
    const settings = { type: 'object' };
    add(paths, 'get', '/setting/own', toOperation('Settings of the own company', 'kit', settings));
    add(paths, 'put', '/setting/own', toOperation('Change settings', 'kit', settings, settings));
  }
  if (page.kind === 'callback') {
    const party = { party: { enum: page.parties.map(({ key }) => key) } };
    const [to, named] = [shape({ url: { type: 'string' } }), shape({ name: { type: 'string' } })];
    add(paths, 'post', `${page.url}/begin`, toOperation('Where to agree', 'kit', to, shape(party)));
    const back = shape({ ...party, answer: { type: 'object' } });
    add(paths, 'post', page.url, toOperation('What somebody came back with', 'kit', named, back));
  }
  if (page.kind !== 'lookup') return;
  const { url, entity, activate } = page.lookup;
  const answer = shape({
    code: { type: 'string' },
    company: { type: ['string', 'null'] },
    is_proven: { type: 'boolean' },
    can_activate: { type: 'boolean' },
    is_recalled: { type: 'boolean' },
    values: { type: 'object' },
  });
  const open = { security: [{ client: [] }] };
  const body = shape({ code: { type: 'string' }, 'hash_code?': { type: 'string' } });
  add(paths, 'post', url, { ...toOperation('Public check of a code', entity, answer, body), ...open });
  if (activate)
    add(paths, 'post', activate.url, { ...toOperation('Activate once', entity, answer, body), ...open });
}

/** Two screens may share a url; the first stands. */
function add(paths: Paths, method: string, path: string, operation: Schema): void {
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const parameters = path.includes('{id}') ? { parameters: [id] } : {};
  const known = (paths[path] ??= {});
  known[method] ??= { ...operation, ...parameters };
}
