import { emitWorkflows } from './workflow.ts';
import type { Codes } from '#contract/model.ts';
import type { ModelAside, ModelEntity, ModelForm, ModelInput, ModelSection } from '../model/types.ts';
import { printFile } from '../print/format.ts';
import { member } from '../print/identifier.ts';
import { createImports } from '../print/imports.ts';
import { Call, Code, lines, plain } from '../print/literal.ts';
import type { Literal, LiteralObject } from '../print/literal.ts';
import { DEFAULTS, unusual } from './defaults.ts';
import { emitExpression, emitLoad, emitOptional } from './expression.ts';
import type { Place } from './expression.ts';
import { emitRules } from './entity.ts';
import { emitRecordActions } from './list.ts';
import { emitFields } from './field.ts';
import { given, type Names } from './names.ts';
import { toMembers } from './type.ts';
import type { EmitType } from './type.ts';
import { validatorFile } from './validator.ts';

const DEFINITIONS = '#web/form/FormDefinition.ts';

/** `order-hold.form.gen.ts`: type and fields of a form with data of its own, for both planes. */
export async function emitFormData(form: ModelForm, names: Names, emitType: EmitType): Promise<string> {
  const imports = createImports(`${form.generated}.ts`, [form.component]);
  const place: Place = { imports, names, form };
  const fields = form.data ?? [];
  return printFile(form.source, imports, [
    await emitType(form.component, toMembers(fields, place)),
    emitFields(`${form.constant}Fields`, fields, place),
    ...(form.rules ? [emitRules(form.constant, form.rules, place)] : []),
  ]);
}

/** `order-detail.form.gen.tsx`: the form as the browser's `FormDefinition`, and its screen unless it is a dialog. */
export function emitForm(form: ModelForm, names: Names): string {
  const imports = createImports(`${form.generated}.tsx`);
  const create = imports.use('createForm', DEFINITIONS);
  const value = lines(unusual(toDefinition(form, { imports, names, form }), DEFAULTS.form));
  const definition = `export const form = ${create}(${value});`;
  if (form.mode === 'dialog') return printFile(form.source, imports, [definition]);
  const screen =
    form.mode === 'public'
      ? imports.use('PublicForm', '#web/auth/PublicForm.tsx')
      : imports.use('FormScreen', '#web/form/FormScreen.tsx');
  const component = `export default function ${form.component}() {\n  return <${screen} form={form} />;\n}`;
  return printFile(form.source, imports, [definition, component]);
}

function toDefinition(form: ModelForm, place: Place): LiteralObject {
  const entity = form.entity === undefined ? undefined : place.names.entity(form.entity);
  return {
    screen: form.screen,
    route: form.route,
    resource: form.entity,
    title: form.title,
    mode: form.mode,
    permissions: form.permissions,
    create: form.create,
    update: emitUpdate(form, entity),
    remove: form.mode === 'edit' ? (entity?.access.delete ?? undefined) : undefined,
    layout: form.layout,
    intro: form.intro,
    sections: form.sections.map((section) => emitSection(section, place)),
    models: entity ? toModels(entity, place) : toOwnModels(form, place),
    workflows: entity && emitWorkflows(entity.name, place),
    changeableRows: form.mode === 'edit' ? emitOptional(entity?.changeableRows, place) : undefined,
    actions: entity && form.mode === 'edit' ? emitRecordActions(entity.name, place) : undefined,
    validate: emitLoad(`#generated/${validatorFile(form.data ? form : (entity ?? form))}`),
    submit: form.submit && plain(form.submit),
    draft: form.draft,
    otp: form.otp,
    presets: form.presets?.map((one) => (typeof one === 'string' ? one : plain(one))),
    prefill: form.prefill,
    begins: form.begins,
    quote: form.quote && plain(form.quote),
    preview: form.preview && plain(form.preview),
    aside: form.aside && emitAside(form.aside, entity, place),
    display: plain(form.display),
  };
}

function emitAside(
  { head, facts, related, notes }: ModelAside,
  entity: ModelEntity | undefined,
  { imports }: Place,
): LiteralObject {
  const fields = entity && imports.use(`${entity.constant}Fields`, `${entity.generated}.ts`);
  const toFact = ({ field, label }: ModelAside['facts'][number]) => ({
    field: new Code(member(fields ?? '', field)),
    label,
  });
  return {
    head: given(head.map(toFact)),
    facts: given(facts.map(toFact)),
    related: given(
      related.map(
        ({ label, route, filter, from, isChoice, isRange, where: choices, of, permissions, list }) => {
          const { where, ...call } = plain(list);
          return {
            label,
            route,
            filter,
            from,
            isChoice,
            isRange,
            where: choices && plain(choices),
            of: of && plain(of),
            permissions,
            list: { ...call, where },
          };
        },
      ),
    ),
    notes,
  };
}

