import type { ActionModel } from '#contract/action.ts';
import { emptyProblem } from '#contract/emptyProblem.ts';
import type { Values } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import { defaultsOf, isEmpty, STANDARD_FIELDS } from '#contract/record.ts';
import { parseBody, type BodyRules } from '../write/parseBody.ts';
import { throwProblems } from '../write/prepareRecords.ts';
import type { Change } from '../write/runChange.ts';

/** What is sent with an action, complete: what was left out has its default, or is null. Throws `invalid` with all that is wrong. */
export function parseAction(change: Change, { stem, input, validate }: ActionModel, body: unknown): Values {
  const rules = toRules(change, { name: stem, fields: input }, validate);
  const { values, problems } = parseBody(body ?? {}, rules);
  const complete = { ...defaultsOf(input), ...dropMissing(values) };
  const empty = input
    .filter(({ required, name }) => required && isMissing(complete[name]))
    .map((field) => emptyProblem(field, field.name, `${stem}.${field.name}`));
  throwProblems([...problems.filter(({ path }) => !empty.some((one) => one.path === path)), ...empty]);
  return complete;
}

/** Rows are there when there is one. */
const isMissing = (value: unknown): boolean => isEmpty(value) || (Array.isArray(value) && value.length === 0);

const dropMissing = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** Rows are those of an entity as far as people type them; what the code does with them is its matter. */
function toRules(change: Change, entity: BodyRules['entity'], validate: BodyRules['validate']): BodyRules {
  const names = new Set(entity.fields.filter(isTyped).map(({ name }) => name));
  return {
    entity,
    writable: names,
    readable: names,
    rowsOf: ({ rows }) => {
      const child = change.entityOf(rows?.entity ?? '');
      return toRules(change, child, change.parts.model.validators[child.name]);
    },
    validate,
    context: change.values,
    beside: defaultsOf(entity.fields),
  };
}

const isTyped = ({ name, readOnly, compute }: FieldModel): boolean =>
  !readOnly && !compute && !STANDARD_FIELDS.has(name);
