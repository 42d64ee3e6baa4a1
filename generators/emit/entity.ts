import { emitWorkflows } from './workflow.ts';
import type { ModelEntity, ModelRule } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { createImports } from '../print/imports.ts';
import { Code, lines, literal, plain } from '../print/literal.ts';
import type { LiteralObject } from '../print/literal.ts';
import { DEFAULTS, unusual } from './defaults.ts';
import { emitExpression, emitOptional, emitSqlText } from './expression.ts';
import type { Place } from './expression.ts';
import { emitFields } from './field.ts';
import type { Names } from './names.ts';
import { PARTS } from './path.ts';
import { toRecordMembers } from './type.ts';
import type { EmitType } from './type.ts';

/** `order.entity.gen.ts`: the record's type, its fields' facts, its rules and its label; for both planes. */
export async function emitEntity(entity: ModelEntity, names: Names, emitType: EmitType): Promise<string> {
  const imports = createImports(`${entity.generated}.ts`, [entity.component]);
  const place: Place = { imports, names };
  return printFile(entity.source, imports, [
    await emitType(entity.component, toRecordMembers(entity, place)),
    emitFields(`${entity.constant}Fields`, entity.fields, place),
    emitRules(entity.constant, entity.rules, place),
    `export const ${entity.constant}Display = ${literal(plain(entity.display))} as const;`,
  ]);
}

/** `orderRules`: the rules of an entity, or of a form's own data. */
export function emitRules(constant: string, declared: readonly ModelRule[], place: Place): string {
  const rules = declared.map(({ check, ...rule }): LiteralObject => {
    const { key, ...rest } = plain(rule);
    return { key, check: emitExpression(check, place, 'rule'), ...rest };
  });
  const type = place.imports.useType('RuleModel', '#contract/model.ts');
  return `export const ${constant}Rules: readonly ${type}[] = ${lines(rules)};`;
}

/** `order.entity.gen.server.ts`: what only the server needs to know. */
export function emitEntityServer(entity: ModelEntity, names: Names): string {
  const imports = createImports(`${entity.generated}.server.ts`);
  const place: Place = { imports, names };
  const create = imports.use('createEntity', PARTS);
  const value = lines(unusual(toEntityModel(entity, place), DEFAULTS.entity));
  return printFile(entity.source, imports, [`export const ${entity.constant}Model = ${create}(${value});`]);
}

function toEntityModel(entity: ModelEntity, place: Place): LiteralObject {
  const use = (suffix: string) =>
    new Code(place.imports.use(`${entity.constant}${suffix}`, `${entity.generated}.ts`));
  return {
    name: entity.name,
    module: entity.module,
    table: entity.table === entity.name ? undefined : entity.table,
    written: entity.written,
    owner: entity.owner,
    tree: entity.tree && plain(entity.tree),
    fields: new Code(`Object.values(${use('Fields').text})`),
    computeSql: toComputeSql(entity),
    refillSql: toRefillSql(entity),
    display: use('Display'),
    missing: entity.missing,
    search: entity.search,
    unique: entity.unique.map(({ where, ...rest }) => ({ ...rest, where: where && emitSqlText(where) })),
    view: entity.view && plain(entity.view),
    period: entity.period && emitPeriod(entity.period, place),
    checks: entity.checks?.map(({ check, key, message }) => ({ key, sql: emitSqlText(check), message })),
    pii: entity.pii && { fields: entity.pii.fields, when: emitSqlText(entity.pii.when) },
    index: entity.index,
    access: plain(entity.access),
    lookup: entity.lookup,
    visibleRows: entity.visibleRows && {
      sql: emitSqlText(entity.visibleRows),
      check: emitExpression(entity.visibleRows, place),
    },
    changeableRows: emitOptional(entity.changeableRows, place),
    rules: use('Rules'),
    workflows: emitWorkflows(entity.name, place),
    audit: entity.audit,
    softDelete: entity.softDelete,
    parent: entity.parent && plain(entity.parent),
    live: entity.live,
    selection: entity.selection,
    calls: entity.calls && plain(entity.calls),
    data: entity.data && new Code(`async () => (await import('${entity.data.path}')).${entity.data.name}()`),
  };
}

function emitPeriod({ where, ...period }: NonNullable<ModelEntity['period']>, place: Place): LiteralObject {
  if (!where) return plain(period);
  return { ...plain(period), where: emitSqlText(where), counts: emitExpression(where, place) };
}

function toComputeSql(entity: ModelEntity): LiteralObject | undefined {
  const onRead = entity.fields.flatMap(({ name, compute }) =>
    compute && !compute.stored ? [[name, emitSqlText(compute.value)] as const] : [],
  );
  return onRead.length === 0 ? undefined : Object.fromEntries(onRead);
}

/** How the stored ones are worked out for the rows there are: over the row `t` and its parent `p`. */
function toRefillSql(entity: ModelEntity): LiteralObject | undefined {
  const stored = entity.fields.flatMap(({ name, compute, after }) =>
    compute?.stored ? [[name, { ...emitSqlText(compute.value, 'p'), after }] as const] : [],
  );
  return stored.length === 0 ? undefined : Object.fromEntries(stored);
}
