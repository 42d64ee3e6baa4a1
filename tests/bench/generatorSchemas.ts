/** A made-up module `bench`: entities of 20 fields, a list and, for every fifth, a form for each. */

const FIELDS_EACH = 20;

type Json = Record<string, unknown>;

const KINDS: readonly Json[] = [
  { type: 'string', 'x-type': 'text', maxLength: 100 },
  { type: 'integer', 'x-type': 'money', minimum: 0 },
  { type: 'integer', 'x-enum': 'bench_state' },
  { type: 'boolean', default: false },
  { type: 'string', 'x-type': 'date_time' },
  { type: 'number', 'x-type': 'decimal', multipleOf: 0.01 },
  { type: 'string', 'x-type': 'phone', maxLength: 20 },
];

/**
 * Schema files of `entities` entities and 1.2 times as many screens, by path. `variant` changes every file, so
 * that nothing remembered of an earlier run helps.
 */
export function createSchemas(entities: number, variant = 0, hasScreens = true): Map<string, string> {
  const files = new Map<string, string>();
  const texts: Texts = { 'module.bench': 'Bench', 'entity.account': 'Account', 'account.name': 'Name' };
  const put = (name: string, value: Json) =>
    files.set(`schemas/bench/${name}.json`, `${JSON.stringify(value, null, 2)}\n${' '.repeat(variant)}`);
  put('module', {
    name: 'bench',
    icon: 'report',
    order: 1,
    permissions: [{ code: 'bench', group: 'bench' }],
  });
  put('bench-state.enum', {
    name: 'bench_state',
    type: 'integer',
    values: [{ value: 0, key: 'on', tone: 'info' }],
  });
  put('account.entity', {
    title: 'account',
    type: 'object',
    'x-display': '{name}',
    properties: { name: KINDS[0] },
  });
  texts['enum.bench_state.on'] = 'On';
  texts['permission.bench'] = 'Bench';
  texts['permission_group.bench'] = 'Bench';
  for (let number = 0; number < entities; number += 1) {
    addEntity(put, texts, `thing${number}`);
    if (hasScreens) addScreens(put, texts, `thing${number}`, number % 5 === 0);
  }
  for (const language of ['vi', 'en', 'zh']) put(`messages.${language}`, texts);
  return files;
}

type Put = (name: string, value: Json) => void;
type Texts = Record<string, string>;

const FIELDS = Array.from({ length: FIELDS_EACH }, (_, index) => `field_${index}`);

function addEntity(put: Put, texts: Texts, name: string): void {
  const properties = Object.fromEntries(FIELDS.map((field, index) => [field, KINDS[index % KINDS.length]]));
  put(`${name}.entity`, {
    title: name,
    type: 'object',
    'x-display': '{field_0}',
    required: ['field_0'],
    properties,
  });
  texts[`entity.${name}`] = name;
  for (const field of FIELDS) texts[`${name}.${field}`] = field;
}

function addScreens(put: Put, texts: Texts, name: string, hasForm: boolean): void {
  put(`${name}.list`, {
    route: `/bench/${name}`,
    entity: name,
    permissions: ['bench'],
    urls: { list: `/${name}-list`, count: `/${name}-count` },
    columns: FIELDS.map((field) => ({ field })),
    filters: [{ field: 'field_0', kind: 'text' }],
  });
  texts[`screen.bench/${name}.title`] = name;
  if (!hasForm) return;
  const sections = [{ key: 'main', fields: FIELDS }];
  put(`${name}-form.form`, {
    route: `/bench/${name}-form`,
    entity: name,
    mode: 'edit',
    permissions: ['bench'],
    sections,
  });
  texts[`screen.bench/${name}-form.title`] = name;
  texts[`screen.bench/${name}-form.section.main`] = name;
}
