import type { Problem } from './errors.ts';
import { standardFields } from './createFields.ts';
import { emptyProblem } from './emptyProblem.ts';
import type { LogicContext, Row, Values } from './logic.ts';
import { checkRowSet } from './checkRowSet.ts';
import { judgedRules } from './judgedRules.ts';
import type { EntityModel, FieldModel, RuleModel } from './model.ts';
import { stateFields } from './workflow.ts';

/*
 * What becomes of a record before it is stored: one meaning in the form and in the server. The form shows it
 * while people type, the server decides.
 */

/** The parts of an entity that these rules need; the browser knows no more of it. */
export type RecordModel = Pick<EntityModel, 'name' | 'fields' | 'rules'> &
  Partial<Pick<EntityModel, 'workflows' | 'parent'>>;

export type EntityOf<Model extends RecordModel = EntityModel> = (name: string) => Model;
/** Whether the caller may see a field, by the names of both. */
export type SeesField = (entity: string, field: string) => boolean;
/** Everything of a logic context but the record itself. */
export type LogicScope = Pick<LogicContext, 'user' | 'settings' | 'now' | 'today'> & {
  /** Absent: everything. The browser has only what the caller sees; it leaves out what it cannot judge. */
  sees?: SeesField;
  /** A value as screens show it. */
  print?: (value: unknown, field: FieldModel) => string;
  /** For child rows: the parent as it is stored. */
  parentOld?: Row | null;
};
/** `create`, `update`, `import` or a transition's key. */
export type Cause = string;

/** The same, with the entities whose rows hang on a record. */
export type RecordScope = LogicScope & {
  entityOf: EntityOf<RecordModel>;
  /** Questions (messages of rules) that the caller has said yes to; absent: nobody is there to be asked. */
  confirmed?: readonly string[];
};

type Around = Pick<RecordScope, 'entityOf' | 'today'>;

/** A record on its way to being stored. */
export interface RecordState {
  record: Values;
  /** As it is stored; null while it is created. */
  old: Values | null;
  /** Of a child row its parent; else `{}`. */
  parent: Row;
  /** Fields of the dialog of a transition. */
  input?: Row;
}

/** A record that has no parent. */
export const rootState = (record: Values, old: Values | null, input: Row = {}): RecordState => ({
  record,
  old,
  parent: {},
  input,
});

/**
 * The record as it would be stored: defaults, old values, child rows matched by id. Values that a schema
 * works out are not in it yet. `problems` names child rows whose id is not one of the old ones.
 */
export function mergeRecord(
  entity: RecordModel,
  values: Values,
  old: Values | null,
  around: Around,
): { record: Values; problems: Problem[] } {
  const record: Values = { id: old?.['id'] ?? null, version: old?.['version'] ?? 1 };
  const problems: Problem[] = [];
  for (const field of entity.fields) {
    const given = field.name in values;
    if (field.rows) {
      const merged = mergeRows(field, given ? values[field.name] : undefined, old, around);
      record[field.name] = merged.rows;
      problems.push(...merged.problems);
    } else
      record[field.name] = given
        ? values[field.name]
        : old
          ? (old[field.name] ?? null)
          : defaultOf(field, around.today);
  }
  return { record, problems };
}

function mergeRows(
  field: FieldModel,
  given: unknown,
  old: Values | null,
  around: Around,
): { rows: Values[]; problems: Problem[] } {
  const oldRows = (old?.[field.name] ?? []) as Values[];
  // Copies: what is worked out of them must not change the old ones.
  if (!Array.isArray(given)) return { rows: oldRows.map((row) => ({ ...row })), problems: [] };
  const entity = around.entityOf(field.rows?.entity ?? '');
  const problems: Problem[] = [];
  const rows = given.filter(isObject).map((row, index) => {
    const oldRow = findRow(oldRows, row['id']);
    if (row['id'] !== undefined && !oldRow)
      problems.push({
        path: `${field.name}.${index}.id`,
        code: 'reference_not_found',
        params: { label: 'kit.field.id', value: row['id'] },
      });
    const merged = mergeRecord(entity, row, oldRow, around);
    problems.push(...merged.problems.map((problem) => under(problem, `${field.name}.${index}`)));
    return merged.record;
  });
  return { rows, problems };
}

/** What a new record has where nothing is given: `today` in the customer's zone. */
export const defaultsOf = (fields: readonly FieldModel[], today: string): Values =>
  Object.fromEntries(fields.map((field) => [field.name, defaultOf(field, today)]));

const DAY_MS = 86_400_000;

export const defaultOf = ({ default: value = null, defaultDay }: FieldModel, today: string): unknown =>
  defaultDay === undefined
    ? value
    : new Date(Date.parse(today) + defaultDay * DAY_MS).toISOString().slice(0, 10);

export const oldRowOf = (field: FieldModel, row: Values, old: Values | null): Values | null =>
  findRow((old?.[field.name] ?? []) as Values[], row['id']);

const rowsById = new WeakMap<readonly Values[], ReadonlyMap<unknown, Values>>();

/** A stored row by its id. Rows are looked up once a row and key press, so a search through all of them would not do. */
function findRow(rows: readonly Values[], id: unknown): Values | null {
  if (id === null || id === undefined) return null;
  let known = rowsById.get(rows);
  if (!known) rowsById.set(rows, (known = new Map(rows.map((row) => [row['id'], row]))));
  return known.get(id) ?? null;
}

