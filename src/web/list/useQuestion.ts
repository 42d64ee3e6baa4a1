import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { EnumModel } from '#contract/enum.ts';
import type { Row } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { isTransition, type StepModel } from '#contract/workflow.ts';
import { formatMoney } from '#fields/money/money.ts';
import { enumLabelKey } from '#fields/enum/enum.ts';
import { AppContext } from '#web/app/AppContext.ts';
import { useValueContext } from '#web/auth/session.ts';
import { toRecordLabel } from '#web/data/toRecordLabel.ts';

export interface Asking {
  /** The entity of the records. */
  resource: string;
  /** Message key of the button. */
  button: string;
  step: StepModel | undefined;
  /** Words of the state that a transition moves. */
  states: EnumModel | undefined;
  /** How a record is called; absent: as the entity says. */
  display?: EntityModel['display'];
  /** The record, where it is done to one. */
  row?: Row | undefined;
  /** So many, where it is done to a selection. */
  count?: number | undefined;
  /** Money that the question names. */
  sum?: number | undefined;
}

/** What is asked before something is done: the question of its schema, else of one record to which state it goes (spec 8). */
export function useQuestion(): (asking: Asking) => string {
  const translate = useTranslate();
  const resources = useContext(AppContext)?.app.resources ?? [];
  const context = useValueContext();
  return ({ resource, button, step, states, display, row, count, sum }) => {
    const value = translate(button);
    const called = display ?? resources.find(({ name }) => name === resource)?.display ?? [];
    const label = row ? toRecordLabel(called, row) : translate('kit.list.records', { count: count ?? 1 });
    // The server may not have been reached for the amount.
    const amount = step?.sum && { sum: sum === undefined ? '–' : formatMoney(sum, context) };
    if (step?.question) return translate(step.question, { label, value, count: count ?? 1, ...amount });
    if (count !== undefined) return translate('kit.list.confirm', { label: value, count });
    const state = row && stateKey(step, states);
    return state === undefined
      ? translate('kit.list.confirm_one', { label: value })
      : translate('messages.confirm_status_change', { label, value: translate(state) });
  };
}

/** Message key of the state that a record comes into; undefined where it stays, or nobody knows yet. */
function stateKey(step: StepModel | undefined, states: EnumModel | undefined): string | undefined {
  if (!step || !isTransition(step) || step.to === null || step.instead !== undefined) return undefined;
  return enumLabelKey(states, step.to);
}
