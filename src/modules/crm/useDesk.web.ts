import { useEffect, useRef, useState } from 'react';
import { useEvent, useGetOne, useTranslate, useUpdate } from 'react-admin';
import { callLeadAction, type CallLeadActionInput } from '#generated/crm/call-lead.action.gen.ts';
import { holdLeadAction } from '#generated/crm/hold-lead.action.gen.ts';
import { leaveLeadAction } from '#generated/crm/leave-lead.action.gen.ts';
import type { Lead } from '#generated/crm/lead.entity.gen.ts';
import { nextLeadAction } from '#generated/crm/next-lead.action.gen.ts';
import { undoCallAction } from '#generated/crm/undo-call.action.gen.ts';
import { playSound } from '#web/kit/playSound.ts';
import { useAction } from '#web/kit/useAction.ts';
import { readProblems } from '#web/kit/readProblems.ts';
import { useCall } from '#web/kit/useCall.ts';
import { useNotify } from '#web/kit/useNotify.ts';
import { useSession } from '#web/kit/useSession.ts';
import { missingOf, toLineRows, type TypedLead } from './deskLines.ts';

/** A card that is worked on is kept longer at most so often. */
const HOLD_MS = 60_000;

/** The last result, while it may be taken back. */
export interface Undo {
  lead: Lead;
  result: string;
  until: number;
}

export interface Desk {
  /** The card; null when nothing waits, undefined while nobody knows. */
  lead: Lead | null | undefined;
  nextAt: string | null;
  /** Nothing waits. */
  isOver: boolean;
  /** Seconds until the next card opens by itself. */
  nextIn: number | null;
  /** When the call of the card began; null: it was not dialled here. */
  calledAt: number | null;
  startCall: () => void;
  draft: Partial<TypedLead>;
  edit: (facts: Partial<TypedLead>) => void;
  isBusy: boolean;
  problems: Readonly<Record<string, string>>;
  undo: Undo | null;
  next: () => Promise<void>;
  finish: (result: CallLeadActionInput['result'], more?: Partial<CallLeadActionInput>) => Promise<boolean>;
  block: (body: object) => Promise<boolean>;
  takeBack: () => Promise<void>;
  leave: () => Promise<void>;
  hold: () => void;
}

/** Everything that the desk does: takes a lead, keeps it, stores what was found out and what came of the call. */
export function useDesk({ isPaused }: { isPaused: boolean }): Desk {
  const [id, setId] = useState<number | null | undefined>();
  const [nextAt, setNextAt] = useState<string | null>(null);
  const card = useCard(id);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [nextIn, setNextIn] = useState<number | null>(null);
  const calls = useDeskCalls(id);
  const { lead } = card;

  const take = useEvent(async () => {
    setNextIn(null);
    const given = await calls.next({});
    if (!given) return;
    setIsOver(given.lead_id === null);
    setNextAt(given.next_at);
    card.open(given.lead_id);
    setId(given.lead_id);
  });
  const goOn = useEvent(() => {
    setId(null);
    setIsOver(false);
    if (!isPaused) setNextIn(NEXT_AFTER);
  });
  const finish: Desk['finish'] = useEvent(async (result, more) => {
    if (!lead || (result === 'agreed' && card.isUnready()) || !(await card.save())) return false;
    const seconds = Math.min(
      86_400,
      Math.round((performance.now() - (card.calledAt ?? card.openedAt())) / 1_000),
    );
    const done = await calls.call({ ...more, lead_id: lead.id, result, seconds });
    if (!done) return false;
    setUndo({ lead, result, until: Date.parse(done.undo_until) });
    playSound('success');
    goOn();
    return true;
  });
  const block: Desk['block'] = useEvent(async (body) => {
    if (!(await calls.block(body))) return false;
    goOn();
    return true;
  });
  const takeBack = useEvent(async () => {
    if (!undo) return;
    setNextIn(null);
    const before = lead?.id;
    if (!(await calls.undo({ lead_id: undo.lead.id }))) return;
    setUndo(null);
    if (before && before !== undo.lead.id) await calls.leave({ lead_id: before });
    card.open(undo.lead.id);
    setId(undo.lead.id);
  });
  const leave = useEvent(async () => {
    setNextIn(null);
    if (lead) await calls.leave({ lead_id: lead.id });
    setId(null);
  });
  const hold = useHold(id, calls.hold);
  useFirst(take);
  useAutoNext({ left: isPaused ? null : nextIn, setLeft: setNextIn, take });
  useUndoEnd(undo, setUndo);
  const { draft, edit } = card;
  const { isBusy } = calls;
  const problems = { ...calls.problems, ...card.problems };
  return {
    lead,
    nextAt,
    isOver,
    nextIn,
    calledAt: card.calledAt,
    startCall: card.startCall,
    draft,
    edit,
    isBusy: isBusy || card.isSaving,
    problems,
    undo,
    next: take,
    finish,
    block,
    takeBack,
    leave,
    hold,
  };
}

