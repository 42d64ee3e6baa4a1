import { afterAll, beforeAll, expect, it } from 'vitest';
import { toCorrected } from '#modules/office/correctedDay.ts';
import { makeWay } from '#modules/office/workTime.ts';
import { addDays } from '#fields/date_time/zone.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const codeOf = ({ json }: Reply) => {
  const { code, fields } = json['error'] as { code: string; fields?: { code: string }[] };
  return fields?.[0]?.code ?? code;
};

it('makes of a day what was approved', () => {
  const plan = { planned_in: '2026-01-05T01:00:00Z', planned_out: '2026-01-05T10:30:00Z' };
  const of = (kind: Parameters<typeof toCorrected>[0]['kind'], from: string | null, to: string | null) =>
    toCorrected({ kind, from_at: from, to_at: to }, plan);
  expect(of('business_trip', null, null)).toMatchObject({
    first_in: plan.planned_in,
    last_out: plan.planned_out,
  });
  expect(of('overtime', '2026-01-05T11:00:00Z', '2026-01-05T13:30:00Z')).toEqual({ overtime_minutes: 150 });
  expect(toCorrected({ kind: 'business_trip', from_at: null, to_at: null }, {})).toBeNull();
});

it('lets an assignment give way to another within it', () => {
  const old = { starts_on: '2026-01-01', ends_on: null };
  expect(makeWay(old, { starts_on: '2026-02-10', ends_on: '2026-02-12' }, addDays)).toEqual({
    isGone: false,
    before: { starts_on: '2026-01-01', ends_on: '2026-02-09' },
    after: { starts_on: '2026-02-13', ends_on: null },
  });
  expect(makeWay(old, { starts_on: '2025-12-01', ends_on: null }, addDays)).toEqual({ isGone: true });
});

