import { useCallback, useMemo, useRef, useState } from 'react';
import { useDataProvider, useNavigate, useNotify, useTranslate } from 'react-admin';
import type { Row } from '#contract/logic.ts';
import type { BulkAnswer, BulkPreview } from '#contract/wire.ts';
import type { StepModel } from '#contract/workflow.ts';
import { isRegistered } from '#contract/session.ts';
import { useSession } from '#web/auth/session.ts';
import type { Queued } from '#web/data/answers.ts';
import { askPreview } from '#web/data/askPreview.ts';
import type { KitDataProvider } from '#web/data/dataProvider.ts';
import {
  doneTo,
  factsOf,
  isOffered,
  LICENSE_MISSING,
  routeOf,
  rowActions,
  stepKey,
  stepOf,
  type ActionRunner,
  type ActionTarget,
} from './actions.ts';
import { createPrintRun, mostOf, withFiles, type PrintRun } from './printRun.ts';
import { withoutRefused } from './bulk/previewTarget.ts';
import type { Gate } from './Gate.ts';
import { createLogicContext } from './knownCondition.ts';
import type { ActionDefinition, ListDefinition } from './ListDefinition.ts';
import { useListQuery } from './ListQuery.ts';

/** An action that waits for the user's word. */
export interface PendingAction {
  action: ActionDefinition;
  target: ActionTarget;
  /** Some of the selection would be refused: the user is told first. */
  preview?: BulkPreview;
  /** What the question names of those that it will be done to. */
  sum?: number | undefined;
}

/** What became of a selection some of which was refused, and whose records they are. */
export interface RefusedAnswer extends BulkAnswer {
  resource: string;
}

export interface RunnerState {
  runner: ActionRunner;
  /** The action whose dialog is open. */
  pending: PendingAction | null;
  closeDialog: () => void;
  /** Goes on with what the preview leaves. */
  proceed: () => void;
  /** Does the pending action with what its dialog gave. */
  confirm: (body?: Row) => void;
  /** A dialog form has done the pending action by itself, with what was filled in. */
  finish: (answer: unknown, body?: Row) => void;
  /** What is on its way to the printer. */
  printing: PrintRun | null;
  closePrint: () => void;
  /** Refusals of the last bulk call, to be read. */
  result: RefusedAnswer | null;
  closeResult: () => void;
}

/** Actions of one screen: dialogs, calls, and what is said afterwards. */
export function useActionRunner(list: ListDefinition, may: Gate, onDone: () => void): RunnerState {
  const [pending, setPending] = useState<PendingAction | null>(null);
  const [result, setResult] = useState<RefusedAnswer | null>(null);
  const [printing, setPrinting] = useState<PrintRun | null>(null);
  const navigate = useNavigate();
  const session = useSession();
  const { filterValues } = useListQuery();
  const notify = useNotify();
  const showOutcome = useShowOutcome(list, setResult);
  const end = useCallback(
    (done: PendingAction, answer: unknown, body?: Row): void => {
      onDone();
      setPrinting(createPrintRun(done.action, done.target, answer, body));
    },
    [onDone],
  );
  const perform = usePerform(list, showOutcome, end);
  const askOrDo = useCallback(
    (asked: PendingAction): void => {
      if (needsDialog(asked.action, list)) return setPending(asked);
      setPending(null);
      void perform(asked);
    },
    [list, perform],
  );
  const preview = usePreview(list, setPending, askOrDo);
  const start = useCallback(
    (action: ActionDefinition, target: ActionTarget): void => {
      if (!isRegistered(session, action.license)) return notify(LICENSE_MISSING, { type: 'warning' });
      if (action.route) return navigate(routeOf(action, target, filterValues as Row));
      const limit = mostOf(action, list);
      if (limit !== undefined && target.kind === 'selection' && target.count > limit)
        return notify('kit.list.too_many', { type: 'error', messageArgs: { limit } });
      if (!isCall(action)) return setPrinting(createPrintRun(action, target, {}));
      if (isLooked(action, target, list)) return void preview(action, target);
      askOrDo({ action, target });
    },
    [list, session, filterValues, navigate, notify, preview, askOrDo],
  );
  const runner = useMemo<ActionRunner>(() => {
    const offered = withFiles(list.row).filter((action) => isOffered(action, list, may));
    const shared = factsOf(list);
    return {
      start,
      ofRow: (row) =>
        rowActions(offered, list, { ...shared, ...row }, createLogicContext(session, new Date())).map(
          (offer) =>
            isRegistered(session, offer.action.license) ? offer : { ...offer, refusal: LICENSE_MISSING },
        ),
    };
  }, [list, may, session, start]);
  // The dialog stays open until the server took it: a failure must not cost the note that was typed.
  const confirm = (body?: Row): void => {
    if (!pending) return;
    const close = (isDone: boolean): void => setPending((now) => (isDone && now === pending ? null : now));
    void perform(pending, body).then(close);
  };
  const proceed = (): void => {
    if (!pending?.preview || pending.target.kind !== 'selection') return;
    const { action, target, preview: seen } = pending;
    const rest = { action, target: withoutRefused(target, seen), sum: seen.sum };
    // Who has seen what is refused and goes on has been asked; what must be typed, or costs, is still missing.
    if (hasInput(action, list) || seen.sum !== undefined) return setPending(rest);
    setPending(null);
    void perform(rest);
  };
  const finish = (answer: unknown, body?: Row): void => {
    setPending(null);
    // Of one record the dialog has told.
    if (pending?.target.kind === 'selection') showOutcome(pending, answer);
    if (pending) end(pending, answer, body);
  };
  return {
    runner,
    pending,
    confirm,
    proceed,
    finish,
    result,
    printing,
    closePrint: useCallback(() => setPrinting(null), []),
    closeDialog: useCallback(() => setPending(null), []),
    closeResult: useCallback(() => setResult(null), []),
  };
}