/** The lead of the open card, with what was typed and is not stored yet. */
function useCard(id: number | null | undefined) {
  const { data, refetch } = useGetOne<Lead>('lead', { id: id ?? 0 }, { enabled: Boolean(id), staleTime: 0 });
  const [draft, setDraft] = useState<Partial<TypedLead>>({});
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [update, { isPending: isSaving }] = useUpdate();
  const findMissing = useMissing();
  const notify = useNotify();
  const opened = useRef(0);
  const [calledAt, setCalledAt] = useState<number | null>(null);
  const open = (next: number | null): void => {
    opened.current = performance.now();
    setCalledAt(null);
    setDraft({});
    setProblems({});
    if (next === id) void refetch();
  };
  const save = async (): Promise<boolean> => {
    if (!data || Object.keys(draft).length === 0) return true;
    const { lines, ...typed } = draft;
    const facts = { ...data, ...typed, ...(lines && { lines: toLineRows(lines) }) };
    try {
      await update(
        'lead',
        { id: data.id, data: facts, previousData: data },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      setDraft({});
      setProblems({});
      return true;
    } catch (error) {
      setProblems(readProblems(error));
      notify(error instanceof Error ? error.message : 'messages.internal', { type: 'error' });
      return false;
    }
  };
  /** Whether something is missing that an order needs; it is marked. */
  const isUnready = (): boolean => {
    const missing = data ? findMissing({ ...data, ...draft }) : {};
    const [first] = Object.values(missing);
    setProblems(missing);
    if (first !== undefined) notify('rule.lead.not_ready', { type: 'error' });
    return first !== undefined;
  };
  let lead: Lead | null | undefined = id === null ? null : undefined;
  if (id && data?.id === id) lead = data;
  return {
    lead,
    draft,
    edit: (facts: Partial<TypedLead>) => {
      setDraft((typed) => ({ ...typed, ...facts }));
      setProblems((known) => without(known, Object.keys(facts)));
    },
    isSaving,
    isUnready,
    problems,
    open,
    save,
    openedAt: () => opened.current,
    calledAt,
    startCall: () => setCalledAt(performance.now()),
  };
}

/** Whatever was said of these fields, and of rows below them, is over. */
const without = (
  problems: Readonly<Record<string, string>>,
  names: readonly string[],
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(problems).filter(([path]) => !names.includes(path.split('.')[0] ?? '')));

/** What a lead still needs, in words by field. */
function useMissing(): (lead: TypedLead) => Readonly<Record<string, string>> {
  const translate = useTranslate();
  const country = useSession().customer?.id_country ?? 1;
  return (lead) =>
    Object.fromEntries(
      missingOf(lead, country).map((name) => [
        name,
        translate('messages.is_empty', { label: translate(`lead.${name}`) }),
      ]),
    );
}

function useDeskCalls(id: number | null | undefined) {
  const [next, { isRunning: isNexting }] = useAction(nextLeadAction);
  const [call, { isRunning: isCalling, problems }] = useAction(callLeadAction);
  const [undo, { isRunning: isUndoing }] = useAction(undoCallAction);
  const [leave] = useAction(leaveLeadAction);
  const [hold] = useAction(holdLeadAction);
  const [block, { isRunning: isBlocking, problems: blockProblems }] = useCall(`/lead/${id ?? 0}/blacklist`);
  const isBusy = isNexting || isCalling || isUndoing || isBlocking;
  return { next, call, undo, leave, hold, block, isBusy, problems: { ...problems, ...blockProblems } };
}

/** Work on a card keeps it. */
function useHold(
  id: number | null | undefined,
  keep: (input: { lead_id: number }) => Promise<unknown>,
): () => void {
  const last = useRef(0);
  const hold = useEvent(() => {
    if (!id) return;
    last.current = performance.now();
    void keep({ lead_id: id });
  });
  const note = useEvent(() => {
    if (performance.now() - last.current > HOLD_MS) hold();
  });
  useEffect(() => {
    window.addEventListener('keydown', note);
    window.addEventListener('pointerdown', note);
    return () => {
      window.removeEventListener('keydown', note);
      window.removeEventListener('pointerdown', note);
    };
  }, [note]);
  return hold;
}

/** The next card opens by itself after so many seconds; whoever takes a breath stops them (screen book 1.4). */
const NEXT_AFTER = 3;

interface AutoNext {
  /** Seconds; null: nobody waits for it. */
  left: number | null;
  setLeft: (left: number | null) => void;
  take: () => Promise<void>;
}

function useAutoNext({ left, setLeft, take }: AutoNext): void {
  useEffect(() => {
    if (left === null) return undefined;
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : void take()), 1_000);
    return () => clearTimeout(timer);
  }, [left, setLeft, take]);
}

/** The first lead is taken when the desk is opened, once. */
function useFirst(take: () => Promise<void>): void {
  const isTaken = useRef(false);
  useEffect(() => {
    if (isTaken.current) return;
    isTaken.current = true;
    void take();
  }, [take]);
}

function useUndoEnd(undo: Undo | null, setUndo: (undo: Undo | null) => void): void {
  useEffect(() => {
    if (!undo) return undefined;
    const timer = setTimeout(() => setUndo(null), Math.max(0, undo.until - Date.now()));
    return () => clearTimeout(timer);
  }, [undo, setUndo]);
}