/** Only where it differs: most forms are opened by those who may change their records. */
function emitUpdate({ mode, permissions }: ModelForm, entity: ModelEntity | undefined): Codes | undefined {
  if (mode !== 'edit' || entity === undefined) return undefined;
  const { update } = entity.access;
  if (update?.length === 0) return undefined;
  const readers = permissions ?? [];
  const isOfAll = readers.length > 0 && readers.every((code) => update?.includes(code));
  return isOfAll ? undefined : update;
}

/** Fields and rules of the entity and, after it, of its child rows. */
function toModels(entity: ModelEntity, place: Place): LiteralObject {
  const { imports, names } = place;
  const children = entity.fields.flatMap(({ rows }) => (rows ? [names.entity(rows.entity)] : []));
  const model = {
    name: entity.name,
    fields: new Code(`Object.values(${imports.use(`${entity.constant}Fields`, `${entity.generated}.ts`)})`),
    rules: new Code(imports.use(`${entity.constant}Rules`, `${entity.generated}.ts`)),
    workflows: emitWorkflows(entity.name, place),
    parent: entity.parent && plain(entity.parent),
  };
  return Object.assign({ [entity.name]: model }, ...children.map((child) => toModels(child, place)));
}

/** Fields and rules of the form's own data and, after it, of its rows. */
function toOwnModels(form: ModelForm, place: Place): LiteralObject {
  const children = (form.data ?? []).flatMap(({ rows }) => (rows ? [place.names.entity(rows.entity)] : []));
  return Object.assign(
    { [form.screen]: toOwnModel(form, place) },
    ...children.map((child) => toModels(child, place)),
  );
}

function toOwnModel(form: ModelForm, { imports }: Place): LiteralObject {
  const fields = imports.use(`${form.constant}Fields`, `${form.generated}.ts`);
  const rules = form.rules && new Code(imports.use(`${form.constant}Rules`, `${form.generated}.ts`));
  return { name: form.screen, fields: new Code(`Object.values(${fields})`), rules: rules ?? [] };
}

function emitSection(section: ModelSection, place: Place): LiteralObject {
  return {
    key: section.key,
    label: section.label,
    columns: section.columns,
    visible: emitOptional(section.visible, place),
    inputs: section.inputs.map((input) => emitInput(input, place)),
  };
}

function emitInput({ field, entity, slot, rows, modes, ...options }: ModelInput, place: Place): Literal {
  return new Call(place.imports.use('input', DEFINITIONS), emitFieldName(field, entity, place), {
    ...plain(options),
    slot: slot && new Code(place.imports.use(slot.name, slot.path)),
    rows: rows?.map((row) => emitInput(row, place)),
    modes: modes?.map(({ where, ...mode }) => ({ ...mode, where: emitExpression(where, place) })),
  });
}

function emitFieldName(
  field: string,
  entityName: string | undefined,
  { imports, names, form }: Place,
): string {
  const owner = entityName === undefined ? form : names.entity(entityName);
  if (owner === undefined) throw new Error(`an input of "${field}" belongs to no entity and no form`);
  return member(imports.use(`${owner.constant}Fields`, `${owner.generated}.ts`), field);
}

/** `order-detail.form.gen.server.ts`: the form as the server's `FormModel`. */
export function emitFormServer(form: ModelForm): string {
  const imports = createImports(`${form.generated}.server.ts`);
  const type = imports.useType('FormModel', '#contract/model.ts');
  const value = lines({
    screen: form.screen,
    route: form.route,
    module: form.module,
    entity: form.entity,
    mode: form.mode,
    permissions: form.permissions,
    data:
      form.data &&
      new Code(`Object.values(${imports.use(`${form.constant}Fields`, `${form.generated}.ts`)})`),
    validate: form.data && new Code(imports.use('validate', validatorFile(form))),
    rules: form.rules && new Code(imports.use(`${form.constant}Rules`, `${form.generated}.ts`)),
    otp: form.otp,
    aside: form.aside && { notes: form.aside.notes },
  });
  return printFile(form.source, imports, [`export const ${form.constant}: ${type} = ${value};`]);
}
