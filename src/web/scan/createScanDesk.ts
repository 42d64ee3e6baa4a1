import { createKey } from '#web/data/createKey.ts';
import { readScanCommand, type ScanInput } from './readScanCommand.ts';

/*
 * What a place of work does with codes (domain, "Scanner-first UX"): a code is judged at once by what the browser knows, the step is
 * kept and sent, one after the other, and the server's answer is what counts. Without a network steps wait here, and are
 * sent again under the same name, so that each counts once.
 */

/** What is said large, with the sound of its tone. */
export interface ScanNotice {
  tone: 'success' | 'error' | 'attention' | 'info';
  /** A message key, or words of the server. */
  text: string;
  params?: Readonly<Record<string, unknown>>;
}

/** What is known here when a code is read. */
export interface ScanView<Task> {
  task: Task | null;
  /** The shelf in front of which somebody stands. */
  cell: string | null;
  /** Pieces that the next code counts for. */
  quantity: number;
}

/** What a code comes to: a step for the server, with what may be said before it answers, or words alone. */
export type ScanReading<Step extends object> =
  | { kind: 'send'; step: Step; notice?: ScanNotice }
  | { kind: 'say'; notice: ScanNotice; cell?: string };

/** A kind of work, without a browser and without a server. */
export interface ScanMode<Task, Step extends object> {
  read(view: ScanView<Task>, input: ScanInput): ScanReading<Step>;
  /** What is in hand once the server has agreed; the very same where only the server knows. */
  predict(task: Task | null, step: Step): Task | null;
  /** Whether a refusal says that what is shown is not in hand any more. */
  isLost?(code: string): boolean;
}

/** A step as it is sent: under a name of its own. */
export type SentStep<Step extends object> = Step & { operation: string };

export interface ScanAnswer<Task> {
  task: Task | null;
  said: string;
  value: string | null;
  /** success, attention or error. */
  sound: string;
}

/** Why a step did not get through: refused for good, or nobody has answered. */
export type ScanFailure = { kind: 'refused'; code: string; text: string } | { kind: 'unreached' };

export interface ScanState<Task, Step extends object> {
  /** As the server has it. */
  task: Task | null;
  /** Steps that it has not answered yet, the one under way included. */
  waiting: readonly SentStep<Step>[];
  cell: string | null;
  quantity: number;
  notice: ScanNotice | null;
  /** Counts what was said, so that the same words are seen again. */
  said: number;
  isOffline: boolean;
  /** A step was refused while others waited behind it: somebody has to look first. */
  isHalted: boolean;
  /** The step that was refused last, with its reason. */
  refused: { code: string; text: string; step: SentStep<Step> } | null;
  /** The step that the server has done last. */
  done: SentStep<Step> | null;
}

export interface ScanDesk<Task, Step extends object> {
  state(): ScanState<Task, Step>;
  /** What is in hand if all that waits is counted. */
  shown(): Task | null;
  take(input: ScanInput): void;
  /** Sends a step as it is. */
  send(step: Step): void;
  /** The network is back, or somebody has looked at what was refused. */
  goOn(): void;
  /** Puts down what is in hand, with what waits. */
  leave(): void;
  subscribe(listener: () => void): () => void;
}

export interface ScanDeskParts<Task, Step extends object> {
  mode: ScanMode<Task, Step>;
  send(step: SentStep<Step>): Promise<ScanAnswer<Task>>;
  toFailure(error: unknown): ScanFailure;
  play(tone: ScanNotice['tone']): void;
  /** What the browser remembers of an earlier visit. */
  stored?: Pick<ScanState<Task, Step>, 'task' | 'waiting'>;
  store?(kept: Pick<ScanState<Task, Step>, 'task' | 'waiting'>): void;
  createName?(): string;
}

/** More pieces at once are a code that was read as a number. */
export const MOST_PIECES = 999;

