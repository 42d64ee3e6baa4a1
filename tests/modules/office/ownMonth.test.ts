import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MonthDay, MonthTotals } from '#modules/office/own.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

interface Month {
  month: string;
  is_current: boolean;
  days: MonthDay[];
  totals: MonthTotals;
}

describeOnDatabase('one’s own month', (database) => {
  let server: TestServer;
  let office: Caller;
  /** The day of the demo on which somebody came late and left early. */
  let late: string;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    office = await server.login('office');
    const [day] = await run<{ date: string }>(
      `select d.working_date::text as date from work_day d join account a on a.id = d.account_id
       where a.username = 'office' and d.late_minutes = 12`,
    );
    late = day?.date ?? '';
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;
  async function read(caller: Caller, body: object): Promise<Month> {
    const reply = await caller.post('/timekeeping/own-month', body);
    expect(reply.status, reply.body).toBe(200);
    return reply.json as unknown as Month;
  }

  it('has nothing of a month without days, be it the last that a calendar has', async () => {
    for (const month of ['9999-12-31', '2019-02-28'])
      expect(await read(office, { month })).toMatchObject({ month: `${month.slice(0, 7)}-01`, days: [] });
  });

  it('has one’s own days of that month alone, the latest first, and what they come to', async () => {
    const { month, days, totals } = await read(office, { month: late });
    expect(month).toBe(`${late.slice(0, 7)}-01`);
    const dates = days.map(({ working_date }) => working_date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(dates.map((date) => date.slice(0, 7)))).toEqual(new Set([late.slice(0, 7)]));
    const [known] = await run<{ days: number; worked: number; late_days: number; late: number }>(
      `select count(*)::int as days, sum(d.worked_minutes)::int as worked, count(*) filter (where d.late_minutes > 0)::int as late_days,
        sum(d.late_minutes)::int as late
       from work_day d join account a on a.id = d.account_id
       where a.username = 'office' and to_char(d.working_date, 'YYYY-MM') = $1 and d.deleted_at is null`,
      [late.slice(0, 7)],
    );
    expect({ days: days.length, worked: totals.worked_minutes }).toEqual({
      days: known?.days,
      worked: known?.worked,
    });
    expect([totals.late_days, totals.late_minutes]).toEqual([known?.late_days, known?.late]);
    expect(days.find(({ working_date }) => working_date === late)).toMatchObject({
      state: 'present',
      worked_minutes: 443,
      late_minutes: 12,
      early_minutes: 25,
      shift: 'Hành chính',
    });
  });

  it('says of each day what is asked to be put right, and how it stands', async () => {
    const asked = await office.post('/time_correction', {
      working_date: late,
      kind: 'missed_in',
      from_at: `${late}T01:00:00Z`,
      reason: 'Máy không nhận vị trí',
    });
    expect(asked.status, asked.body).toBe(201);
    const { days } = await read(office, { month: late });
    const [day] = days.filter(({ working_date }) => working_date === late);
    expect(day).toMatchObject({ correction_id: asked.json['id'], correction_status: 1 });
  });

  it('is empty where nobody worked, and begins with the month that is', async () => {
    expect(await read(office, { month: '2020-02-15' })).toMatchObject({
      month: '2020-02-01',
      is_current: false,
      days: [],
      totals: { days: 0, worked_minutes: 0 },
    });
    expect(await read(office, {})).toMatchObject({ is_current: true });
  });

  it('is for those who clock', async () => {
    const stranger = await server.login('distributor');
    expect((await stranger.post('/timekeeping/own-month', {})).status).toBe(403);
  });
});
