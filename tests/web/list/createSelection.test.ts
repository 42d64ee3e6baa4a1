import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSelection } from '#web/list/createSelection.ts';

const PAGE = [1, 2, 3, 4, 5];

function chosen(selection: ReturnType<typeof createSelection>, ids = PAGE): number[] {
  return ids.filter(selection.has);
}

describe('createSelection', () => {
  it('keeps rows over pages', () => {
    const selection = createSelection();
    selection.toggle(2);
    selection.toggle(77);
    expect([selection.has(2), selection.has(77), selection.count(100)]).toEqual([true, true, 2]);
  });

  it('chooses a range in either direction, and gives it the state of its end', () => {
    const selection = createSelection();
    selection.toggle(4);
    selection.toggleRange(2, PAGE);
    expect(chosen(selection)).toEqual([2, 3, 4]);
    selection.toggleRange(3, PAGE);
    expect(chosen(selection)).toEqual([4]);
  });

  it('takes one row when the range began on another page', () => {
    const selection = createSelection();
    selection.toggle(99);
    selection.toggleRange(2, PAGE);
    expect(chosen(selection)).toEqual([2]);
  });

  it('takes all of the filter but some', () => {
    const selection = createSelection();
    selection.chooseAll();
    selection.toggle(3);
    expect(selection.state()).toEqual({ kind: 'all', except: new Set([3]) });
    expect([selection.has(1000), selection.has(3), selection.count(5012)]).toEqual([true, false, 5011]);
  });

  it('sets and clears a page', () => {
    const selection = createSelection();
    selection.setPage(PAGE, true);
    expect(chosen(selection)).toEqual(PAGE);
    selection.setPage([1, 2], false);
    expect(chosen(selection)).toEqual([3, 4, 5]);
    selection.clear();
    expect(selection.count(100)).toBe(0);
  });

  it('toggling twice changes nothing, whatever went before', () => {
    const steps = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 20 });
    fc.assert(
      fc.property(steps, fc.boolean(), fc.constantFrom(...PAGE), (ids, isAll, id) => {
        const selection = createSelection();
        if (isAll) selection.chooseAll();
        for (const step of ids) selection.toggle(step);
        const before = chosen(selection);
        selection.toggle(id);
        selection.toggle(id);
        expect(chosen(selection)).toEqual(before);
      }),
    );
  });
});
