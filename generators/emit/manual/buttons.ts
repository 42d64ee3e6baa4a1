import type { ModelAction, ModelCall, ModelList, ModelTransition, ModelWorkflow } from '../../model/types.ts';
import { askedFields } from './field.ts';
import { link, sentences, word, words } from './said.ts';
import type { Said, SaidFact, SaidInline } from './said.ts';
import { codeWord, findField, pageOf, rights, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** A button of a screen, in all of its places. */
export interface Button {
  readonly key: string;
  readonly label: Said;
  readonly places: readonly string[];
  readonly action: Partial<ModelAction>;
  readonly transition?: { readonly workflow: ModelWorkflow; readonly step: ModelTransition };
  readonly call?: ModelCall;
}

const PLACES = ['toolbar', 'row', 'bulk', 'footer'] as const;

/** The buttons of a list and those of a form over the same records, each once. */
export function findButtons(
  site: ManualSite,
  entity: string | undefined,
  list?: ModelList,
  hasForm = false,
): Button[] {
  const buttons = new Map<string, Button>();
  for (const place of list ? PLACES : [])
    for (const action of list?.[place] ?? []) {
      const { key } = action;
      const places = [...(buttons.get(key)?.places ?? []), place];
      buttons.set(key, { ...toButton(site, entity, action), key, label: text(action.label), places, action });
    }
  if (hasForm && entity !== undefined)
    for (const { key, label } of stepsOf(site, entity)) {
      const known = buttons.get(key);
      const places = [...(known?.places ?? []), 'form'];
      const action = known?.action ?? { key };
      buttons.set(key, {
        ...toButton(site, entity, { key, transition: key, action: key }),
        key,
        label,
        places,
        action,
      });
    }
  return [...buttons.values()];
}

/** What people can do with a record of an entity. */
export function stepsOf({ names }: ManualSite, entity: string): { key: string; label: Said }[] {
  const transitions = names.workflowsOf(entity).flatMap((workflow) => workflow.transitions);
  return [
    ...transitions
      .filter(({ automatic }) => automatic !== true)
      .map(({ key }) => ({ key, label: text(`${entity}.transition.${key}`) })),
    ...names.actionsOf(entity).map(({ key, records }) => ({ key, label: text(records?.label ?? key) })),
  ];
}

type Does = Pick<ModelAction, 'key'> & Partial<Pick<ModelAction, 'transition' | 'action' | 'of'>>;

function toButton(
  { names }: ManualSite,
  entity: string | undefined,
  does: Does,
): Pick<Button, 'transition' | 'call'> {
  if (entity === undefined) return {};
  const done = does.of?.entity ?? entity;
  for (const workflow of names.workflowsOf(done)) {
    const step = workflow.transitions.find(({ key }) => key === does.transition);
    if (step) return { transition: { workflow, step } };
  }
  const call = names.actionsOf(done).find(({ key }) => key === does.action);
  return call ? { call } : {};
}

/** Any of whom may press it. */
export function buttonRights({ action, transition, call }: Button): Said | undefined {
  const own = transition?.step.permissions ?? call?.permissions;
  return rights(own !== undefined && (own ?? []).length > 0 ? own : action.permissions);
}

export function buttonFact(site: ManualSite, button: Button): SaidFact {
  const { action, transition, call, places } = button;
  const step = transition?.step;
  const guard = step?.guardMessage ?? call?.records?.guardMessage;
  const who = buttonRights(button);
  return {
    name: button.label,
    marks: action.hotkey === undefined ? [] : [word('key', { value: action.hotkey.toUpperCase() })],
    inlines: sentences(
      places.join() !== 'form' &&
        word('button_at', { value: words(places.map((place) => word(`place.${place}`))) }),
      transition && sayMove(site, transition.workflow, transition.step),
      leadsTo(site, action.route),
      askedFields(site, action.form ?? step?.form ?? call?.records?.form),
      step?.note && word('note', { count: String(step.note.minLength) }),
      (action.confirm || call?.records?.confirm) && word('confirms'),
      guard?.startsWith('rule.') && word('refused_unless', { value: text(guard) }),
      step?.notify && sayNotice(site, step.notify.key),
      who && word('needs', { value: who }),
    ),
  };
}

function sayMove(
  site: ManualSite,
  workflow: ModelWorkflow,
  { from, to, instead = [] }: ModelTransition,
): Said {
  const name = findField(site, workflow.entity, workflow.field)?.enum ?? '';
  const say = (values: readonly unknown[]): Said => words(values.map((value) => codeWord(site, name, value)));
  if (to === null) return word('stays', { from: say(from) });
  const targets = [...new Set([to, ...instead.map((each) => each.to)])];
  return word('moves', {
    from: say(from),
    to: targets.length === 1 ? say(targets) : word('one_of', { value: say(targets) }),
  });
}

function leadsTo(site: ManualSite, route: string | undefined): SaidInline[] | undefined {
  if (route === undefined) return undefined;
  const page = pageOf(site, route);
  if (page === undefined) return [word('opens_other')];
  return [word('opens'), ' ', link(page, text(`screen.${page}.title`)), '.'];
}

/** Whom a step notifies, and of what. */
function sayNotice({ model }: ManualSite, key: string): Said {
  const notice = model.modules.flatMap(({ notifications }) => notifications).find((one) => one.key === key);
  const to = notice?.to === 'account' ? word('person_in_charge') : (rights(notice?.to) ?? word('everybody'));
  return word('notifies', { to, value: text(`notification.${key}`) });
}
