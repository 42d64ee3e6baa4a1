import type { Values } from '#contract/logic.ts';
import type { ActionFile, ActionPlace, TransitionFile } from '../../../generators/model/schemas.ts';
import { type Schema, toScreen, workflowsOf } from '../../support/schemas/readSchemas.ts';
import type { Part } from '../compareParts.ts';
import { codesOfRoute, createCodes } from './routes.ts';
import { firstText, may, textOf, type View } from './View.ts';

type List = Schema<'list'>;

/** Actions over records of an entity, with the names of their buttons. */
const stepsOf = ({ schemas }: View, entity: string) =>
  schemas.actions
    .filter((action) => action.entity === entity && action.permissions !== null)
    .map((action) => ({ ...action, key: action.stem.replaceAll('-', '_') }));

/** Whose records a button of a list is done to: those that its rows name by `of`, or the rows themselves. */
export const entityDoneTo = (
  { schemas }: View,
  { entity }: List,
  { of = '' }: Pick<ActionFile, 'of'>,
): string =>
  of
    .split('.')
    .reduce(
      (one, name) => schemas.entities.get(one)?.properties[name]?.['x-reference']?.entity ?? one,
      entity,
    );

/** Behind the key of a button that prints: the one beside it, which gives the same as a file. */
const AS_FILE = '_pdf';

/** Buttons of one place of a list: those of its schema, then actions over its records that it does not name. */
export function buttonsOf(view: View, list: List, place: ActionPlace): readonly ActionFile[] {
  const given = list[place] ?? [];
  if (place !== 'row' && place !== 'bulk') return given;
  const steps = stepsOf(view, list.entity);
  const own = steps
    .filter(({ bulk, key }) => (place === 'row' || bulk) && !given.some(({ action }) => action === key))
    .map(({ key, permissions }): ActionFile => ({ key, action: key, permissions }));
  // What a button prints says the button, or the action that it calls.
  const printOf = ({ print, action }: ActionFile): string | undefined =>
    print ?? (steps.find(({ key }) => key === action)?.print && action);
  return [...given, ...own].flatMap((action) => {
    const print = printOf(action);
    return print ? [action, { ...action, print, key: `${action.key}${AS_FILE}` }] : [action];
  });
}

/** Buttons of one place of a list that the account has. */
export function actionsFor(view: View, list: List, place: ActionPlace): Part[] {
  return buttonsOf(view, list, place)
    .filter((action) => isOffered(view, list, action))
    .map((action) => toPart(view, list, action));
}

/**
 * Buttons of a row by the states of its record, but none that would lead on or act with a value that the row lacks;
 * those with a condition of their own may be there or not.
 */
export function rowActionsFor(view: View, list: List, record: Values): Part[] {
  return buttonsOf(view, list, 'row')
    .filter(
      (action) =>
        isOffered(view, list, action) && hasValues(action, record) && fitsState(view, list, action, record),
    )
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

/** Buttons of a record in its states, as its form shows them. */
export function transitionsFor(view: View, entity: string, record: Values): (Part & { form?: string })[] {
  const moves = workflowsOf(view.schemas, entity)
    .flatMap((workflow) => workflow.transitions.filter(({ from }) => isIn(view, workflow, from, record)))
    .filter(({ permissions, automatic }) => automatic !== true && mayMove(view, permissions))
    .map(({ key, form }) => ({
      key,
      text: textOf(view, `${entity}.transition.${key}`),
      ...(form ? { form } : {}),
    }));
  const others = stepsOf(view, entity).filter(({ permissions }) => may(view, permissions));
  return [...moves, ...others.map(({ key }) => ({ key, text: textOf(view, `${entity}.action.${key}`) }))];
}

type Workflow = Pick<Schema<'workflow'>, 'entity' | 'field' | 'states'>;

/** Code of a state: what the workflow says, else that of the enum. */
export function valueOf(
  { schemas }: View,
  { entity, field, states }: Workflow,
  key: string,
): number | string | undefined {
  const model = schemas.enums.get(schemas.entities.get(entity)?.properties[field]?.['x-enum'] ?? '');
  return states[key]?.value ?? model?.values.find((one) => one.key === key)?.value;
}

/** Whether a record is in one of some states of a workflow. */
export const isIn = (view: View, workflow: Workflow, keys: readonly string[], record: Values): boolean =>
  keys.some((key) => valueOf(view, workflow, key) === record[workflow.field]);

/** Codes of a transition; none means whoever may change the record, which its screen has judged already. */
export const mayMove = (view: View, codes: readonly string[] = []): boolean =>
  codes.length === 0 || may(view, codes);

const transitionOf = (view: View, list: List, action: ActionFile): TransitionFile | undefined =>
  workflowsOf(view.schemas, entityDoneTo(view, list, action))
    .flatMap(({ transitions }) => transitions)
    .find(({ key }) => key === action.transition);

function isOffered(view: View, list: List, action: ActionFile): boolean {
  const transition = transitionOf(view, list, action);
  const target = action.form
    ? view.schemas.forms.find(({ stem }) => stem === action.form)?.permissions
    : undefined;
  const step = stepsOf(view, entityDoneTo(view, list, action)).find(({ key }) => key === action.action);
  const codes =
    action.permissions ??
    step?.permissions ??
    target ??
    (action.route ? codesOfRoute(view.schemas, action.route) : undefined);
  return may(view, codes) && mayMove(view, transition?.permissions ?? []);
}

/**
 * Whether a row has what its button takes along to another screen, and names the record that the button is done to:
 * rows that stand for one (a view) name it by their own id.
 */
function hasValues({ route, prefill = {}, filter = {}, of = '' }: ActionFile, record: Values): boolean {
  const led = route === undefined ? [] : [...Object.values(prefill), ...Object.values(filter)];
  const isLed = led.every((field) => typeof field !== 'string' || !isEmpty(record[field]));
  return isLed && (!(of in record) || !isEmpty(record[of]));
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === '';

function fitsState(view: View, list: List, action: ActionFile, record: Values): boolean {
  const transition = transitionOf(view, list, action);
  const workflow = workflowsOf(view.schemas, entityDoneTo(view, list, action)).find(({ transitions }) =>
    transitions.some((one) => one === transition),
  );
  if (!transition || !workflow) return true;
  // Of a record that a row names, what its columns show; what they do not, the server judges.
  const { field } = workflow;
  const state = record[`${action.of ?? ''}.${field}`] ?? record[field];
  return (
    (action.of !== undefined && state === undefined) ||
    isIn(view, workflow, transition.from, { [field]: state })
  );
}

function toPart(view: View, list: List, button: ActionFile): Part {
  const { key, transition, action, print } = button;
  if (print && key.endsWith(AS_FILE)) return { key, text: textOf(view, 'kit.print.pdf') };
  const own = `screen.${toScreen(list.route)}.action.${key}`;
  const entity = entityDoneTo(view, list, button);
  const step = action ? `${entity}.action.${action}` : `action.${key}`;
  const usual = transition ? `${entity}.transition.${transition}` : step;
  return { key, text: firstText(view, own, usual) };
}
