import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { checkKeyboard } from './checkKeyboard.ts';

/** A page whose walk is over after so many keys. */
function pageOf(stops: number): Page {
  let pressed = 0;
  const answers: Readonly<Record<string, () => unknown>> = {
    'verifyWalker.begin("body")': () => true,
    'verifyWalker.step()': () => pressed >= stops,
    'verifyWalker.end()': () => [],
  };
  return {
    evaluate: async (script: string) => answers[script]?.(),
    keyboard: { press: async () => void pressed++ },
  } as unknown as Page;
}

it('walks through the longest report, and calls a walk without end a trap', async () => {
  const where = { screen: 'fleet/report', account: 'driver', language: 'vi' };
  const walk = async (stops: number) => {
    const tally = { opened: 0, places: 0, states: 0 };
    const found = await checkKeyboard({ tally }, pageOf(stops), { root: 'body' }, where);
    return [tally.places, found.map(({ key }) => key)];
  };
  expect(await walk(410)).toEqual([410, []]);
  expect(await walk(Number.POSITIVE_INFINITY)).toEqual([600, ['trap']]);
});
