import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Row, Values } from '#contract/logic.ts';
import type { TransitionModel } from '#contract/workflow.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { rememberRecord } from './sendForm.ts';
import type { FormFrame } from './FormContext.ts';
import { rememberSent } from './rememberSent.ts';
import { showRefusal } from './useSave.ts';

export interface Transitions {
  /** Saves what is typed, then asks: a change of state always does (spec 8). */
  start: (transition: TransitionModel) => Promise<void>;
  /** Does the pending one with what its dialog gave. */
  confirm: (body?: Row) => void;
  /** A dialog form did it: here is the record. */
  finish: (record: Row) => void;
  /** The one whose dialog is open. */
  pending: TransitionModel | null;
  close: () => void;
  isRunning: boolean;
}

/** Moves the record along its workflow. */
export function useTransitions(frame: FormFrame, id: string, save: () => Promise<void>): Transitions {
  const { store } = frame;
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [pending, setPending] = useState<TransitionModel | null>(null);
  const resource = store.form.resource ?? '';
  const labelOf = ({ key }: TransitionModel): string => translate(`${resource}.transition.${key}`);
  const finish = (record: Row, later: Values = {}): void => {
    if (pending) setPending(null);
    store.reset(record, later);
    rememberRecord(queries, resource, record);
  };
  const [run, isRunning] = useExclusive(async (transition: TransitionModel, body?: Row) => {
    const laterOver = rememberSent(store);
    try {
      const version = store.state().stored?.['version'];
      const record = await dataProvider.transition(resource, id, transition.key, { ...body, version });
      finish(record, laterOver(record));
      const messageArgs = { label: labelOf(transition), count: 1 };
      notify(transition.success ?? 'kit.form.moved', { type: 'success', messageArgs });
    } catch (error) {
      showRefusal(frame, error, notify);
    }
  });
  const start = async (transition: TransitionModel): Promise<void> => {
    if (store.state().isDirty) await save();
    if (store.state().isDirty) return;
    setPending(transition);
  };
  // The dialog stays open until the server took it: a refusal must not cost the note that was typed.
  const confirm = (body?: Row): void => {
    if (pending) void run(pending, body);
  };
  return { start, confirm, finish, pending, close: () => setPending(null), isRunning };
}
