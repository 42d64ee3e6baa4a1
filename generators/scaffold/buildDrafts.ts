import { factsOf, toType } from '../model/buildFieldFacts.ts';
import { toPascal, toSnake } from '../model/buildNames.ts';
import type { EntityFile, FieldFile, ModuleFile } from '../model/schemas.ts';
import type { JsonObject } from '../model/types.ts';
import type { Draft, Refusal, ScaffoldRequest } from './Draft.ts';
import { WORDS, joinWords } from './words.ts';

type Files = ReadonlyMap<string, string>;

/** Columns and filters of a new list. */
const COLUMNS = 8;
const FILTERS = 6;

/** A module with one permission code; its menu comes with the first list. */
export function draftModule(files: Files, { module, names }: ScaffoldRequest): Draft {
  const code = `${module}_manager`;
  const value = {
    $schema: '../_meta/module.schema.json',
    name: module,
    icon: 'folder',
    order: nextOrder(files),
    permissions: [{ code, group: module }],
  };
  return {
    files: { [`schemas/${module}/module.json`]: value },
    texts: {
      [`module.${module}`]: names,
      [`permission.${code}`]: joinWords(WORDS.manage, names),
      [`permission_group.${module}`]: names,
    },
  };
}

function nextOrder(files: Files): number {
  const modules = [...files.keys()].filter((path) => /^schemas\/[^/]+\/module\.json$/.test(path));
  const orders = modules.map((path) => (readJson(files, path) as unknown as ModuleFile).order);
  return Math.max(0, ...orders) + 10;
}

function readJson(files: Files, path: string): JsonObject {
  return JSON.parse(files.get(path) ?? '{}') as JsonObject;
}

/** An entity with code, name and note. */
export function draftEntity(_: Files, { module, stem, names }: ScaffoldRequest): Draft {
  const name = toSnake(stem);
  const value = {
    $schema: '../_meta/entity.schema.json',
    title: name,
    type: 'object',
    'x-display': '{code} – {name}',
    'x-search': ['code', 'name'],
    required: ['code', 'name'],
    properties: {
      code: { type: 'string', 'x-type': 'code', maxLength: 50 },
      name: { type: 'string', 'x-type': 'text', maxLength: 100 },
      note: { type: 'string', 'x-type': 'long_text', maxLength: 500 },
    },
  };
  return {
    files: { [`schemas/${module}/${stem}.entity.json`]: value },
    texts: {
      [`entity.${name}`]: names,
      [`${name}.code`]: WORDS.code,
      [`${name}.name`]: WORDS.name,
      [`${name}.note`]: WORDS.note,
    },
  };
}

/** What a list or form needs to know of its module and entity. */
interface Ground {
  readonly entity: EntityFile;
  readonly permissions: readonly string[];
  readonly route: string;
  readonly uses?: string;
}

/** A list with the entity's first fields, its filters, and a link in the menu. */
export function draftList(files: Files, request: ScaffoldRequest): Draft | Refusal {
  const ground = findGround(files, request);
  if ('problem' in ground) return ground;
  const { module, stem, names } = request;
  const { entity, permissions, route, uses } = ground;
  const fields = Object.entries(entity.properties).filter(([, field]) => isShown(field));
  const url = toUrl(files, module, stem);
  const value = {
    $schema: '../_meta/list.schema.json',
    route,
    entity: entity.title,
    permissions,
    urls: { list: `${url}-list`, count: `${url}-count`, download: `${url}-download` },
    downloadName: `${stem}.xlsx`,
    filters: fields.flatMap(toFilter).slice(0, FILTERS),
    columns: [...fields.slice(0, COLUMNS).map(toColumn), { field: 'created_at', sort: true }],
  };
  const menu = toPascal(module) === toPascal(stem) ? toPascal(stem) : toPascal(module) + toPascal(stem);
  return {
    files: { [`schemas/${module}/${stem}.list.json`]: value },
    texts: { [`screen.${route.slice(1)}.title`]: names, [`menu.${menu}`]: names },
    menu: { name: menu, screen: route },
    ...(uses === undefined ? {} : { uses }),
  };
}

