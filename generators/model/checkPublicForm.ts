import { at } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { hintOf } from './buildReport.ts';
import type { Source } from './buildSources.ts';

/** Types whose inputs ask the server for choices or keep files there: a visitor without a session cannot. */
const NEEDS_SESSION: readonly string[] = ['reference', 'links', 'rows', 'image', 'images', 'file', 'svg'];

/** What a visitor without a session can be shown, and `otp`, which only such a form has. */
export function checkPublicForm(context: Context, source: Source<'form'>): void {
  const { mode, otp } = source.value;
  if (mode === 'public') checkOpen(context, source);
  if (otp === undefined) return;
  if (mode !== 'public')
    context.report.at(
      { ...at(source, 'otp'), on: 'key' },
      'GEN217',
      `belongs to mode public, not to ${mode}.`,
      'Take it out.',
    );
  checkPhone(context, source, otp);
}

function checkOpen(context: Context, source: Source<'form'>): void {
  const { entity, permissions, data } = source.value;
  const say = (text: string, hint: string, ...path: readonly (string | number)[]): void =>
    context.report.at(at(source, ...path), 'GEN217', text, hint);
  if (entity !== undefined)
    say('is of an entity, whose records need a session.', 'Take it out and add "data".', 'entity');
  if (permissions === null || permissions.length > 0)
    say('keep out visitors, who hold no code.', 'Write [].', 'permissions');
  for (const [name, field] of Object.entries(data?.properties ?? {})) {
    const type = toType(field);
    if (NEEDS_SESSION.includes(type))
      say(`is ${type}, which needs a session.`, 'Use another type.', 'data', 'properties', name);
  }
}

function checkPhone(context: Context, source: Source<'form'>, name: string): void {
  const fields = source.value.data?.properties ?? {};
  const field = fields[name];
  if (field !== undefined && toType(field) === 'phone') return;
  const phones = Object.entries(fields).flatMap(([key, one]) => (toType(one) === 'phone' ? [key] : []));
  const text = field === undefined ? `"${name}" is not a field of "data".` : `"${name}" is no phone.`;
  context.report.at(at(source, 'otp'), field === undefined ? 'GEN203' : 'GEN217', text, hintOf(name, phones));
}