/** Whether the server is asked for something; what only prints reads alone. */
const isCall = (action: ActionDefinition): boolean =>
  Boolean(stepKey(action) ?? action.form ?? action.url) || action.print === undefined;

/** A change of state asks first, however it is started (spec 8); so does what says so, and what has fields to fill. */
function needsDialog(action: ActionDefinition, list: ListDefinition): boolean {
  return Boolean(action.confirm ?? action.transition) || hasInput(action, list);
}

/** Whether its dialog has something to fill in. */
function hasInput(action: ActionDefinition, list: ListDefinition): boolean {
  const step = stepOf(action, list);
  return Boolean(action.form ?? step?.form ?? step?.note);
}

/** Whether the server is asked before: of a selection who would be refused, of one record what the question names of it. */
const isLooked = (action: ActionDefinition, target: ActionTarget, list: ListDefinition): target is Looked =>
  (target.kind === 'selection' && stepKey(action) !== undefined) ||
  (target.kind === 'row' && stepOf(action, list)?.sum !== undefined);

type Looked = Extract<ActionTarget, { kind: 'selection' | 'row' }>;

type Preview = (action: ActionDefinition, target: Looked) => Promise<void>;

/** Asks who of a selection would be refused; goes on at once when nobody is. Without an answer the call itself will say it. */
function usePreview(
  list: ListDefinition,
  show: (pending: PendingAction) => void,
  goOn: (pending: PendingAction) => void,
): Preview {
  const dataProvider = useDataProvider<KitDataProvider>();
  return useCallback(
    async (action, target) => {
      const { resource, id } = doneTo(action, target, list);
      const rows = target.kind === 'row' ? { ids: [id ?? target.id] } : target.target;
      const preview = await askPreview(dataProvider, { resource, key: stepKey(action) ?? '' }, rows);
      if (target.kind === 'selection' && preview && preview.refused.length > 0)
        show({ action, target, preview });
      else goOn({ action, target, sum: preview?.sum });
    },
    [dataProvider, list, show, goOn],
  );
}

type ShowOutcome = (pending: PendingAction, answer: unknown) => void;

/** Says what became of an action: queued, done, or a dialog with what was refused. */
function useShowOutcome(list: ListDefinition, show: (result: RefusedAnswer) => void): ShowOutcome {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    ({ action, target }, answer) => {
      const { text, count, refused } = outcomeOf(answer, target, stepOf(action, list));
      if (refused) show({ ...refused, resource: doneTo(action, target, list).resource });
      else notify(text, { type: 'success', messageArgs: { label: translate(action.label), count } });
    },
    [list, notify, show, translate],
  );
}

type End = (pending: PendingAction, answer: unknown, body?: Row) => void;

/** Resolves to whether the server took it. */
type Perform = (pending: PendingAction, body?: Row) => Promise<boolean>;

/** Does an action once: while it runs, the same one again only warns (readings, "Lists and calls"). */
function usePerform(list: ListDefinition, showOutcome: ShowOutcome, end: End): Perform {
  const dataProvider = useDataProvider<KitDataProvider>();
  const notify = useNotify();
  const running = useRef(new Set<string>());
  return useCallback(
    async (pending, body) => {
      const { action } = pending;
      if (running.current.has(action.key)) {
        notify('messages.loading', { type: 'warning' });
        return false;
      }
      running.current.add(action.key);
      try {
        const answer = await call(dataProvider, list, pending, body);
        showOutcome(pending, answer);
        end(pending, answer, body);
        return true;
      } catch (error) {
        notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
        return false;
      } finally {
        running.current.delete(action.key);
      }
    },
    [dataProvider, end, list, notify, showOutcome],
  );
}

function call(
  dataProvider: KitDataProvider,
  list: ListDefinition,
  { action, target }: PendingAction,
  body?: Row,
): Promise<unknown> {
  const key = stepKey(action);
  const { resource, id, version } = doneTo(action, target, list);
  if (target.kind === 'row') {
    if (key) return dataProvider.transition(resource, id ?? target.id, key, { ...body, version });
    return dataProvider.call(action.url ?? '', { ...body, ids: [target.id] });
  }
  const rows = target.kind === 'selection' ? target.target : { ids: [] };
  if (key) return dataProvider.bulk(resource, key, rows, body);
  return dataProvider.call(action.url ?? '', target.kind === 'selection' ? { ...body, ...rows } : body);
}

interface Outcome {
  /** Message key. */
  text: string;
  count: number;
  refused?: BulkAnswer;
}

function outcomeOf(answer: unknown, target: ActionTarget, step: StepModel | undefined): Outcome {
  const { queued, refused, done } = (answer ?? {}) as Partial<Queued & BulkAnswer>;
  if (queued) return { text: 'kit.list.queued', count: target.kind === 'selection' ? target.count : 1 };
  if (refused && refused.length > 0) return { text: '', count: 0, refused: { done: done ?? [], refused } };
  return { text: step?.success ?? 'kit.list.done', count: done?.length ?? 1 };
}