/** Everything that is wrong with a settled record: empty required fields, numbers of rows, the schema's own rules. */
export function checkRecord(
  entity: RecordModel,
  state: RecordState,
  cause: Cause,
  scope: RecordScope,
): Problem[] {
  const context = toContext(state, scope);
  const judged = judgedRules(entity, context, scope);
  const check = { entity, state, cause, scope };
  return [
    ...entity.fields.flatMap((field) => checkField(entity, field, context, scope)),
    ...entity.fields.flatMap((field) => checkRows(check, field)),
    ...checkRules({ ...entity, rules: judged }, 'error', cause, context),
  ];
}

const toContext = ({ record, old, parent, input = {} }: RecordState, scope: RecordScope): LogicContext => ({
  ...scope,
  record,
  parent,
  old,
  input,
});

/** What the caller has to say yes to before a record is stored: broken rules of level `confirm` that he was not asked about yet. */
export function findQuestions(
  entity: RecordModel,
  state: RecordState,
  cause: Cause,
  scope: RecordScope,
): Problem[] {
  const { confirmed } = scope;
  if (!confirmed) return [];
  const context = toContext(state, scope);
  const rules = judgedRules(entity, context, scope).filter(({ message }) => !confirmed.includes(message));
  return checkRules({ ...entity, rules }, 'confirm', cause, context);
}

/** What a settled record should make people think twice about: rules of level `warning`, which never refuse it. */
export function findWarnings(
  entity: RecordModel,
  state: RecordState,
  cause: Cause,
  scope: RecordScope,
): Problem[] {
  const { record, old } = state;
  const ofRows = entity.fields.flatMap((field) => {
    const child = field.rows && scope.entityOf(field.rows.entity);
    if (!child?.rules.some(({ level }) => level === 'warning')) return [];
    return (record[field.name] as Values[]).flatMap((row, index) => {
      const rowState = { record: row, old: oldRowOf(field, row, old), parent: record };
      return findWarnings(child, rowState, cause, scope).map((problem) =>
        under(problem, `${field.name}.${index}`),
      );
    });
  });
  return [...checkRules(entity, 'warning', cause, toContext(state, scope)), ...ofRows];
}

function checkRules(
  entity: RecordModel,
  level: RuleModel['level'],
  cause: Cause,
  context: LogicContext,
): Problem[] {
  const broken = entity.rules.filter(
    (rule) => rule.level === level && appliesTo(rule.on, cause, context.old) && !rule.check(context),
  );
  return broken.map((rule) => ({
    path: rule.at ?? '',
    code: rule.message,
    params: rule.at
      ? { label: `${entity.name}.${rule.at}`, value: context.record[rule.value ?? rule.at] }
      : {},
  }));
}

/** A row of a sheet is created or changed as well: the rules of both hold. */
function appliesTo(on: readonly Cause[], cause: Cause, old: LogicContext['old']): boolean {
  return on.includes(cause) || (cause === 'import' && on.includes(old ? 'update' : 'create'));
}

/** In every record without being declared; the server fills them. */
export const STANDARD_FIELDS: ReadonlySet<string> = new Set(Object.keys(standardFields));

/** Nobody can fill it: the parent's key, what is worked out, running codes, the workflow's first state, copies. */
function isFilledByServer(entity: RecordModel, field: FieldModel): boolean {
  const { workflows = [] } = entity;
  const isState = stateFields(workflows).includes(field.name) || STANDARD_FIELDS.has(field.name);
  const isSetAtFirst = workflows.some(({ initial }) =>
    initial.some(({ set }) => set !== undefined && field.name in set),
  );
  return (
    isState ||
    isSetAtFirst ||
    field.name === entity.parent?.foreignKey ||
    field.compute !== undefined ||
    field.number !== undefined ||
    (field.copyFrom !== undefined && field.copyOn === undefined)
  );
}

function checkField(
  entity: RecordModel,
  field: FieldModel,
  context: LogicContext,
  { sees }: LogicScope,
): Problem[] {
  if (field.rows || isFilledByServer(entity, field) || !isEmpty(context.record[field.name])) return [];
  // Who may not see it has not emptied it, and could not fill it.
  if (context.old && isEmpty(context.old[field.name]) && sees?.(entity.name, field.name) === false) return [];
  return isNeeded(field, context) ? [emptyProblem(field, field.name, `${entity.name}.${field.name}`)] : [];
}

/** Whether a field may not be empty as things stand: what is hidden nobody can fill. */
export const isNeeded = ({ required, requiredIf, visible }: FieldModel, context: LogicContext): boolean =>
  (visible?.(context) ?? true) && (required || (requiredIf?.(context) ?? false));

/** Nothing is there. */
export const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

/** What a record is checked for. */
interface RecordCheck {
  entity: RecordModel;
  state: RecordState;
  cause: Cause;
  scope: RecordScope;
}

function checkRows({ entity, state, cause, scope }: RecordCheck, field: FieldModel): Problem[] {
  if (!field.rows) return [];
  const { record, old } = state;
  const rows = record[field.name] as Values[];
  const child = scope.entityOf(field.rows.entity);
  const label = `${entity.name}.${field.name}`;
  const around = { ...scope, parentOld: old };
  return [
    ...checkRowSet(field, rows, { child, label, scope }),
    ...rows.flatMap((row, index) =>
      checkRecord(
        child,
        { record: row, old: oldRowOf(field, row, old), parent: record },
        cause === 'import' ? cause : cause === 'create' || !row['id'] ? 'create' : 'update',
        around,
      ).map((problem) => under(problem, `${field.name}.${index}`)),
    ),
  ];
}

export const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const under = (problem: Problem, prefix: string): Problem => ({
  ...problem,
  path: problem.path ? `${prefix}.${problem.path}` : prefix,
});
