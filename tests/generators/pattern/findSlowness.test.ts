import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findSlowness } from '../../../generators/pattern/findSlowness.ts';
import { countSteps, MOST_STEPS, type Tree } from './countSteps.ts';

describe('findSlowness', () => {
  test.each([
    ['^(a+)+$', 'two ways'],
    ['^(?:a*)*b', 'two ways'],
    ['^(?:a|a)*$', 'two ways'],
    ['^(?:a|b|ab)*$', 'two ways'],
    ['^(\\d+,?)+$', 'two ways'],
    ['^(?:\\w+\\s?)*$', 'two ways'],
    ['^(?:[a-z]|\\p{L})+$', 'two ways'],
    ['^(a|b)*a(a|b)*$', 'one repeat follows another'],
    ['^\\s*x?\\s*$', 'one repeat follows another'],
    ['^\\d+[.,]?\\d*$', 'one repeat follows another'],
    ['^(?=\\w*1)(?:\\w*2)*$', 'two ways'],
    ['\\s+$', 'at each place'],
    ['[^.]*$', 'at each place'],
    ['<!--[^]*?-->', 'at each place'],
    ['x{0,1000}y', 'at each place'],
    ['(?=.*a)b', 'at each place'],
    ['^(.{1,4})\\1+$', 'back reference'],
    ['(?<=a+)b', 'look behind'],
  ])('says why /%s/ takes long', (source, reason) => {
    expect(findSlowness(source, 'u')?.reason).toContain(reason);
  });

  test.each([
    '^[A-Z]{2}\\d{6}$',
    '^a+$',
    '\\s+',
    '^\\s+|\\s$',
    '^(?=.*\\d)(?=.*[a-z])\\S{8,}$',
    '^[a-z0-9]+(?:-[a-z0-9]+)*$',
    '^(?:\\d{3},)*\\d+$',
    '^-?(?:\\d+(?:[.,]\\d*)?|[.,]\\d+)$',
    '"(?:[^"\\\\]|\\\\.)*',
    '\\{\\{\\s*(\\w+)\\s*\\}\\}',
    '^\\p{Lu}[\\p{L} ]*$',
    '(?<=x)y',
    'a{3}',
  ])('lets /%s/ pass', (source) => {
    expect(findSlowness(source, 'u')).toBeUndefined();
  });

  test('names a text that shows it', () => {
    const { repeated = '' } = findSlowness('^(?:ab|abab)+$', 'u') ?? {};
    expect(repeated).toMatch(/^(ab|ba)+$/);
  });

  it('lets nothing pass that an engine which goes back is slow at', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(patterns, ({ source, tree }) => {
        if (findSlowness(source)) return;
        for (const [before, round, after] of ATTACKS) {
          const [few = 0, some = 0, many = 0] = LENGTHS.map((times) =>
            countSteps(tree, before + round.repeat(times) + after),
          );
          expect(many, source).toBeLessThan(MOST_STEPS);
          // Twice the text adds twice the steps; a square would add four times as many.
          expect(many - some, `${source} with ${before}(${round})*${after}`).toBeLessThanOrEqual(
            3 * Math.max(0, some - few) + 60,
          );
        }
      }),
      { numRuns: 600 },
    );
  });
});

/** Times of a round. Of lengths that leave other rests, what is given up at the end differs by more than what is asked here. */
const LENGTHS = [6, 12, 24];
const ROUNDS = ['a', 'b', 'ab', 'ba', 'aab', 'bba', 'aabb'];
const ATTACKS = ['', 'a', 'b', 'ab'].flatMap((before) =>
  ROUNDS.flatMap((round) => ['', 'c', 'a', 'bc'].map((after) => [before, round, after] as const)),
);

interface Printed {
  source: string;
  tree: Tree;
}

const sets = fc.constantFrom<Printed>(
  { source: 'a', tree: { kind: 'set', letters: 'a' } },
  { source: 'b', tree: { kind: 'set', letters: 'b' } },
  { source: '[ab]', tree: { kind: 'set', letters: 'ab' } },
  { source: '$', tree: { kind: 'end' } },
);

const COUNTS: readonly (readonly [string, number, number])[] = [
  ['*', 0, Infinity],
  ['+', 1, Infinity],
  ['?', 0, 1],
  ['{2}', 2, 2],
];

/** Expressions over a and b of a few levels, as they are written and as a tree. */
const parts = fc.memo((levels): fc.Arbitrary<Printed> => {
  if (levels <= 1) return sets;
  const inner = parts(levels - 1);
  const pair = fc.tuple(inner, inner);
  return fc.oneof(
    sets,
    pair.map(([left, right]): Printed => ({
      source: left.source + right.source,
      tree: { kind: 'sequence', items: [left.tree, right.tree] },
    })),
    pair.map(([left, right]): Printed => ({
      source: `(?:${left.source}|${right.source})`,
      tree: { kind: 'choice', items: [left.tree, right.tree] },
    })),
    fc.tuple(inner, fc.constantFrom(...COUNTS)).map(([{ source, tree }, [sign, min, max]]): Printed => ({
      source: `(?:${source})${sign}`,
      tree: { kind: 'repeat', item: tree, min, max },
    })),
  );
});

const patterns = fc.tuple(parts(5), fc.boolean()).map(([{ source, tree }, isAnchored]): Printed => {
  if (!isAnchored) return { source, tree };
  return { source: `^(?:${source})`, tree: { kind: 'sequence', items: [{ kind: 'start' }, tree] } };
});
