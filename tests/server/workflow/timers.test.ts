import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Values } from '#contract/logic.ts';
import type { ServerModel } from '#contract/model.ts';
import type { ChangeHandler } from '#contract/module.ts';
import type { TimerModel, TransitionModel, WorkflowModel } from '#contract/workflow.ts';
import { entityOf } from '#server/access/modelIndex.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { tick } from '#server/jobs/startTicker.ts';
import { migrateAdditive } from '#server/openServer.ts';
import { insertRows } from '#server/seed/insertRows.ts';
import { moveRecords } from '#server/workflow/moveRecords.ts';
import { runTimers } from '#server/workflow/runTimers.ts';
import { changeAs } from '#server/write/runChange.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { type Caller, startTestServer, type TestServer } from '../../support/server.ts';

/** A parcel that one delivers oneself is ready half an hour after it was made. */
const READY: TimerModel = { transition: 'make_ready', from: [35], after: 30 };

/** A way back to where it counts from. */
const AGAIN: TransitionModel = { key: 'again', from: [20], to: 35, permissions: ['order_manager'] };

const START = Date.parse('2031-03-01T00:00:00Z');

describeOnDatabases('timers of workflows', (database) => {
  let server: TestServer;
  let parts: ServerParts;
  let admin: Caller;
  let minutes = 0;
  let ids: number[] = [];
  let broken = 0;
  const error = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error };

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 12 });
    admin = await server.login('admin');
    const model = withTimer(server.parts.model);
    parts = { ...server.parts, model, now: () => new Date(START + minutes * 60_000) };
    await run(`update "order" set updated_at = '2030-01-02T03:04:05Z' where customer_id = 1`);
    await migrateAdditive(server.db, model);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    minutes = 0;
    broken = 0;
    error.mockClear();
    await run('delete from khuon_timer');
    await run(`update "order" set hold_until = null, status = 0`);
    ids = (
      await run<{ id: number }>(
        `update "order" set status = 35, delivery_company = 'self', delivery_order_id = null, status_since = $1
where id in (select id from "order" where customer_id = 1 and deleted_at is null order by id limit 3) returning id`,
        [new Date(START).toISOString()],
      )
    )
      .map(({ id }) => id)
      .toSorted((a, b) => a - b);
  });

  /** The model with one timer more, and a hook that breaks for one record. */
  function withTimer(model: ServerModel): ServerModel {
    const beforeWrite: ChangeHandler = (_, changes) => {
      if (changes.some(({ id }) => id === broken)) throw new TypeError('broken hook');
    };
    const addTimer = (workflow: WorkflowModel): WorkflowModel => ({
      ...workflow,
      transitions: [...workflow.transitions, AGAIN],
      timers: [...(workflow.timers ?? []), READY],
    });
    const entities = model.entities.map((entity) =>
      entity.name === 'order' && entity.workflows
        ? { ...entity, workflows: entity.workflows.map(addTimer) }
        : entity,
    );
    return { ...model, entities, code: { ...model.code, orders: { hooks: { order: { beforeWrite } } } } };
  }
  const lookAt = (minute: number) => {
    minutes = minute;
    return tick({ parts, log });
  };
  const statuses = async () =>
    (await run<{ status: number }>('select status from "order" where id = any($1) order by id', [ids])).map(
      ({ status }) => status,
    );

  it('count for rows from before since their last change', async () => {
    const rows = await run(
      'select distinct status_since from "order" where customer_id = 1 and id <> all($1)',
      [ids],
    );
    expect(rows).toEqual([{ status_since: '2030-01-02T03:04:05.000Z' }]);
  });

  it('count for rows of a seed since they were changed', async () => {
    const [row] = await run<{ row: Values }>(
      `select to_jsonb(o) - 'id' - 'status_since' as row from "order" o where customer_id = 1 limit 1`,
    );
    const seeded = { ...row?.row, customer_order_id: 'TIMED', updated_at: '2029-05-06T07:08:09Z' };
    const entity = entityOf(parts.model, 'order');
    const world = { entity: (name: string) => entityOf(parts.model, name) };
    await server.db
      .withoutTenant('seed')
      .transaction((tx) => insertRows({ tx, customerId: 1, world }, entity, [seeded]));
    const since = await run(`delete from "order" where customer_order_id = 'TIMED' returning status_since`);
    expect(since).toEqual([{ status_since: '2029-05-06T07:08:09.000Z' }]);
  });

  it('move what is due by the clock of the app, as the system, and once by two at once', async () => {
    await lookAt(29);
    expect(await statuses()).toEqual([35, 35, 35]);
    minutes = 30;
    await Promise.all([runTimers(parts, log), runTimers(parts, log)]);
    expect(await statuses()).toEqual([40, 40, 40]);
    const events = await run(
      `select a.username, e.record_id from khuon_event e join "account" a on a.id = e.account_id
where e.transition = 'make_ready' and e.record_id = any($1) order by e.record_id`,
      [ids],
    );
    expect(events).toEqual(ids.map((record_id) => ({ username: '#system', record_id })));
    expect(error).not.toHaveBeenCalled();
  });

  it('count from the state, not from the record', async () => {
    await lookAt(20);
    await run('update "order" set status = 20 where id = any($1)', [ids]);
    const entity = entityOf(parts.model, 'order');
    const { json } = await admin.post('/me');
    const session = await parts.sessions.readAccount(1, Number(json['identity_id']));
    if (!session) throw new Error('no account');
    const given = { input: {}, note: null, version: undefined };
    await changeAs(parts, { session, language: 'vi', requestId: 'again' }, (change) =>
      moveRecords(change, { entity, transition: AGAIN, given }, ids),
    );
    await lookAt(49);
    expect(await statuses()).toEqual([35, 35, 35]);
    await lookAt(50);
    expect(await statuses()).toEqual([40, 40, 40]);
  });

  it('that are refused hold up nobody, and are tried again after growing pauses', async () => {
    await run(`update "order" set delivery_company = 'ghn' where id = $1`, [ids[0]]);
    const tries = () => run('select record_id, tries, error from khuon_timer');
    await lookAt(30);
    await lookAt(30.5);
    expect(await statuses()).toEqual([35, 40, 40]);
    expect(await tries()).toEqual([{ record_id: ids[0], tries: 1, error: 'transition_refused' }]);
    await lookAt(31);
    await lookAt(32.9);
    expect(await tries()).toMatchObject([{ tries: 2 }]);
    await run(`update "order" set delivery_company = 'self' where id = $1`, [ids[0]]);
    await lookAt(33);
    expect([await statuses(), await tries()]).toEqual([[40, 40, 40], []]);
  });

  it('that break in the code of a module hold up nobody', async () => {
    broken = ids[1] ?? 0;
    await lookAt(30);
    expect(await statuses()).toEqual([40, 35, 40]);
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ record: broken, transition: 'make_ready' }),
      'a timer failed for a record',
    );
  });

  it('wait for a time that the record holds: a hold of an order ends', async () => {
    await run(
      `update "order" set status = 20, hold_until = $2, hold_reason = 'Chờ khách' where id = any($1)`,
      [ids, new Date(START + 10 * 60_000).toISOString()],
    );
    await lookAt(9);
    const held = () =>
      run('select distinct hold_until is null as free, hold_reason from "order" where id = any($1)', [ids]);
    expect(await held()).toEqual([{ free: false, hold_reason: 'Chờ khách' }]);
    await lookAt(10);
    expect(await held()).toEqual([{ free: true, hold_reason: null }]);
  });
});
