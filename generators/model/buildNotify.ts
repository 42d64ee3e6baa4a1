import type { TransitionNotice } from '#contract/workflow.ts';
import { findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { toType } from './buildFieldFacts.ts';
import { given } from './buildMembers.ts';
import { hintOf } from './buildReport.ts';
import type { Place } from './buildReport.ts';
import type { FieldFile, NotificationFile, TransitionFile } from './schemas.ts';
import type { Site } from './site.ts';

/** A notification as a module declares it. */
interface Declared {
  readonly file: NotificationFile;
  readonly module: string;
}

/** Types whose stored value is what people read, in every language. */
const READ_AS_STORED: ReadonlySet<string> = new Set([
  'text',
  'code',
  'phone',
  'tracking',
  'username',
  'email',
  'integer',
]);

/** Whom a transition of an entity tells; undefined where it tells nobody, or after a report. */
export function buildNotify(site: Site, { notify, bulk }: TransitionFile): TransitionNotice | undefined {
  if (notify === undefined) return undefined;
  const { context, place } = site;
  const declared = findDeclared(context, notify.type, under(place, 'type'));
  if (declared === null) return undefined;
  const { file, module } = declared;
  checkTo(site, file, notify.to);
  if (bulk === true) context.texts.need(`notification.${file.key}.many`, under(place, 'type'), module);
  const params = buildParams(site, file);
  return { key: file.key, params, ...given({ to: notify.to }) };
}

function findDeclared(context: Context, key: string, place: Place): Declared | null {
  const all = [...context.modules.values()].flatMap(({ value, module }) =>
    (value.notifications ?? []).map((file) => ({ file, module })),
  );
  const found = all.find(({ file }) => file.key === key);
  if (found !== undefined) return found;
  const hint = hintOf(
    key,
    all.map(({ file }) => file.key),
  );
  context.report.at(place, 'GEN218', `"${key}" is no notification of any module.json.`, hint);
  return null;
}

/** Either the registry says who gets it, or the record does. */
function checkTo(
  { context, entity, place }: Site,
  { key, to: registered }: NotificationFile,
  to: string | undefined,
): void {
  if (to === undefined) {
    if (registered !== 'account') return;
    const hint = 'Name the field of the record that holds the account in "to".';
    context.report.at(place, 'GEN218', `does not say which account hears "${key}".`, hint);
    return;
  }
  const field = findField(context, entity, to, under(place, 'to'));
  if (registered !== 'account')
    context.report.at(under(place, 'to'), 'GEN218', `stands beside the "to" of "${key}".`, 'Leave it out.');
  else if (field !== null && field['x-reference']?.entity !== 'account')
    context.report.at(under(place, 'to'), 'GEN218', `"${to}" holds no account.`);
}

/** Fields that the text names. Its other languages name the same (GEN404). */
function buildParams({ context, entity, place }: Site, { key }: NotificationFile): string[] {
  const text = context.texts.all.map(({ texts }) => texts.vi[`notification.${key}`]).find(Boolean) ?? '';
  const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name = '']) => name);
  for (const name of names) {
    const field = findField(context, entity, name, under(place, 'type'));
    const wrong = field && refuse(field);
    if (wrong) context.report.at(under(place, 'type'), 'GEN218', `names {{${name}}} in its text, ${wrong}.`);
  }
  return [...new Set(names)];
}

function refuse(field: FieldFile): string | undefined {
  if (field['x-access']?.read !== undefined || field['x-mask'] !== undefined || field.writeOnly === true)
    return 'which not everybody may read who hears it';
  const type = toType(field);
  return READ_AS_STORED.has(type) ? undefined : `a value of type ${type}, which a text cannot show`;
}
