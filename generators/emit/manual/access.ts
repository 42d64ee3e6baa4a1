import type { Codes } from '#contract/model.ts';
import type { ModelEntity, ModelField, ModelForm, ModelScreen } from '../../model/types.ts';
import { buttonRights } from './buttons.ts';
import type { Button } from './buttons.ts';
import { factsBelow, heading, word, words } from './said.ts';
import type { Said, SaidBlock, SaidInline } from './said.ts';
import { findField, text } from './site.ts';
import type { ManualSite } from './site.ts';

/** What a page is about. */
export interface Subject {
  readonly screens: readonly ModelScreen[];
  readonly entity?: ModelEntity;
  readonly forms: readonly ModelForm[];
  readonly buttons: readonly Button[];
  /** Fields in its columns and inputs, as they are called there. */
  readonly shown: readonly Pick<ModelField, 'label' | 'read'>[];
}

/** Each right with what it lets somebody do here. */
export function accessBlocks(site: ManualSite, { screens, entity, buttons, shown }: Subject): SaidBlock[] {
  const held = new Map<string, Said[]>();
  const add = (codes: Codes | undefined, said: Said): void => {
    for (const code of codes ?? []) held.set(code, [...(held.get(code) ?? []), said]);
  };
  for (const code of new Set(screens.flatMap(({ permissions }) => permissions ?? [])))
    add([code], word('may.open'));
  if (entity && entity.view === undefined) {
    add(entity.access.create, word('may.create'));
    add(entity.access.update, word('may.update'));
    add(entity.access.delete, word('may.delete'));
  }
  for (const button of buttons) {
    const { transition, call, action, label } = button;
    const own = transition?.step.permissions ?? call?.permissions ?? [];
    add(own.length > 0 ? own : action.permissions, label);
  }
  const seen = new Map<string, Said[]>();
  for (const { read, label } of shown)
    for (const code of read ?? []) seen.set(code, [...(seen.get(code) ?? []), text(label)]);
  for (const [code, labels] of seen) add([code], word('may.see', { labels: words(labels) }));
  const facts = site.model.permissions
    .filter(({ code }) => held.has(code))
    .map(({ code, restricts }) => ({
      name: text(`permission.${code}`),
      marks: restricts ? [word('restricts')] : [],
      inlines: [words(held.get(code) ?? [])],
    }));
  const isFree =
    buttons.some((button) => buttonRights(button) === undefined) ||
    screens.some(({ permissions }) => permissions?.length === 0);
  return [
    ...factsBelow('who', word('who'), facts),
    ...(facts.length > 0 && isFree ? [{ kind: 'paragraph', inlines: [word('others_free')] } as const] : []),
  ];
}

/** The messages with which a change may be refused, or that warn of it. */
export function messageBlocks(site: ManualSite, { entity, forms }: Subject): SaidBlock[] {
  if (entity === undefined || entity.view !== undefined) return [];
  const children = forms
    .flatMap(({ sections }) => sections.flatMap(({ inputs }) => inputs))
    .flatMap(({ field, entity: owner }) =>
      owner === undefined ? [] : (findField(site, owner, field)?.rows?.entity ?? []),
    );
  const items = [entity, ...new Set(children)].flatMap((each) =>
    messagesOf(site, typeof each === 'string' ? site.names.entity(each) : each),
  );
  const once = [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
  return once.length === 0 ? [] : [heading('messages', word('messages')), { kind: 'list', items: once }];
}

function messagesOf(site: ManualSite, entity: ModelEntity): SaidInline[][] {
  const labelOf = (name: string): Said => text(findField(site, entity.name, name)?.label ?? name);
  const toItem = (message: string, at: Said | undefined, isWarning = false): SaidInline[] => [
    ...(isWarning ? [word('warning'), ' '] : []),
    { kind: 'strong', inlines: [{ t: message, v: at === undefined ? {} : { label: at } }] },
    ...(at === undefined ? [] : [' ', word('at_field', { label: at })]),
  ];
  return [
    ...entity.rules.map(({ message, at, level }) =>
      toItem(message, at === undefined ? undefined : labelOf(at), level === 'warning'),
    ),
    ...entity.unique.map(({ message, fields }) => toItem(message, words(fields.map(labelOf)))),
    ...(entity.checks ?? []).map(({ message }) => toItem(message, undefined)),
  ];
}
