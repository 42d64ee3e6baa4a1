import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useDataProvider, useNotify } from 'react-admin';
import type { ErrorAnswer, FieldError, Problem } from '#contract/errors.ts';
import type { Row, Values } from '#contract/logic.ts';
import { useValueContext } from '#web/auth/session.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import { useExclusive } from '#web/data/useExclusive.ts';
import { checkForm, normalizeForm } from './checkForm.ts';
import { rememberRecord, sendForm } from './sendForm.ts';
import type { FormFrame } from './FormContext.ts';
import type { SectionDefinition } from './FormDefinition.ts';
import type { FormStore } from './FormStore.ts';
import { mergeChanges, type Conflict } from './mergeChanges.ts';
import { rememberSent } from './rememberSent.ts';
import { orderProblems } from './orderProblems.ts';
import { inputAt } from './problemText.ts';
import { holds } from './place.ts';
import { sentInputs } from './toBody.ts';

export interface SaveOptions {
  /** Id of the stored record; absent while it is created. */
  id: string | undefined;
  /** After the server took it. */
  onSaved: (saved: Saved) => void;
}

export interface Saved {
  /** The server's answer. */
  record: Row;
  /** The form as it was sent. */
  sent: Values;
  /** What was typed since, over the record. */
  later: Values;
}

export interface Saving {
  /** Checks and sends; when it did not work, the form says why and stays as it is. */
  save: () => Promise<void>;
  isSaving: boolean;
  /** Fields that somebody else changed as well; null when there is nothing to decide. */
  conflicts: readonly Conflict[] | null;
  resolve: (chosen: Values) => void;
  closeConflicts: () => void;
  /** What the server asks before it stores the change; null when nothing is asked. */
  questions: readonly FieldError[] | null;
  /** Yes to all of them. */
  confirm: () => void;
  closeQuestions: () => void;
}

interface Clash {
  conflicts: readonly Conflict[];
  /** The record as it is now. */
  current: Row;
  kept: Values;
}

/** Saves a form: checks, sends, and deals with what the server says. */
export function useSave(frame: FormFrame, { id, onSaved }: SaveOptions): Saving {
  const { store } = frame;
  const dataProvider = useDataProvider<KitDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const isRight = useCheck(frame);
  const [clash, setClash] = useState<Clash | null>(null);
  const [questions, setQuestions] = useState<readonly FieldError[] | null>(null);
  const send = async (confirmed: readonly string[] = []): Promise<void> => {
    const { record: sent } = store.state();
    const laterOver = rememberSent(store);
    try {
      const record = await sendForm(dataProvider, store, id, confirmed);
      if (store.form.resource && record['id']) rememberRecord(queries, store.form.resource, record);
      onSaved({ record, sent, later: laterOver(record) });
    } catch (error) {
      const asked = readQuestions(error);
      if (asked) return setQuestions(asked);
      const current = readCurrent(error);
      if (!current) return showRefusal(frame, error, notify);
      const { kept, conflicts } = mergeOver(store, current);
      if (conflicts.length > 0) return setClash({ conflicts, current, kept });
      store.reset(current, kept);
      notify('kit.form.merged', { type: 'info' });
      await send();
    }
  };
  const [save, isSaving] = useExclusive(async (confirmed: readonly string[] = []) => {
    if (await isRight()) await send(confirmed);
  });
  const confirm = (): void => {
    setQuestions(null);
    void save((questions ?? []).map(({ code }) => code));
  };
  const resolve = (chosen: Values): void => {
    if (!clash) return;
    setClash(null);
    store.reset(clash.current, { ...clash.kept, ...chosen });
    void save();
  };
  return {
    save: () => save(),
    isSaving,
    questions,
    confirm,
    closeQuestions: () => setQuestions(null),
    conflicts: clash?.conflicts ?? null,
    resolve,
    closeConflicts: () => setClash(null),
  };
}

/** Checks the whole form, or one section before the next is opened; on a problem the first wrong field is focused. */
export function useCheck({ store, focus }: FormFrame): (section?: SectionDefinition) => Promise<boolean> {
  const values = useValueContext();
  return async (section) => {
    await store.settled();
    normalizeForm(store, values);
    // Without the validator, as on a lost connection, the server still judges.
    const loaded = await store.form.validate?.().catch(() => undefined);
    const isOwn = ({ path }: Problem): boolean => !section || holds(section, path);
    const { isSubmitted } = store.state();
    const found = checkForm(store, { values, ...loaded });
    store.setProblems(isSubmitted ? found : found.filter(isOwn), isSubmitted || !section);
    const first = orderProblems(store).find(isOwn);
    if (first) focus(first.path);
    return first === undefined;
  };
}

/** What a change has to be confirmed for; null where it failed otherwise. */
export function readQuestions(error: unknown): readonly FieldError[] | null {
  const answer =
    error instanceof HttpError ? (error.body as Partial<ErrorAnswer> | undefined)?.error : undefined;
  const { code, fields = [] } = answer ?? {};
  return code === 'not_confirmed' && fields.length > 0 ? fields : null;
}

/** The record of a 409: somebody saved between our reading and our writing. */
function readCurrent(error: unknown): Row | null {
  const answer =
    error instanceof HttpError && error.status === 409 ? (error.body as Partial<ErrorAnswer>) : null;
  return answer?.error?.code === 'version_conflict' ? (answer.current ?? null) : null;
}

/** My changes, as far as the form sends them, over the record as it is now. */
function mergeOver(store: FormStore, current: Row) {
  const inputs = sentInputs(store);
  const names = new Set(inputs.map(({ field }) => field.name));
  const mine = Object.fromEntries(Object.entries(store.changes()).filter(([name]) => names.has(name)));
  return mergeChanges(inputs, store.state().stored ?? {}, mine, current);
}

/** The server's problems at their fields; what belongs to none is said as a toast. */
export function showRefusal(
  { store, focus }: FormFrame,
  error: unknown,
  notify: ReturnType<typeof useNotify>,
): void {
  const answer =
    error instanceof HttpError ? (error.body as Partial<ErrorAnswer> | undefined)?.error : undefined;
  if (answer?.fields && answer.fields.length > 0) {
    store.setProblems(answer.fields, true);
    const [first] = orderProblems(store);
    if (first) focus(first.path);
    // What belongs to no input of this form would be said nowhere else.
    const isPlaced = answer.fields.some(({ path }) => inputAt(store, path) !== undefined);
    notify(isPlaced ? answer.message : (error as Error).message, { type: 'error' });
  } else notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
}
