import { expect, test } from 'vitest';
import {
  createScanDesk,
  type ScanAnswer,
  type ScanFailure,
  type ScanMode,
} from '#web/scan/createScanDesk.ts';
import { readScanCommand } from '#web/scan/readScanCommand.ts';

interface Task {
  done: number;
}
interface Step {
  add?: number;
  open?: true;
}

const REFUSED: ScanFailure = { kind: 'refused', code: 'rule.no', text: 'no' };
const UNREACHED: ScanFailure = { kind: 'unreached' };

/** Counts what is in hand; a code that begins with B asks the server for something to do. */
const mode: ScanMode<Task, Step> = {
  read: ({ task, quantity }, input) => {
    if (input.kind === 'code' && input.code.startsWith('B')) return { kind: 'send', step: { open: true } };
    if (!task) return { kind: 'say', notice: { tone: 'error', text: 'nothing' } };
    return { kind: 'send', step: { add: quantity }, notice: { tone: 'success', text: 'counted' } };
  },
  predict: (task, { add }) => (task && add ? { done: task.done + add } : task),
};

/** A desk, a server that answers when it is told to, and what was heard. */
function open(stored?: { task: Task | null; waiting: (Step & { operation: string })[] }) {
  const sounds: string[] = [];
  const sent: (Step & { operation: string })[] = [];
  const kept: unknown[] = [];
  let names = 0;
  let settle: ((answer: ScanAnswer<Task> | ScanFailure) => void) | undefined;
  const desk = createScanDesk<Task, Step>({
    mode,
    send: (step) => {
      sent.push(step);
      return new Promise((resolve, reject) => {
        settle = (answer) => {
          settle = undefined;
          if ('kind' in answer) reject(answer as unknown as Error);
          else resolve(answer);
        };
      });
    },
    toFailure: (error) => error as ScanFailure,
    play: (tone) => sounds.push(tone),
    store: (state) => kept.push(state),
    createName: () => `n${(names += 1)}`,
    ...(stored && { stored }),
  });
  const answer = async (given: number | ScanFailure, sound = 'success') => {
    expect(settle, 'nothing is under way').toBeDefined();
    settle?.(typeof given === 'number' ? { task: { done: given }, said: 'said', value: null, sound } : given);
    await new Promise((resolve) => setTimeout(resolve));
  };
  const scan = (code: string) => desk.take({ kind: 'code', code });
  return { desk, sounds, sent, kept, answer, scan };
}

test('what is foreseen is shown and heard at once, and sent one after the other', async () => {
  const { desk, sounds, sent, answer, scan } = open({ task: { done: 0 }, waiting: [] });
  scan('A');
  scan('A');
  expect([desk.shown(), sounds, sent.length]).toEqual([{ done: 2 }, ['success', 'success'], 1]);
  await answer(1);
  expect([desk.shown(), sent.map(({ operation }) => operation)]).toEqual([{ done: 2 }, ['n1', 'n2']]);
  await answer(2);
  expect([desk.state().waiting, desk.state().task, sounds.length]).toEqual([[], { done: 2 }, 2]);
});

test('codes wait while only the server knows what is in hand', async () => {
  const { desk, sounds, sent, answer, scan } = open();
  scan('A');
  expect([desk.state().notice?.text, sounds]).toEqual(['nothing', ['error']]);
  scan('B');
  scan('A');
  expect([sent.length, sounds.length]).toEqual([1, 1]);
  await answer(0);
  expect([desk.shown(), sent.length]).toEqual([{ done: 1 }, 2]);
  await answer(1, 'attention');
  expect(sounds).toEqual(['error', 'success', 'success', 'attention']);
  scan('A');
  await answer(2, 'error');
  expect([sounds.at(-1), desk.state().notice?.tone, desk.state().isHalted]).toEqual([
    'error',
    'error',
    false,
  ]);
});

test('a refusal takes its own step back; others behind it wait until somebody has looked', async () => {
  const { desk, sounds, sent, answer, scan } = open({ task: { done: 0 }, waiting: [] });
  scan('A');
  scan('A');
  await answer(REFUSED);
  expect([desk.shown(), desk.state().isHalted, sent.length]).toEqual([{ done: 1 }, true, 1]);
  expect(desk.state().notice).toEqual({ tone: 'error', text: 'no' });
  expect(desk.state().refused?.step.operation).toBe('n1');
  scan('A');
  expect([desk.state().waiting.length, sounds.at(-1)]).toEqual([1, 'error']);
  desk.goOn();
  await answer(1);
  expect([desk.state().waiting, desk.shown()]).toEqual([[], { done: 1 }]);
});

test('without a network steps are kept under their names, and what only the server knows is refused', async () => {
  const { desk, sent, kept, answer, scan } = open({ task: { done: 0 }, waiting: [] });
  scan('A');
  await answer(UNREACHED);
  scan('A');
  expect([desk.state().isOffline, desk.state().waiting.length, desk.shown()]).toEqual([true, 2, { done: 2 }]);
  await answer(UNREACHED);
  scan('B');
  expect(desk.state().notice?.text).toBe('kit.scan.needs_network');
  expect(kept.at(-1)).toMatchObject({ waiting: [{ operation: 'n1' }, { operation: 'n2' }] });

  const next = open(kept.at(-1) as Parameters<typeof open>[0]);
  expect(next.desk.shown()).toEqual({ done: 2 });
  next.desk.goOn();
  await next.answer(1);
  await next.answer(2);
  expect(next.sent.map(({ operation }) => operation)).toEqual(['n1', 'n2']);
  expect(sent.map(({ operation }) => operation)).toEqual(['n1', 'n1']);
});

test('a number counts for the next code alone, and one that is too large was a barcode', async () => {
  const { desk, answer, scan } = open({ task: { done: 0 }, waiting: [] });
  scan('CMD:QTY:3');
  expect(desk.state().quantity).toBe(3);
  scan('A');
  scan('A');
  expect([desk.shown(), desk.state().quantity]).toEqual([{ done: 4 }, 1]);
  scan('8930000000017*');
  expect(desk.state().notice?.text).toBe('kit.scan.misread');
  await answer(3);
  await answer(4);
});

test.each([
  ['CMD:UNDO', { kind: 'command', command: 'undo' }],
  ['cmd:done', { kind: 'command', command: 'finish' }],
  ['CMD:QTY:12', { kind: 'quantity', quantity: 12 }],
  ['3*', { kind: 'quantity', quantity: 3 }],
  [' SP-1 ', { kind: 'code', code: 'SP-1' }],
  ['8930000000017', { kind: 'code', code: '8930000000017' }],
])('%s is read', (code, input) => {
  expect(readScanCommand(code)).toEqual(input);
});
