import { emptyProblem } from '#contract/emptyProblem.ts';
import type { ImportModel } from '#contract/import.ts';
import type { Values } from '#contract/logic.ts';
import { defaultsOf } from '#contract/record.ts';
import { Failure } from '#server/http/Failure.ts';
import { parseBody } from '#server/write/parseBody.ts';
import type { Change } from '#server/write/runChange.ts';

/** What a person chose for the whole file. Throws Failure `invalid` naming each wrong place. */
export function parseOptions(change: Change, { options, screen }: ImportModel, sent: Values): Values {
  const form = change.parts.model.forms.find((one) => one.screen === options);
  const fields = form?.data ?? [];
  const names = new Set(fields.map(({ name }) => name));
  const { values, problems } = parseBody(sent, {
    entity: { name: form?.screen ?? screen, fields },
    writable: names,
    readable: names,
    rowsOf: () => {
      throw new Error(`the options of ${screen} have rows`);
    },
    validate: form?.validate,
    context: change.values,
    beside: defaultsOf(fields, change.scope.today),
  });
  const empty = fields
    .filter(({ name, required }) => required && (values[name] ?? null) === null)
    .map((field) => emptyProblem(field, field.name, `${form?.screen}.${field.name}`));
  const all = [...problems, ...empty].map((problem) => ({ ...problem, path: `options.${problem.path}` }));
  if (all.length > 0) throw new Failure('invalid', { problems: all });
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