/** Makes a place of work. */
export function createScanDesk<Task, Step extends object>(
  parts: ScanDeskParts<Task, Step>,
): ScanDesk<Task, Step> {
  const { mode, stored } = parts;
  const createName = parts.createName ?? createKey;
  const listeners = new Set<() => void>();
  /** Codes that came while only the server knew what is in hand. */
  const held: ScanInput[] = [];
  let isSending = false;
  let state: ScanState<Task, Step> = {
    task: stored?.task ?? null,
    waiting: stored?.waiting ?? [],
    cell: null,
    quantity: 1,
    notice: null,
    said: 0,
    isOffline: false,
    isHalted: false,
    refused: null,
    done: null,
  };
  const change = (next: Partial<ScanState<Task, Step>>): void => {
    const isKept = 'task' in next || 'waiting' in next;
    state = { ...state, ...next };
    if (isKept) parts.store?.({ task: state.task, waiting: state.waiting });
    for (const listener of listeners) listener();
  };
  const say = (notice: ScanNotice, next: Partial<ScanState<Task, Step>> = {}): void => {
    change({ ...next, notice, said: state.said + 1 });
    parts.play(notice.tone);
  };
  const fail = (text: string): void => say({ tone: 'error', text });

  const shownAfter = (steps: readonly Step[]): Task | null =>
    steps.reduce<Task | null>((task, step) => mode.predict(task, step), state.task);
  const shown = (): Task | null => shownAfter(state.waiting);
  const isForeseen = (step: Step, at: number): boolean => {
    const before = shownAfter(state.waiting.slice(0, at));
    return mode.predict(before, step) !== before;
  };
  const isUnsure = (): boolean => state.waiting.some((step, at) => !isForeseen(step, at));

  const send = (step: Step, notice?: ScanNotice): void => {
    const named = { ...step, operation: createName() };
    if (state.isOffline && !isForeseen(step, state.waiting.length)) return fail('kit.scan.needs_network');
    change({ waiting: [...state.waiting, named], quantity: 1, refused: null });
    if (notice) say(notice);
    void pump();
  };
  const read = (input: ScanInput): void => {
    const { cell, quantity } = state;
    const reading = mode.read({ task: shown(), cell, quantity }, input);
    if (reading.kind === 'send') return send(reading.step, reading.notice);
    say(reading.notice, reading.cell === undefined ? {} : { cell: reading.cell });
  };
  const take = (input: ScanInput): void => {
    const given = input.kind === 'code' ? readScanCommand(input.code) : input;
    if (state.isHalted) return fail('kit.scan.halted');
    if (given.kind === 'quantity') {
      if (given.quantity < 1 || given.quantity > MOST_PIECES) return fail('kit.scan.misread');
      return change({ quantity: given.quantity });
    }
    if (isUnsure()) held.push(given);
    else read(given);
  };

  const pump = async (): Promise<void> => {
    const [step] = state.waiting;
    if (isSending || state.isHalted || !step) return;
    isSending = true;
    const wasForeseen = isForeseen(step, 0);
    const isReached = await parts.send(step).then(
      (answer) => settle(answer, step, wasForeseen),
      (error: unknown) => giveUp(parts.toFailure(error), step),
    );
    isSending = false;
    while (held.length > 0 && !state.isHalted && !isUnsure()) read(held.shift() as ScanInput);
    if (isReached) await pump();
  };
  const settle = (
    { task, said, value, sound }: ScanAnswer<Task>,
    done: SentStep<Step>,
    wasForeseen: boolean,
  ): true => {
    change({ task, done, waiting: state.waiting.slice(1), isOffline: false });
    const tone = toTone(sound);
    if (!wasForeseen || tone !== 'success') say({ tone, text: said, params: { value } });
    return true;
  };
  const giveUp = (failure: ScanFailure, step: SentStep<Step>): boolean => {
    if (failure.kind === 'unreached') {
      held.length = 0;
      change({ isOffline: true });
      return false;
    }
    const waiting = state.waiting.slice(1);
    const task = mode.isLost?.(failure.code) ? null : state.task;
    held.length = 0;
    say(
      { tone: 'error', text: failure.text },
      {
        waiting,
        task,
        isHalted: waiting.length > 0,
        refused: { code: failure.code, text: failure.text, step },
        isOffline: false,
      },
    );
    return true;
  };

  return {
    state: () => state,
    shown,
    take,
    send: (step) => send(step),
    goOn: () => {
      change({ isHalted: false });
      void pump();
    },
    leave: () => {
      held.length = 0;
      change({ task: null, waiting: [], cell: null, isHalted: false, refused: null, notice: null });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The tone of an answer: a step may be done, and what it found be wrong. */
const toTone = (sound: string): ScanNotice['tone'] =>
  sound === 'attention' || sound === 'error' ? sound : 'success';
