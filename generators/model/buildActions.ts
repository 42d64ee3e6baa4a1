import { at, buildCodes, findEntity } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { buildFields } from './buildFields.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin, toSnake } from './buildNames.ts';
import { buildDataScope, buildRecordScope } from './buildScope.ts';
import { checkCode, codeFile } from './buildSlots.ts';
import type { Source } from './buildSources.ts';
import { buildSum } from './buildSum.ts';
import { giveTurns } from './buildTurns.ts';
import { buildBeginning } from './beginning.ts';
import { buildForesight, checkAction } from './checkAction.ts';
import { checkActionGuard } from './checkWalls.ts';
import type { DataFile } from './schemas.ts';
import type { ModelCall, ModelField, ModelForm } from './types.ts';

/** A call that the code of a module answers. */
export function buildActionCall(context: Context, source: Source<'action'>): ModelCall {
  const { url, permissions, input, result, description, idempotent, outside, limit, audience } = source.value;
  const key = toSnake(source.stem);
  const sample = `export default defineModule({ actions: { ${key}: … } })`;
  checkAction(context, source);
  checkCode(context, { file: codeFile(source.module), name: `actions.${key}`, sample }, at(source));
  return {
    ...buildOrigin(source),
    key,
    permissions: buildCodes(context, permissions, at(source, 'permissions')),
    input: buildData(context, source, 'input', input),
    result: buildData(context, source, 'result', result),
    ...given({
      url,
      description,
      limit,
      audience: audience === 'staff' ? undefined : audience,
      records: buildRecords(context, source),
    }),
    ...flags({ idempotent, outside }),
  };
}

/** How an action over records is offered. */
function buildRecords(context: Context, source: Source<'action'>): ModelCall['records'] {
  const {
    entity: name,
    guard,
    guardMessage,
    reveals,
    success,
    tone,
    input,
    begins,
    preview,
    bulk,
    most,
    confirm,
    sum,
    permissions,
  } = source.value;
  if (name === undefined) return undefined;
  const entity = findEntity(context, name, at(source, 'entity'));
  if (entity === null) return undefined;
  const place = at(source, 'guard');
  const scope = buildRecordScope(context, entity, ['user']);
  const condition = buildCondition({ context, scope, place }, guard);
  if (reveals !== true) checkActionGuard({ context, entity, place }, permissions, condition);
  const text = (
    keyword: 'guardMessage' | 'success' | 'confirm',
    key: string | boolean | undefined,
  ): string | undefined =>
    typeof key === 'string' ? context.texts.need(key, at(source, keyword)) : undefined;
  return {
    entity: name,
    label: context.texts.need(labelOfAction(source), at(source, 'entity')),
    ...given({
      guard: condition,
      guardMessage: text('guardMessage', guardMessage),
      form: input && source.stem,
      begins: buildBeginning({ context, module: source.module }, begins),
      preview: preview === undefined ? undefined : buildForesight(context, source),
      success: text('success', success),
      question: text('confirm', confirm),
      sum: buildSum({ context, entity, place: at(source, 'sum') }, sum),
      most,
      tone,
    }),
    ...flags({ bulk, confirm: isAsked(confirm) }),
  };
}

/** A question of its own is one, too. */
export const isAsked = (confirm: boolean | string | undefined): boolean => Boolean(confirm);

/** Message key of the button of an action over records. */
export const labelOfAction = ({ value, stem }: Source<'action'>): string =>
  `${value.entity}.action.${toSnake(stem)}`;

/** Actions over records of an entity, in the order of their files. */
export const actionsOfEntity = ({ actions }: Context, entity: string): readonly Source<'action'>[] =>
  actions.filter(({ value }) => value.entity === entity && value.permissions !== null);

/** Fields of what is sent, and of what is answered; only what is sent has texts, because only it can be wrong. */
function buildData(
  context: Context,
  source: Source<'action'>,
  part: 'input' | 'result',
  data: DataFile = { properties: {} },
): ModelField[] {
  const scope = buildDataScope(context, data);
  const place = at(source, part, 'properties');
  const fields = buildFields(context, data.properties, {
    place,
    required: data.required ?? [],
    scope,
    computeScope: scope,
    // How rows of an entity are read is a matter of a company's schemas and rights.
    ...(source.value.audience !== 'public' && { takesRows: true as const }),
    toLabel: (name, here) => {
      const key = `${source.stem}.${name}`;
      return part === 'input' ? context.texts.need(key, { ...here, on: 'key' }) : key;
    },
  });
  return giveTurns(context, source.stem, fields, place);
}

/** The dialog in which an action's input is filled in; null where nothing is. */
export function toActionDialog(action: ModelCall): ModelForm | null {
  const { source, module, stem, generated, constant, component, permissions, input, records } = action;
  if (records?.form === undefined) return null;
  const { label } = records;
  return {
    source,
    module,
    stem,
    generated,
    constant,
    component,
    screen: stem,
    mode: 'dialog',
    title: label,
    permissions,
    layout: 'sections',
    sections: [
      { key: 'input', label, inputs: input.map(({ name }) => ({ field: name, label: `${stem}.${name}` })) },
    ],
    data: input,
    display: [],
  };
}
