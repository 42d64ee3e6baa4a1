import type { ValueContext } from '#contract/field.ts';
import type { Values } from '#contract/logic.ts';
import type { FormModel, ServerModel } from '#contract/model.ts';
import { checkReadOnly } from '#contract/readOnlyFields.ts';
import {
  checkRecord,
  defaultsOf,
  mergeRecord,
  rootState,
  type RecordModel,
  type LogicScope,
} from '#contract/record.ts';
import { settleRecord } from '#contract/settleRecord.ts';
import { parseBody, type BodyRules } from '#server/write/parseBody.ts';
import { throwProblems } from '#server/write/prepareRecords.ts';

/** A form of the module `system` by its screen; a missing one is a mistake of the schemas: it throws. */
export function formOf({ forms }: ServerModel, screen: string): FormModel {
  const form = forms.find((candidate) => candidate.screen === screen);
  if (!form) throw new Error(`The module "system" must have a form "${screen}"`);
  return form;
}

/**
 * The values of a form with data of its own, by the same rules that the browser applies; what was left out has its
 * default or null. Throws Failure 422 that names each wrong place.
 */
export function readFormBody(
  form: FormModel,
  body: unknown,
  context: ValueContext,
  scope: LogicScope,
): Values {
  const fields = form.data ?? [];
  const entity: RecordModel = { name: form.screen, fields, rules: form.rules ?? [] };
  const around = { ...scope, entityOf: () => entity };
  const parsed = parseBody(body, toRules(entity, form, { context, today: scope.today }));
  const { record } = mergeRecord(entity, parsed.values, null, around);
  const state = rootState(record, null);
  settleRecord(entity, state, around);
  const broken = new Set(parsed.problems.map(({ path }) => path));
  const found = [
    ...checkReadOnly(entity, parsed.values, state, around),
    ...checkRecord(entity, state, 'create', around),
  ];
  throwProblems([...parsed.problems, ...found.filter(({ path }) => !broken.has(path))]);
  return record;
}

function toRules(
  entity: RecordModel,
  form: FormModel,
  { context, today }: { context: ValueContext; today: string },
): BodyRules {
  const names = new Set(entity.fields.map(({ name }) => name));
  const rules: BodyRules = {
    entity,
    writable: names,
    readable: names,
    rowsOf: () => rules,
    validate: form.validate,
    context,
    beside: defaultsOf(entity.fields, today),
  };
  return rules;
}
