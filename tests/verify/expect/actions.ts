import type { ActionFile, ActionPlace, TransitionFile } from '../../../generators/model/schemas.ts';
import { toScreen, type Schema } from '../../support/schemas/readSchemas.ts';
import type { Part } from '../compareParts.ts';
import { codesOfRoute, createCodes } from './routes.ts';
import { firstText, may, textOf, type View } from './View.ts';

type List = Schema<'list'>;

/** Buttons of one place of a list that the account has. */
export function actionsFor(view: View, list: List, place: ActionPlace): Part[] {
  return (list[place] ?? [])
    .filter((action) => isOffered(view, list, action))
    .map((action) => toPart(view, list, action));
}

/** Buttons of a row by the state of its record; those with a condition of their own may be there or not. */
export function rowActionsFor(view: View, list: List, state: unknown): Part[] {
  return (list.row ?? [])
    .filter((action) => isOffered(view, list, action) && fitsState(view, list, action, state))
    .map((action) => ({
      ...toPart(view, list, action),
      ...(action.visible === undefined ? {} : { isOptional: true }),
    }));
}

/** Leads to a new record, where the schema's own buttons do not. */
export function createAction(view: View, list: List): Part[] {
  const hasOwn = actionsFor(view, list, 'toolbar').some(({ key }) => key === 'create');
  const forms = view.schemas.forms.filter(({ entity, mode }) => entity === list.entity && mode !== 'dialog');
  const canCreate = forms.some((form) => may(view, createCodes(form)));
  return hasOwn || !canCreate ? [] : [{ key: 'create', text: textOf(view, 'action.create') }];
}

/** Buttons of a record in a state, as its form shows them. */
export function transitionsFor(view: View, entity: string, state: unknown): (Part & { form?: string })[] {
  const workflow = view.schemas.workflows.get(entity);
  return (workflow?.transitions ?? [])
    .filter(
      ({ from, permissions }) =>
        from.some((key) => valueOf(view, entity, key) === state) && mayMove(view, permissions),
    )
    .map(({ key, form }) => ({
      key,
      text: textOf(view, `${entity}.transition.${key}`),
      ...(form ? { form } : {}),
    }));
}

/** Code of a state: what the workflow says, else that of the enum. */
export function valueOf({ schemas }: View, entity: string, key: string): number | string | undefined {
  const workflow = schemas.workflows.get(entity);
  const own = workflow?.states[key]?.value;
  const model = schemas.enums.get(
    schemas.entities.get(entity)?.properties[workflow?.field ?? '']?.['x-enum'] ?? '',
  );
  return own ?? model?.values.find((one) => one.key === key)?.value;
}

/** Codes of a transition; none means whoever may change the record, which its screen has judged already. */
const mayMove = (view: View, codes: readonly string[]): boolean => codes.length === 0 || may(view, codes);

const transitionOf = (
  { schemas }: View,
  { entity }: List,
  { transition }: ActionFile,
): TransitionFile | undefined =>
  schemas.workflows.get(entity)?.transitions.find(({ key }) => key === transition);

function isOffered(view: View, list: List, action: ActionFile): boolean {
  const transition = transitionOf(view, list, action);
  const target = action.form
    ? view.schemas.forms.find(({ stem }) => stem === action.form)?.permissions
    : undefined;
  const codes =
    action.permissions ?? target ?? (action.route ? codesOfRoute(view.schemas, action.route) : undefined);
  return may(view, codes) && mayMove(view, transition?.permissions ?? []);
}

function fitsState(view: View, list: List, action: ActionFile, state: unknown): boolean {
  const transition = transitionOf(view, list, action);
  return !transition || transition.from.some((key) => valueOf(view, list.entity, key) === state);
}

function toPart(view: View, list: List, { key, transition }: ActionFile): Part {
  const own = `screen.${toScreen(list.route)}.action.${key}`;
  const usual = transition ? `${list.entity}.transition.${transition}` : `action.${key}`;
  return { key, text: firstText(view, own, usual) };
}