function isShown(field: FieldFile): boolean {
  return (
    field.writeOnly !== true &&
    !['opaque', 'rows'].includes(factsOf(field).logic) &&
    toType(field) !== 'password'
  );
}

function toFilter([field, facts]: readonly [string, FieldFile]): JsonObject[] {
  const [kind] = factsOf(facts).filters;
  return kind === undefined ? [] : [{ field, kind }];
}

function toColumn([field, facts]: readonly [string, FieldFile], index: number): JsonObject {
  const sort: JsonObject = factsOf(facts).can?.includes('sort') === true ? { sort: true } : {};
  return index === 0 ? { field, show: 'always', pin: 'left', ...sort } : { field, ...sort };
}

/** `/trip`, or with the module's name when another list has that. */
function toUrl(files: Files, module: string, stem: string): string {
  const isTaken = [...files].some(
    ([path, text]) => path.endsWith('.list.json') && text.includes(`"/${stem}-list"`),
  );
  return isTaken ? `/${module}-${stem}` : `/${stem}`;
}

/** A form that opens and makes records, with every field that can be typed. */
export function draftForm(files: Files, request: ScaffoldRequest): Draft | Refusal {
  const ground = findGround(files, request);
  if ('problem' in ground) return ground;
  const { module, stem, names } = request;
  const { entity, permissions, route, uses } = ground;
  const fields = Object.entries(entity.properties).flatMap(([name, field]) => (isTyped(field) ? [name] : []));
  const value = {
    $schema: '../_meta/form.schema.json',
    route,
    entity: entity.title,
    mode: 'edit',
    create: true,
    permissions,
    sections: [{ key: 'main', columns: 2, fields }],
  };
  const screen = `screen.${route.slice(1)}`;
  return {
    files: { [`schemas/${module}/${stem}.form.json`]: value },
    texts: { [`${screen}.title`]: names, [`${screen}.section.main`]: WORDS.main },
    ...(uses === undefined ? {} : { uses }),
  };
}

/** A receipt with what the record's form has, and its child rows. */
export function draftPrint(files: Files, request: ScaffoldRequest): Draft | Refusal {
  const ground = findGround(files, request);
  if ('problem' in ground) return ground;
  const { module, stem, names } = request;
  const { entity, uses } = ground;
  const fields = Object.entries(entity.properties).filter(([, field]) => isShown(field));
  const blocks: JsonObject[] = [
    { kind: 'company' },
    { kind: 'title' },
    { kind: 'fields', fields: fields.slice(0, COLUMNS).map(([name]) => name) },
  ];
  return {
    files: {
      [`schemas/${module}/${stem}.print.json`]: {
        $schema: '../_meta/print.schema.json',
        entity: entity.title,
        paper: '80mm',
        blocks,
      },
    },
    texts: { [`print.${stem}.title`]: names },
    ...(uses === undefined ? {} : { uses }),
  };
}

function isTyped(field: FieldFile): boolean {
  return field.readOnly !== true && field['x-compute'] === undefined;
}

function findGround(files: Files, request: ScaffoldRequest): Ground | Refusal {
  const { module, stem } = request;
  const name = request.entity ?? toSnake(stem);
  const entities = [...files.keys()].filter((path) => path.endsWith('.entity.json'));
  const path = entities.find((one) => readJson(files, one)['title'] === name);
  if (path === undefined) {
    const next = `Run "npm run new -- entity ${module}/${name.replaceAll('_', '-')}" first, or name another with --entity.`;
    return { problem: `There is no entity "${name}". ${next}` };
  }
  const own = readJson(files, `schemas/${module}/module.json`) as unknown as ModuleFile;
  const [first] = own.permissions ?? [];
  if (first === undefined) {
    return {
      problem: `schemas/${module}/module.json has no permission code. Add one to "permissions" first.`,
    };
  }
  const home = path.split('/')[1] ?? module;
  const isForeign = home !== module && own.uses?.includes(home) !== true;
  return {
    entity: readJson(files, path) as unknown as EntityFile,
    permissions: [first.code],
    route: request.route ?? `/${module.replaceAll('_', '-')}/${stem}`,
    ...(isForeign ? { uses: home } : {}),
  };
}