describeOnDatabase('time corrections', (database) => {
  let server: TestServer;
  let office: Caller;
  let owner: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    office = await server.login('office');
    owner = await server.login('owner');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  const dayOf = async (state: string) => {
    const [day] = await run<{ id: number; date: string; out: string }>(
      `select d.id, d.working_date::text as date, d.planned_out::text as out from work_day d join account a on a.id = d.account_id
       where a.username = 'office' and d.state = $1 and d.lock = 'open' order by d.working_date limit 1`,
      [state],
    );
    if (!day) throw new Error(`no day is ${state}`);
    return day;
  };
  const ask = (values: object) => office.post('/time_correction', { reason: 'Quên bấm máy', ...values });

  it('changes the day once somebody else has approved', async () => {
    await run('delete from time_correction');
    const day = await dayOf('incomplete');
    const asked = await ask({
      kind: 'missed_out',
      working_date: day.date,
      to_at: new Date(day.out).toISOString(),
    });
    expect(asked.status, asked.body).toBe(201);
    const path = `/time_correction/${String(asked.json['id'])}`;
    expect((await office.post(`${path}/take`, {})).status).toBe(403);
    expect((await owner.post(`${path}/approve`, {})).status).toBe(409);
    expect((await owner.post(`${path}/take`, {})).status).toBe(200);
    const approved = await owner.post(`${path}/approve`, {});
    expect(approved.status, approved.body).toBe(200);
    const [after] = await run<{ state: string; is_corrected: boolean; early_minutes: number }>(
      'select state, is_corrected, early_minutes from work_day where id = $1',
      [day.id],
    );
    expect(after).toEqual({ state: 'present', is_corrected: true, early_minutes: 0 });
    const told = await run('select 1 from khuon_notification where title = $1', ['correction_decided']);
    expect(told.length).toBe(1);
  });

  it('is decided by nobody on his own behalf', async () => {
    const today = await run<{ date: string }>(`select (current_date - 3)::text as date`);
    const own = await owner.post('/time_correction', {
      kind: 'leave',
      reason: 'Việc nhà, xin nghỉ',
      working_date: today[0]?.date,
    });
    expect(own.status, own.body).toBe(201);
    const path = `/time_correction/${String(own.json['id'])}`;
    expect((await owner.post(`${path}/take`, {})).json['error']).toMatchObject({
      code: 'transition_refused',
    });
    expect((await owner.send('DELETE', path)).status).toBe(200);
  });

  it('refuses what cannot be', async () => {
    const worked = await dayOf('present');
    expect(codeOf(await ask({ kind: 'leave', working_date: worked.date }))).toBe(
      'rule.time_correction.worked',
    );
    const far = { kind: 'missed_in', working_date: worked.date, from_at: '2020-01-01T01:00:00Z' };
    expect(codeOf(await ask(far))).toBe('rule.time_correction.other_day');
    await run(`update work_day set lock = 'locked' where id = $1`, [worked.id]);
    const late = { kind: 'overtime', working_date: worked.date };
    const reply = await ask({
      ...late,
      from_at: `${worked.date}T11:00:00Z`,
      to_at: `${worked.date}T12:00:00Z`,
    });
    expect(codeOf(reply)).toBe('rule.time_correction.locked');
  });

  it('grants a leave of several days, without those on which nobody works', async () => {
    await run(`update work_shift set weekdays = '{1,2,3,4,5}' where code = 'HC' and customer_id = 1`);
    const [week] = await run<{ first: string; last: string }>(
      `select (current_date + 10)::text as first, (current_date + 16)::text as last`,
    );
    const leave = { kind: 'leave', working_date: week?.first };
    expect(codeOf(await ask({ ...leave, ends_on: '2020-01-01' }))).toBe('rule.time_correction.ends_before');
    expect(codeOf(await ask({ ...leave, ends_on: '2099-01-01' }))).toBe('rule.time_correction.too_long');
    const asked = await ask({ ...leave, ends_on: week?.last });
    expect(asked.status, asked.body).toBe(201);
    const path = `/time_correction/${String(asked.json['id'])}`;
    await owner.post(`${path}/take`, {});
    const approved = await owner.post(`${path}/approve`, {});
    expect(approved.status, approved.body).toBe(200);
    const days = await run<{ state: string }>(
      `select d.state from work_day d join account a on a.id = d.account_id
       where a.username = 'office' and d.working_date between $1 and $2`,
      [week?.first, week?.last],
    );
    expect(days).toEqual(Array.from({ length: 5 }, () => ({ state: 'leave' })));
  });

  it('keeps a day open while one of it is not decided', async () => {
    const day = await dayOf('present');
    const [from, to] = [`${day.date}T11:00:00Z`, `${day.date}T12:00:00Z`];
    const asked = await ask({ kind: 'overtime', working_date: day.date, from_at: from, to_at: to });
    expect(asked.status, asked.body).toBe(201);
    expect(codeOf(await owner.post(`/work_day/${day.id}/lock_day`, {}))).toBe('rule.work_day.undecided');
    expect((await office.send('DELETE', `/time_correction/${String(asked.json['id'])}`)).status).toBe(200);
    expect((await owner.post(`/work_day/${day.id}/lock_day`, {})).status).toBe(200);
  });

  it('gives people another shift for some days, and theirs again afterwards', async () => {
    const [row] = await run<{ id: number; account_id: number; tomorrow: string }>(
      `select s.id, s.account_id, (current_date + 10)::text as tomorrow from shift_assignment s join account a on a.id = s.account_id
       where a.username = 'crm'`,
    );
    const [night] = await run<{ id: number }>(
      `select id from work_shift where code = 'KD' and customer_id = 1`,
    );
    const path = `/shift_assignment/${row?.id}/assign_shift`;
    const past = await owner.post(path, { shift_id: night?.id, starts_on: '2026-01-01' });
    expect(codeOf(past)).toBe('rule.shift_assignment.from_tomorrow');
    const done = await owner.post(path, {
      shift_id: night?.id,
      starts_on: row?.tomorrow,
      ends_on: row?.tomorrow,
    });
    expect(done.status, done.body).toBe(200);
    const rows = await run<{ ends_on: string | null }>(
      `select starts_on::text, ends_on::text from shift_assignment where account_id = $1 and deleted_at is null order by starts_on`,
      [row?.account_id],
    );
    expect(rows.length).toBe(3);
    expect(rows.at(-1)?.ends_on).toBeNull();
  });

  it('several people come into a shift at once, also those who stand in none yet', async () => {
    const people = await run<{ id: number; tomorrow: string }>(
      `select a.id, (current_date + 2)::text as tomorrow from account a where a.customer_id = 1 and a.status = 1
and not exists (select 1 from shift_assignment s where s.account_id = a.id and s.deleted_at is null) order by a.id limit 2`,
    );
    const account_ids = people.map(({ id }) => id);
    const [shift] = await run<{ id: number }>(
      `select id from work_shift where active and customer_id = 1 order by id limit 1`,
    );
    const starts_on = people[0]?.tomorrow;
    const nobody = await owner.post('/roster-people', { account_ids: [], shift_id: shift?.id, starts_on });
    expect(nobody.status).toBe(422);
    const done = await owner.post('/roster-people', { account_ids, shift_id: shift?.id, starts_on });
    expect(done.status, done.body).toBe(200);
    expect(
      await run(
        `select account_id, shift_id from shift_assignment where account_id = any($1::bigint[]) and deleted_at is null order by account_id`,
        [account_ids],
      ),
    ).toEqual(account_ids.map((account_id) => ({ account_id, shift_id: shift?.id })));
  });
});
