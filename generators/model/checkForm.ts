import { at, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import type { Place } from './buildReport.ts';
import type { Source } from './buildSources.ts';
import { checkPublicForm } from './checkPublicForm.ts';

/** Whether mode, route, entity and submit of a form fit together, and no field has two inputs. */
export function checkForm(context: Context, source: Source<'form'>): void {
  const { mode, route, entity, data, create, submit } = source.value;
  const say = (place: Place, text: string, hint: string): void =>
    context.report.at(place, 'GEN217', text, hint);
  if (mode === 'dialog' && route !== undefined) {
    say(
      at(source, 'route'),
      'is the address of a dialog, which has none.',
      'Take it out, or use mode edit or create.',
    );
  }
  if (mode !== 'dialog' && route === undefined)
    say(at(source, 'mode'), `is ${mode}, but there is no "route".`, 'Add "route".');
  if (entity === undefined && data === undefined) {
    say(at(source), 'has no fields: it names neither entity nor data.', 'Add "entity" or "data".');
  }
  if (create !== undefined && mode !== 'edit') {
    say({ ...at(source, 'create'), on: 'key' }, `belongs to mode edit, not to ${mode}.`, 'Take it out.');
  }
  if (mode !== 'dialog' && entity === undefined && submit?.url === undefined) {
    say(
      at(source, 'mode'),
      `is ${mode}, but nothing says where the data goes.`,
      'Add "entity", or "submit": {"url": …}.',
    );
  }
  if (submit?.transition !== undefined && entity === undefined) {
    say(at(source, 'submit', 'transition'), 'is a transition of no entity.', 'Add "entity".');
  }
  checkPublicForm(context, source);
  checkInputsOnce(context, source);
}

function checkInputsOnce(context: Context, source: Source<'form'>): void {
  const seen = new Map<string, string>();
  for (const [index, section] of source.value.sections.entries()) {
    for (const [number, input] of section.fields.entries()) {
      const name = typeof input === 'string' ? input : input.field;
      const first = seen.get(name);
      const place = under(at(source, 'sections', index), 'fields', number);
      if (first === undefined) seen.set(name, section.key);
      else
        context.report.at(
          place,
          'GEN306',
          `"${name}" has an input already, in section "${first}".`,
          'Take one of them out.',
        );
    }
  }
}
