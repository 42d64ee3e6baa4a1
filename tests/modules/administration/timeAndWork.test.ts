import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ReportAnswer } from '#contract/report.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/* What the reports of working time and of production say, beside what rows of the demo and of hand-made records come to. */
describeOnDatabase('reports of lateness and of production', (database) => {
  let server: TestServer;
  let admin: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 40 });
    admin = await server.login('admin');
  });
  afterAll(() => server?.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  async function tilesOf(url: string, filters: object = {}, caller = admin): Promise<ReportAnswer['tiles']> {
    const reply = await caller.post(url, { filters });
    expect(reply.status, reply.body).toBe(200);
    return (reply.json as unknown as ReportAnswer).tiles;
  }
  /** Values of a table by what its rows are of. */
  const tableOf = (tiles: ReportAnswer['tiles'], key: string) =>
    new Map((tiles[key]?.groups ?? []).map(({ key: of, values }) => [Number(of), values]));

  it('lateness: minutes and times of each person are those of his days', async () => {
    const people = await run<{
      person: number;
      times: number;
      minutes: number;
      early: number;
      absent: number;
    }>(
      `select account_id as person, count(*) filter (where late_minutes > 0)::int as times,
coalesce(sum(late_minutes), 0)::int as minutes, count(*) filter (where early_minutes > 0)::int as early,
count(*) filter (where state = 'absent')::int as absent
from work_day where customer_id = 1 and deleted_at is null
and working_date > (now() at time zone 'Asia/Ho_Chi_Minh')::date - 30 and working_date <= (now() at time zone 'Asia/Ho_Chi_Minh')::date
group by account_id`,
    );
    expect(people.some(({ times }) => times > 0)).toBe(true);
    const shown = tableOf(await tilesOf('/timekeeping-month'), 'people');
    for (const { person, times, minutes, early, absent } of people)
      expect([person, shown.get(person)]).toEqual([
        person,
        expect.objectContaining({ late_count: times, late_minutes: minutes, early_count: early, absent }),
      ]);
    expect(shown.size).toBe(people.length);
  });

  it('lateness is read by those who keep the time, and nobody else', async () => {
    const office = await server.login('office');
    expect((await office.post('/timekeeping-month', { filters: {} })).status).toBe(403);
    const approver = await server.login('approver');
    expect(tableOf(await tilesOf('/timekeeping-month', {}, approver), 'people').size).toBeGreaterThan(0);
  });

  it('production: what was made well and badly, by team', async () => {
    const teams = await run<{ team: number; good: number; defect: number; records: number }>(
      `select team_id as team, sum(good)::int as good, sum(defect)::int as defect, count(*)::int as records
from production_record where customer_id = 1 and deleted_at is null and status in ('done', 'confirmed')
and work_date > (now() at time zone 'Asia/Ho_Chi_Minh')::date - 30 and work_date <= (now() at time zone 'Asia/Ho_Chi_Minh')::date
group by team_id`,
    );
    expect(teams.length).toBeGreaterThan(0);
    const tiles = await tilesOf('/production-work-report');
    const shown = tableOf(tiles, 'teams');
    for (const { team, ...sums } of teams)
      expect([team, shown.get(team)]).toEqual([team, expect.objectContaining(sums)]);
  });

  it('production: late is what is due and not done; what was done after all is late no more', async () => {
    const lateOf = async () => {
      const tiles = await tilesOf('/production-plan-report');
      return [...tableOf(tiles, 'teams').values()].reduce(
        (sum, values) => sum + Number(values['late'] ?? 0),
        0,
      );
    };
    const [open] = await run<{ id: number; status: string }>(
      `select id, status from production_requirement where customer_id = 1 and deleted_at is null and status = 'processing' order by id limit 1`,
    );
    await run(
      `update production_requirement set due_on = (now() at time zone 'Asia/Ho_Chi_Minh')::date - 3 where id = $1`,
      [open?.id],
    );
    const before = await lateOf();
    expect(before).toBeGreaterThan(0);
    await run(`update production_requirement set status = 'done' where id = $1`, [open?.id]);
    expect(await lateOf()).toBe(before - 1);
  });
});
