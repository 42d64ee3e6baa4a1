import { checkRowSet } from '#contract/checkRowSet.ts';
import { emptyProblem } from '#contract/emptyProblem.ts';
import type { Problem } from '#contract/errors.ts';
import type { Values } from '#contract/logic.ts';
import type { FieldModel, Validate } from '#contract/model.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import { defaultsOf, isEmpty, isNeeded, isObject, rootState, STANDARD_FIELDS } from '#contract/record.ts';
import { parseBody, type BodyRules } from './parseBody.ts';
import type { Change } from './runChange.ts';

/** Data of its own that is sent, not a record: of a transition's dialog, of an action. */
export interface InputRules {
  /** Its texts are `<name>.<field>`. */
  name: string;
  fields: readonly FieldModel[];
  validate: Validate | undefined;
}

/** What was sent, complete: what was left out has its default, or is null; what is computed is worked out of the rest. */
export interface ParsedInput {
  input: Values;
  version: number | undefined;
  problems: readonly Problem[];
}

/** Reads what was sent, with everything that is wrong with it. Throws `malformed` when it is no object. */
export function parseInput(
  change: Change,
  { name, fields, validate }: InputRules,
  body: unknown,
): ParsedInput {
  const own = new Set(fields.map((field) => field.name));
  const { values, version, problems } = parseBody(
    body ?? {},
    toRules(change, { entity: { name, fields }, names: own, validate }),
  );
  const input = { ...defaultsOf(fields, change.scope.today), ...dropMissing(values) };
  compute(change, fields, input);
  const context = { ...change.scope, ...rootState(input, null), input };
  const empty = fields
    .filter((field) => isMissing(input[field.name]) && isNeeded(field, context))
    .map((field) => emptyProblem(field, field.name, `${name}.${field.name}`));
  const wrong = [...problems, ...checkSets(change, { name, fields }, input)].filter(
    ({ path }) => !empty.some((one) => one.path === path),
  );
  return {
    input,
    version,
    problems: [...wrong, ...empty, ...checkClosed(change, { name, fields }, values, input)],
  };
}

/** What follows from what was typed, each after what it looks at; rows are the code's to judge. */
function compute({ scope }: Change, fields: readonly FieldModel[], input: Values): void {
  const context = { ...scope, ...rootState(input, null), input: {} };
  const computed = fields.filter((field) => field.compute !== undefined);
  for (const field of computed.toSorted((a, b) => (a.turn ?? 0) - (b.turn ?? 0)))
    input[field.name] = field.compute?.value(context) ?? null;
}

/** Rows that were sent: how many they may be, and which may stand there once. What is in them is the code's to judge. */
const checkSets = ({ scope }: Change, { name, fields }: BodyRules['entity'], input: Values): Problem[] =>
  fields.flatMap((field) => {
    const rows = input[field.name];
    if (!field.rows || !Array.isArray(rows)) return [];
    const child = scope.entityOf(field.rows.entity);
    return checkRowSet(field, rows.filter(isObject), { child, label: `${name}.${field.name}`, scope });
  });

/** Rows are there when there is one. */
const isMissing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

const dropMissing = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** What was typed into fields that are read-only. */
function checkClosed(change: Change, own: BodyRules['entity'], given: Values, input: Values): Problem[] {
  const entity = { ...own, rules: [] };
  const scope = {
    ...change.scope,
    entityOf: (name: string) => (name === own.name ? entity : change.entityOf(name)),
  };
  return checkReadOnly(entity, given, rootState(input, null), scope);
}

interface Part {
  entity: BodyRules['entity'];
  /** Fields that may stand there. */
  names: ReadonlySet<string>;
  validate: Validate | undefined;
}

/** Rows are those of an entity as far as people type them; what the code does with them is its matter. */
function toRules(change: Change, { entity, names, validate }: Part): BodyRules {
  return {
    entity,
    writable: names,
    readable: names,
    rowsOf: ({ rows }) => {
      const child = change.entityOf(rows?.entity ?? '');
      const typed = new Set(child.fields.filter(isTyped).map((field) => field.name));
      return toRules(change, {
        entity: child,
        names: typed,
        validate: change.parts.model.validators[child.name],
      });
    },
    validate,
    context: change.values,
    beside: defaultsOf(entity.fields, change.scope.today),
  };
}

const isTyped = ({ name, readOnly, compute }: FieldModel): boolean =>
  !readOnly && !compute && !STANDARD_FIELDS.has(name);
