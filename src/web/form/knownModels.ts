import type { LogicContext, Row } from '#contract/logic.ts';
import type { FieldModel } from '#contract/model.ts';
import type { EntityOf, RecordModel } from '#contract/record.ts';
import { isHidden, isReadable, type Access } from './access.ts';
import type { FormDefinition } from './FormDefinition.ts';

/*
 * The browser judges only by what it knows. Of a stored record the user may be denied some fields: a rule, a
 * condition or a computed value that looks at one of them is left to the server.
 */

/** The form's models by name, cut to the fields that the user's record carries. */
export function toKnownModels({ models }: FormDefinition, access: Access): EntityOf<RecordModel> {
  const known = new Map(Object.values(models).map((model) => [model.name, toKnown(model, access)]));
  return (name) => known.get(name) ?? { name, fields: [], rules: [] };
}

function toKnown(model: RecordModel, access: Access): RecordModel {
  if (access.act === 'create') return model;
  const fields = model.fields.filter((field) => isHidden(field) || isReadable(field, access));
  return {
    ...model,
    fields: fields.map(toKnownField),
    rules: model.rules.map((rule) => ({ ...rule, check: (context) => ask(rule.check, context) ?? true })),
  };
}

function toKnownField(field: FieldModel): FieldModel {
  const { visible, requiredIf, readOnlyIf, compute, required, ...rest } = field;
  return {
    ...rest,
    // A stored password is there although nobody reads it.
    ...(required && !isHidden(field) ? { required } : {}),
    ...(visible && { visible: (context) => ask(visible, context) ?? true }),
    ...(requiredIf && { requiredIf: (context) => ask(requiredIf, context) ?? false }),
    ...(readOnlyIf && { readOnlyIf: (context) => ask(readOnlyIf, context) ?? false }),
    ...(compute && {
      compute: {
        ...compute,
        value: (context) => askValue(compute.value, context, context.record[field.name]),
      },
    }),
  };
}

/** What a condition says; undefined when it looks at a field that is not known. */
function ask(condition: (context: LogicContext) => boolean, context: LogicContext): boolean | undefined {
  return askValue<boolean | undefined>(condition, context, undefined);
}

function askValue<Answer>(
  work: (context: LogicContext) => Answer,
  context: LogicContext,
  unknown: Answer,
): Answer {
  let isComplete = true;
  const watch = (row: Row): Row => watchRow(row, () => (isComplete = false));
  const { record, parent, old } = context;
  const answer = work({ ...context, record: watch(record), parent: watch(parent), old: old && watch(old) });
  return isComplete ? answer : unknown;
}

/** The row, telling when a field is asked for that it does not have; child rows likewise. */
function watchRow(row: Row, onMissing: () => void): Row {
  return new Proxy(row, {
    get(target, name) {
      if (typeof name !== 'string') return undefined;
      if (!(name in target)) onMissing();
      const value = target[name];
      return Array.isArray(value)
        ? value.map((item: unknown) => (isRow(item) ? watchRow(item, onMissing) : item))
        : value;
    },
  });
}

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
