import { describe, expect, it } from 'vitest';
import type { RecordAction } from '#contract/action.ts';
import { holdsAny } from '#contract/session.ts';
import { doneTo, factsOf, isOffered, prefillOf, routeOf, rowActions, versionOf } from '#web/list/actions.ts';
import type { Gate } from '#web/list/Gate.ts';
import { createLogicContext } from '#web/list/knownCondition.ts';
import { aSession } from '../auth/aSession.ts';
import { tripList } from './aList.ts';

const context = createLogicContext(aSession(), new Date('2026-11-21T18:00:00Z'));
const may: Gate = (codes) => codes === undefined || holdsAny(['trip_manager'], codes);
const offer = (row: Record<string, unknown>) =>
  rowActions(tripList.row.slice(0, 2), tripList, row, context).map(({ action, refusal }) => [
    action.key,
    refusal,
  ]);

const pickWorkflows = ({ workflows }: typeof tripList) => (workflows ? { workflows } : {});

describe('row actions', () => {
  it('knows the day of the customer, not of the machine', () => {
    expect(context.today).toBe('2026-11-22');
  });

  it('offers what the state allows', () => {
    expect(offer({ id: 1, status: 0, driver_id: 4 })).toEqual([['start', undefined]]);
    expect(offer({ id: 1, status: 10, driver_id: 4 })).toEqual([['close', undefined]]);
    expect(offer({ id: 1, status: 999, driver_id: 4 })).toEqual([]);
  });

  it('keeps what a guard refuses, with its reason', () => {
    expect(offer({ id: 1, status: 10, driver_id: null })).toEqual([['close', 'rule.trip.needs_driver']]);
  });

  it('leaves to the server what the row does not carry', () => {
    expect(offer({ id: 1 })).toEqual([
      ['start', undefined],
      ['close', undefined],
    ]);
  });

  it('knows of every row what the list shows alone, without a column of it', () => {
    const facts = factsOf({
      where: { channel: 'zalo', active: true, status: [0, 10], at: { to: { today: 0 } } },
    });
    expect(facts).toEqual({ channel: 'zalo', active: true });
    const only: typeof tripList.row = [
      {
        key: 'start',
        label: 'start',
        transition: 'start',
        visible: ({ record }) => record.channel === 'facebook',
      },
    ];
    const shown = (row: object) => rowActions(only, tripList, { id: 1, status: 0, ...row }, context).length;
    expect([shown({}), shown(facts)]).toEqual([1, 0]);
  });

  it('needs the permission of the transition', () => {
    expect(tripList.row.filter((action) => isOffered(action, tripList, may)).map(({ key }) => key)).toEqual([
      'start',
      'close',
    ]);
    expect(isOffered({ key: 'x', label: 'x', transition: 'unknown' }, tripList, may)).toBe(false);
    const own = { key: 'x', label: 'x', url: '/x', permissions: ['trip_boss'] };
    expect(isOffered(own, tripList, may)).toBe(false);
  });

  it('does to the record that a row names what is its own, and leaves the judgement to the server', () => {
    const step: RecordAction = {
      key: 'rest',
      entity: 'driver',
      permissions: ['trip_boss'],
      guard: ({ record }) => record['hours'] === 0,
      guardMessage: 'rule.driver.tired',
    };
    const of = { from: 'driver_id', resource: 'driver', actions: [step] };
    const rest = { key: 'rest', label: 'driver.action.rest', action: 'rest', of };
    const row = { id: 4, version: 7, driver_id: 4 };
    expect(rowActions([rest], tripList, row, context)).toEqual([{ action: rest }]);
    expect(rowActions([rest], tripList, { ...row, driver_id: null }, context)).toEqual([]);
    expect(isOffered(rest, tripList, may)).toBe(false);
    const target = { kind: 'row' as const, id: 4, row };
    expect(doneTo(rest, target, tripList)).toEqual({ resource: 'driver', id: 4 });
    expect(doneTo({ key: 'start', label: 'start' }, target, tripList)).toEqual({
      resource: tripList.resource,
      id: 4,
      version: 7,
    });
  });

  it('judges the record that a row names by what the columns through it show', () => {
    const of = { from: 'id', path: 'trip_id', resource: 'trip', ...pickWorkflows(tripList) };
    const list = { ...tripList, resource: 'trip_total', workflows: undefined };
    const buttons = tripList.row.slice(0, 2).map((button) => ({ ...button, of }));
    const offered = (row: Record<string, unknown>) =>
      rowActions(buttons, list, row, context).map(({ action, refusal }) => [action.key, refusal]);
    expect(offered({ id: 9, status: 10, 'trip_id.status': 0 }), 'not by the row itself').toEqual([
      ['start', undefined],
    ]);
    expect(offered({ id: 9, 'trip_id.status': 10, 'trip_id.driver_id': null })).toEqual([
      ['close', 'rule.trip.needs_driver'],
    ]);
    expect(offered({ id: 9, 'trip_id.status': 10 }), 'left to the server').toEqual([['close', undefined]]);
    expect(offered({ id: 9 })).toHaveLength(2);
    const copied = { ...of, copies: ['status'] };
    const bare = buttons.map((button) => ({ ...button, of: copied }));
    expect(rowActions(bare, list, { id: 9, status: 999 }, context), 'of the row, where it copies').toEqual(
      [],
    );
    const [start] = buttons;
    const selection = { kind: 'selection' as const, count: 1, target: { ids: [9] } };
    expect(doneTo(start!, selection, list)).toEqual({ resource: 'trip' });
    expect(isOffered(start!, list, may)).toBe(true);
  });

  it('offers actions over records beside transitions, grey with their reason where the guard refuses', () => {
    const free: RecordAction = {
      key: 'free',
      entity: 'trip',
      permissions: ['trip_manager'],
      guard: ({ record }) => record['fee'] === 0,
      guardMessage: 'rule.trip.paid',
    };
    const list = { ...tripList, actions: [free] };
    const button = { key: 'free', label: 'trip.action.free', action: 'free' };
    const offered = (fee: number) => rowActions([button], list, { id: 1, status: 0, fee }, context);
    expect([offered(0), offered(5)]).toEqual([
      [{ action: button }],
      [{ action: button, refusal: 'rule.trip.paid' }],
    ]);
    expect(isOffered(button, list, may)).toBe(true);
    expect(isOffered(button, { ...list, actions: [{ ...free, permissions: ['trip_boss'] }] }, may)).toBe(
      false,
    );
    expect(isOffered({ ...button, action: 'unknown' }, list, may)).toBe(false);
  });

  it('says to the dialog what the row knows, and offers it without', () => {
    const prefill = { place: 'depot_id', trip: 'id', cause: { value: 'late' }, fee: 'fee' };
    const move = { key: 'move', label: 'move', action: 'move', prefill };
    const list = { ...tripList, actions: [{ key: 'move', entity: 'trip', permissions: [] }] };
    const row = { id: 4, depot_id: 7, fee: null };
    expect(prefillOf(move, { kind: 'row', id: 4, row })).toEqual({ place: 7, trip: 4, cause: 'late' });
    expect(prefillOf(move, { kind: 'selection', count: 1, target: { ids: [4] } })).toEqual({});
    expect(rowActions([move], list, row, context)).toEqual([{ action: move }]);
  });

  it('hides an action whose condition does not hold', () => {
    const action = { key: 'x', label: 'x', url: '/x', visible: () => false };
    expect(rowActions([action], tripList, { id: 1 }, context)).toEqual([]);
  });

  it('fills the form that it leads to by the row, and is not offered where the row lacks a value', () => {
    const pay = {
      key: 'pay',
      label: 'pay',
      route: '/shop/payment/create',
      prefill: { partner: 'driver_id', value: 'fee', way: { value: 'out' }, trip: 'id' },
    };
    const row = { id: 4, driver_id: 7, fee: 250_000 };
    expect(rowActions([pay], tripList, row, context)).toEqual([{ action: pay }]);
    expect(routeOf(pay, { kind: 'row', id: 4, row })).toBe(
      '/shop/payment/create?partner=7&value=250000&way=out&trip=4',
    );
    const line = { ...row, id: 90 };
    expect(routeOf(pay, { kind: 'row', id: 4, row: line }), 'of a child row').toContain('&trip=4');
    for (const lacking of [
      { id: 4, driver_id: 7 },
      { ...row, fee: null },
    ])
      expect(rowActions([pay], tripList, lacking, context)).toEqual([]);
    const entries = {
      key: 'e',
      label: 'e',
      route: '/shop/entry',
      filter: { driver: { from: 'driver_id', choice: true as const }, code: { from: 'code' } },
    };
    expect(rowActions([entries], tripList, row, context)).toEqual([]);
    const coded = { ...row, code: 'TR1' };
    const all = new URLSearchParams(
      routeOf({ ...entries, mode: 'all' }, { kind: 'row', id: 4, row: coded }).split('?')[1],
    );
    expect(JSON.parse(all.get('filter') ?? '')).toEqual({ driver: [7], code: 'TR1', viewMode: 'all' });
    expect(routeOf(entries, { kind: 'row', id: 4, row: coded })).toBe(
      `/shop/entry?${new URLSearchParams({ filter: '{"driver":[7],"code":"TR1"}' }).toString()}`,
    );
    const day = { ...entries, filter: { due: { from: 'due_on', day: true as const } } };
    expect(routeOf(day, { kind: 'row', id: 4, row: { ...row, due_on: '2026-11-21' } })).toBe(
      `/shop/entry?${new URLSearchParams({ filter: '{"due":{"from":"2026-11-21","to":"2026-11-21"}}' }).toString()}`,
    );
    const along = {
      ...entries,
      filter: { code: { from: 'code' } },
      asked: { due: 'starts_on', kind: 'kind' },
    };
    const set = { starts_on: { from: '2026-11-01', to: '2026-11-21' }, fee: 4 };
    expect(routeOf(along, { kind: 'row', id: 4, row: coded }, set)).toBe(
      `/shop/entry?${new URLSearchParams({ filter: '{"code":"TR1","due":{"from":"2026-11-01","to":"2026-11-21"}}' }).toString()}`,
    );
    expect(routeOf({ route: '/shop/entry', asked: { due: 'starts_on' } }, { kind: 'none' }, set)).toBe(
      `/shop/entry?${new URLSearchParams({ filter: '{"due":{"from":"2026-11-01","to":"2026-11-21"}}' }).toString()}`,
    );
    expect(routeOf({ route: '/shop/entry', asked: { due: 'starts_on' } }, { kind: 'none' })).toBe(
      '/shop/entry',
    );
    expect(routeOf({ route: '/shop/trip/{id}' }, { kind: 'row', id: 4, row })).toBe('/shop/trip/4');
    const fixed = { route: '/shop/trip/create', prefill: { way: { value: 'out' } } };
    expect(routeOf(fixed, { kind: 'none' }), 'above the list').toBe('/shop/trip/create?way=out');
  });

  it('sends the version of records only, not of child rows', () => {
    expect(versionOf({ id: 2, version: 3 }, 2)).toBe(3);
    expect(versionOf({ id: 9, version: 3 }, 2)).toBeUndefined();
  });
});
