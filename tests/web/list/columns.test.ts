import { describe, expect, it } from 'vitest';
import { holdsAny } from '#contract/session.ts';
import { list as leadHistory } from '#generated/crm/lead-history.list.gen.tsx';
import { chooserOrder, columnChanges, moveColumn } from '#web/list/columnOrder.ts';
import { allowedColumns, licensedColumns, shownColumns } from '#web/list/columns.ts';
import { columnWidth, leastWidth } from '#web/list/columnWidth.ts';
import type { Gate } from '#web/list/Gate.ts';
import type { ColumnDefinition } from '#web/list/ListDefinition.ts';
import { tripList } from './aList.ts';

const may =
  (...held: string[]): Gate =>
  (codes) =>
    codes === undefined || holdsAny(held, codes);
const keys = (columns: readonly ColumnDefinition[]) => columns.map(({ key }) => key);
const [trips, loads] = tripList.viewModes;

describe('columns', () => {
  it('leaves out what the user may not read and what other rows show', () => {
    expect(keys(allowedColumns(tripList, trips, may('trip_manager')))).toEqual([
      'code',
      'plate',
      'status',
      'started_at',
      'note',
      'driver_id',
    ]);
    expect(keys(allowedColumns(tripList, trips, may('trip_cost')))).toContain('fee');
  });

  it('leaves out what leads over records that the user may not read, but for what they are called', () => {
    const codes = leadHistory.permissions ?? [];
    const own = keys(allowedColumns(leadHistory, leadHistory.viewModes[0], may(...codes)));
    expect(own).toContain('order_id');
    expect(own).not.toContain('order_id.status');
    const both = keys(allowedColumns(leadHistory, leadHistory.viewModes[0], may(...codes, 'order_manager')));
    expect(both).toContain('order_id.status');
  });

  it('leaves out those of a feature that the company has not registered', () => {
    const [first, ...others] = tripList.columns;
    const list = {
      ...tripList,
      columns: [...others, { ...first, license: 'finance' as const } as ColumnDefinition],
    };
    expect(licensedColumns(list, ['finance']).columns).toHaveLength(list.columns.length);
    expect(licensedColumns(list, undefined)).toBe(list);
    expect(keys(licensedColumns(list, []).columns)).toEqual(keys(others));
  });

  it('takes the columns of the mode', () => {
    expect(keys(allowedColumns(tripList, loads, may('super_admin')))).toEqual(['code', 'loads.sku']);
  });

  it('shows what a mode names before the first answer as after it, optional or not', () => {
    const noted = { key: 'noted', label: 'noted', columns: ['code', 'note'] };
    const allowed = allowedColumns(tripList, noted, may('trip_manager'));
    expect(keys(shownColumns(allowed, undefined))).toEqual(['code', 'note']);
  });

  it('shows the defaults before the first answer, then the views in their order, pinned ones first', () => {
    const allowed = allowedColumns(tripList, trips, may('trip_manager'));
    expect(keys(shownColumns(allowed, undefined))).not.toContain('note');
    expect(keys(shownColumns(allowed, ['note', 'fee', 'code']))).toEqual(['code', 'note']);
  });

  it('makes room for label, filter, sum and the longest state', () => {
    const [, plate, fee, status] = tripList.columns as [
      ColumnDefinition,
      ColumnDefinition,
      ColumnDefinition,
      ColumnDefinition,
    ];
    expect(columnWidth(plate, { label: 'Biển số' })).toBeLessThan(
      columnWidth(plate, { label: 'Biển số xe và rơ-moóc của chuyến' }),
    );
    const label = 'Phí';
    expect(columnWidth(fee, { label })).toBeGreaterThan(columnWidth({ ...fee, sum: undefined }, { label }));
    expect(columnWidth({ ...fee, sum: undefined }, { label, filter: 'number_range' })).toBe(136);
    expect(columnWidth({ ...fee, width: 70 }, { label, filter: 'number_range' })).toBe(70);
    const words = ['Mới', 'Đã giao, chờ đối soát'];
    expect(columnWidth(status, { label, words })).toBeGreaterThan(170);
    expect(columnWidth(status, { label, words: ['x'.repeat(80)] })).toBeLessThan(220);
    expect(columnWidth({ ...fee, width: 70 }, { label, saysTotal: true })).toBeGreaterThan(110);
  });

  it('gives a heading the room of its letters, in every writing', () => {
    const [, , , fee] = tripList.columns as readonly ColumnDefinition[] as [
      unknown,
      unknown,
      unknown,
      ColumnDefinition,
    ];
    const room = (label: string) => columnWidth({ ...fee, sum: undefined, cell: 'number' }, { label });
    // As the browser measures them (12 px, 600), with ten pixels on both sides.
    expect(room('距上次销售的天数')).toBeGreaterThanOrEqual(96 + 20);
    expect(room('Lắp thêm được')).toBeGreaterThanOrEqual(88 + 20);
    expect(room('Đang mua hàng')).toBeGreaterThanOrEqual(93 + 20);
    expect(room('Lít lít lít lít lít')).toBeLessThan(120);
  });

  it('cuts texts before a table has to be scrolled, never labels and filters', () => {
    const plate = tripList.columns[1] as ColumnDefinition;
    const whole = columnWidth(plate, { label: 'Biển số' });
    expect(leastWidth(plate, { label: 'Biển số' })).toBeLessThan(whole);
    const label = 'Biển số xe và rơ-moóc của chuyến';
    expect(leastWidth(plate, { label })).toBe(columnWidth(plate, { label }));
    expect(leastWidth(plate, { label: 'Biển số', filter: 'code_list' })).toBeGreaterThanOrEqual(120);
  });
});

describe('columnOrder', () => {
  const allowed = allowedColumns(tripList, trips, may('super_admin'));
  const shown = shownColumns(allowed, ['code', 'status', 'plate']);
  const order = chooserOrder(allowed, shown);

  it('puts hidden columns behind the one they follow in the schema', () => {
    expect(keys(order)).toEqual(['code', 'status', 'started_at', 'note', 'driver_id', 'plate', 'fee']);
  });

  it('saves only what moved or changed', () => {
    const before = { order, shown: new Set(keys(shown)) };
    const moved = moveColumn(order, 'plate', 1);
    expect(columnChanges(tripList, before, { order: moved, shown: before.shown })).toEqual([
      { name: 'plate', status: 1, position: 1 },
      { name: 'status', status: 1, position: 2 },
      { name: 'started_at', status: 0, position: 3 },
      { name: 'note', status: 0, position: 4 },
      { name: 'driver_id', status: 0, position: 5 },
    ]);
    expect(columnChanges(tripList, before, { order, shown: new Set([...before.shown, 'note']) })).toEqual([
      { name: 'note', status: 1 },
    ]);
    expect(columnChanges(tripList, before, before)).toEqual([]);
  });

  it('puts what moved back to where the schema has it', () => {
    const before = { order: moveColumn(allowed, 'plate', 2), shown: new Set(keys(allowed)) };
    const after = { order: allowed, shown: before.shown };
    expect(columnChanges(tripList, before, after, true)).toEqual([
      { name: 'plate', status: 1, position: null },
      { name: 'fee', status: 1, position: null },
    ]);
  });
});
