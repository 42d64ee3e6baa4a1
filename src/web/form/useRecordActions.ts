import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { Row, Values } from '#contract/logic.ts';
import { isTransition, stepLabel, type StepModel } from '#contract/workflow.ts';
import type { RecordAction } from '#contract/action.ts';
import { askPreview } from '#web/data/askPreview.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { rememberRecord } from './sendForm.ts';
import type { FormFrame } from './FormContext.ts';
import { rememberSent } from './rememberSent.ts';
import { showRefusal } from './useSave.ts';

export interface RecordActions {
  /** Saves what is typed, then asks: a change of state always does (spec 8), an action where it says so. */
  start: (step: StepModel) => Promise<void>;
  /** Does the pending one with what its dialog gave. */
  confirm: (body?: Row) => void;
  /** A dialog form did it: here is the record. */
  finish: (record: Row) => void;
  /** The one whose dialog is open. */
  pending: StepModel | null;
  /** Money that its question names. */
  sum: number | undefined;
  close: () => void;
  isRunning: boolean;
}

/** Moves the record along its workflow, and does actions to it. */
export function useRecordActions(frame: FormFrame, id: string, save: () => Promise<void>): RecordActions {
  const { store } = frame;
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const [pending, setPending] = useState<StepModel | null>(null);
  const [sum, setSum] = useState<number>();
  const resource = store.form.resource ?? '';
  const finish = (record: Row, later: Values = {}): void => {
    if (pending) setPending(null);
    store.reset(record, later);
    rememberRecord(queries, resource, record);
  };
  const [run, isRunning] = useExclusive(async (step: StepModel, body?: Row) => {
    const laterOver = rememberSent(store);
    try {
      const version = store.state().stored?.['version'];
      const record = await dataProvider.transition(resource, id, step.key, { ...body, version });
      finish(record, laterOver(record));
      const messageArgs = { label: translate(stepLabel(resource, step)), count: 1 };
      notify(step.success ?? 'kit.form.moved', { type: 'success', messageArgs });
    } catch (error) {
      showRefusal(frame, error, notify);
    }
  });
  const start = async (step: StepModel): Promise<void> => {
    if (store.state().isDirty) await save();
    if (store.state().isDirty) return;
    if (!asksFirst(step)) return run(step);
    setSum(
      step.sum && (await askPreview(dataProvider, { resource, key: step.key }, { ids: [Number(id)] }))?.sum,
    );
    setPending(step);
  };
  // The dialog stays open until the server took it: a refusal must not cost the note that was typed.
  const confirm = (body?: Row): void => {
    if (pending) void run(pending, body);
  };
  return { start, confirm, finish, pending, sum, close: () => setPending(null), isRunning };
}

const asksFirst = (step: StepModel): boolean =>
  isTransition(step) || step.form !== undefined || (step as RecordAction).confirm === true;
