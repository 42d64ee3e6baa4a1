import { buildFormBeginning } from './beginning.ts';
import { createCodes } from './buildAccess.ts';
import { buildAside } from './buildAside.ts';
import { at, buildCodes, findEntity, findField, under } from './buildContext.ts';
import type { Context } from './buildContext.ts';
import { buildCondition } from './buildExpression.ts';
import { buildDataRules } from './buildDataRules.ts';
import { buildFields } from './buildFields.ts';
import { buildInputs } from './buildInputs.ts';
import { findInputField } from './buildInputField.ts';
import type { InputsOwner } from './buildInputField.ts';
import { findTransition } from './buildListActions.ts';
import { toScreen } from './buildLists.ts';
import { flags, given } from './buildMembers.ts';
import { buildOrigin } from './buildNames.ts';
import { findRoute } from './buildRoutes.ts';
import { buildDataScope, buildRecordScope } from './buildScope.ts';
import { buildPreview } from './buildPreview.ts';
import { buildQuote } from './buildQuote.ts';
import { giveTurns } from './buildTurns.ts';
import type { Source } from './buildSources.ts';
import { checkCreateForm } from './checkCreateForm.ts';
import { checkForm } from './checkForm.ts';
import { checkTwice } from './checkList.ts';
import type { PresetFile } from './formFiles.ts';
import type { DataFile } from './schemas.ts';
import type { ExpressionScope, ModelEntity, ModelField, ModelForm, ModelList } from './types.ts';

/** What of the model a form looks at. */
interface Around {
  /** How records of its entity are called. */
  readonly display: ModelEntity['display'];
  readonly lists: readonly ModelList[];
}

export function buildForm(
  context: Context,
  source: Source<'form'>,
  { display, lists }: Around,
): ModelForm | null {
  const { value } = source;
  checkForm(context, source);
  const entity = value.entity === undefined ? null : findEntity(context, value.entity, at(source, 'entity'));
  if (entity === null && value.data === undefined) return null;
  checkCreateForm(context, source, entity);
  if (value.mode !== 'dialog' && value.route === undefined) return null;
  const { mode, route, data } = value;
  const screen = route === undefined || mode === 'dialog' ? source.stem : toScreen(route);
  const create = mode === 'edit' ? createCodes(source) : undefined;
  buildCodes(context, create, at(source, 'create'));
  return {
    ...buildOrigin(source),
    screen,
    mode,
    title: context.texts.need(`screen.${screen}.title`, at(source, route === undefined ? 'mode' : 'route')),
    permissions: buildCodes(context, value.permissions, at(source, 'permissions')),
    layout: value.layout ?? 'sections',
    sections: buildSections(context, { source, screen, entity, data }),
    display,
    ...given({
      intro:
        value.intro === true ? context.texts.need(`screen.${screen}.intro`, at(source, 'intro')) : undefined,
      route,
      entity: value.entity,
      create,
      data: data && buildData(context, source, data),
      rules: data && buildDataRules(context, source, data),
      otp: value.otp,
      submit: buildSubmit(context, source, entity),
      presets: checkPresets(context, source, entity),
      prefill: checkPrefill(context, source, entity),
      begins: buildFormBeginning(context, source),
      quote: buildQuote(context, { source, screen, entity, data }),
      preview: buildPreview(context, { source, screen, entity, data }),
      aside: buildAside(context, source, entity, lists),
    }),
    ...flags({ draft: value.draft }),
  };
}

/** Fields that the address may fill, also of the first child row; all must be there. */
function checkPrefill(
  context: Context,
  source: Source<'form'>,
  entity: Source<'entity'> | null,
): readonly string[] | undefined {
  const names = source.value.prefill;
  const owner = { source, screen: source.stem, entity, data: source.value.data };
  for (const [index, name] of (names ?? []).entries()) {
    const place = at(source, 'prefill', index);
    const [first = '', child] = name.split('.');
    const field = findInputField(context, first, owner, place);
    if (child === undefined || field === null) continue;
    const rows = context.entities.get(field['x-rows']?.entity ?? '');
    if (rows) findField(context, rows, child, place);
    else context.report.at(place, 'GEN203', `"${first}" has no child rows.`);
  }
  return names;
}

/** Fields that a template keeps; all must be there, and each name in it means one of them. */
function checkPresets(
  context: Context,
  source: Source<'form'>,
  entity: Source<'entity'> | null,
): readonly PresetFile[] | undefined {
  const { presets, data } = source.value;
  const owner = { source, screen: source.stem, entity, data };
  const taken = new Set<string>();
  for (const [index, preset] of (presets ?? []).entries()) {
    const place = at(source, 'presets', index);
    const isSame = typeof preset === 'string';
    findInputField(context, isSame ? preset : preset.field, owner, isSame ? place : under(place, 'field'));
    const name = isSame ? preset : preset.as;
    if (taken.has(name))
      context.report.at(isSame ? place : under(place, 'as'), 'GEN306', `"${name}" stands here twice.`);
    taken.add(name);
  }
  return presets;
}

function buildData(context: Context, source: Source<'form'>, data: DataFile): ModelField[] {
  const scope = buildDataScope(context, data);
  const place = at(source, 'data', 'properties');
  const fields = buildFields(context, data.properties, {
    place,
    required: data.required ?? [],
    scope,
    computeScope: scope,
    ...(source.value.mode === 'dialog' && { takesRows: true as const }),
    toLabel: (name, here) => context.texts.need(`${source.stem}.${name}`, { ...here, on: 'key' }),
  });
  return giveTurns(context, source.stem, fields, place);
}

function buildSections(context: Context, owner: InputsOwner): ModelForm['sections'] {
  const { source, screen } = owner;
  const place = at(source, 'sections');
  checkTwice(context, source.value.sections, 'key', place);
  const scope = toScope(context, owner);
  return source.value.sections.map((section, index) => {
    const here = under(place, index);
    return {
      key: section.key,
      label: context.texts.need(`screen.${screen}.section.${section.key}`, under(here, 'key')),
      inputs: buildInputs({ context, owner, place: under(here, 'fields') }, section.fields),
      ...given({
        columns: section.columns,
        visible:
          scope === null
            ? undefined
            : buildCondition({ context, scope, place: under(here, 'visible') }, section.visible),
      }),
    };
  });
}

function toScope(context: Context, { source, entity }: InputsOwner): ExpressionScope | null {
  if (source.value.data !== undefined) return buildDataScope(context, source.value.data);
  return entity && buildRecordScope(context, entity, ['old', 'user']);
}

function buildSubmit(
  context: Context,
  source: Source<'form'>,
  entity: Source<'entity'> | null,
): ModelForm['submit'] | undefined {
  const { submit } = source.value;
  if (submit === undefined) return undefined;
  const { url, transition, success, next } = submit;
  const place = at(source, 'submit');
  if (entity !== null) findTransition(context, transition, entity, under(place, 'transition'));
  if (success !== undefined) context.texts.need(success, under(place, 'success'));
  if (next !== undefined && next !== '/' && next !== 'again') findRoute(context, next, under(place, 'next'));
  const { confirm, another } = submit;
  return { ...given({ url, transition, success, next }), ...flags({ confirm, another }) };
}
