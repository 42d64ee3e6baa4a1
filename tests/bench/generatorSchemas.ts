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
 * Schema files of `entities` entities and 1.2 times as many screens, by path. `variant` stands in every file, so
 * that nothing remembered of an earlier run helps.
 */
export function createSchemas(entities: number, variant = 0): Map<string, string> {
  const files = new Map<string, string>();
  const texts: Record<string, string> = { 'module.bench': 'Bench', 'entity.account': 'Account', 'account.name': 'Name' };
  const put = (name: string, value: Json) =>
    files.set(`schemas/bench/${name}.json`, `${JSON.stringify(value, null, 2)}\n${' '.repeat(variant)}`);
  put('module', { name: 'bench', icon: 'speed', order: 1, permissions: [{ code: 'bench', group: 'bench' }] });
  put('bench-state.enum', { name: 'bench_state', type: 'integer', values: [{ value: 0, key: 'on', tone: 'info' }] });
  put('account.entity', { title: 'account', type: 'object', 'x-display': '{name}', properties: { name: KINDS[0] } });
  texts['enum.bench_state.on'] = 'On';
  texts['permission.bench'] = 'Bench';
  texts['permission_group.bench'] = 'Bench';
  for (let number = 0; number < entities; number += 1) addEntity(put, texts, `thing${number}`, number % 5 === 0);
  for (const language of ['vi', 'en', 'zh']) put(`messages.${language}`, texts);
  return files;
}

function addEntity(put: (name: string, value: Json) => void, texts: Record<string, string>, name: string, hasForm: boolean): void {
  const fields = Array.from({ length: FIELDS_EACH }, (_, index) => `field_${index}`);
  const properties = Object.fromEntries(fields.map((field, index) => [field, KINDS[index % KINDS.length]]));
  const common = { type: 'object', 'x-display': '{field_0}', required: ['field_0'] };
  put(`${name}.entity`, { title: name, ...common, properties });
  put(`${name}.list`, {
    route: `/bench/${name}`,
    entity: name,
    permissions: ['bench'],
    urls: { list: `/${name}-list`, count: `/${name}-count` },
    columns: fields.map((field) => ({ field })),
    filters: [{ field: 'field_0', kind: 'text' }],
  });
  texts[`entity.${name}`] = name;
  texts[`screen.bench/${name}.title`] = name;
  for (const field of fields) texts[`${name}.${field}`] = field;
  if (!hasForm) return;
  const sections = [{ key: 'main', fields }];
  put(`${name}-form.form`, { route: `/bench/${name}-form`, entity: name, mode: 'edit', permissions: ['bench'], sections });
  texts[`screen.bench/${name}-form.title`] = name;
  texts[`screen.bench/${name}-form.section.main`] = name;
}
