import { afterAll, beforeAll, expect, it } from 'vitest';
import { countDay, type DayFacts } from '#modules/office/workTime.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type Caller, type Reply, type TestServer } from '../../support/server.ts';

const fieldsOf = ({ json }: Reply) =>
  (json['error'] as { fields?: { path: string; code: string }[] }).fields?.map(({ path, code }) => [
    path,
    code,
  ]);

describeOnDatabase('timekeeping', (database) => {
  let server: TestServer;
  let owner: Caller;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    owner = await server.login('owner');
  });
  afterAll(() => server.close());

  const run = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await server.db.withoutTenant('maintenance').query<Row>(text, values)).rows;

  it('has a demo that counts as the rules do', async () => {
    const days = await run<
      DayFacts & { id: number; worked_minutes: number; late_minutes: number; early_minutes: number }
    >(
      `select id, planned_in::text, planned_out::text, first_in::text, last_out::text, break_minutes, grace_minutes, mid_minutes,
        worked_minutes, late_minutes, early_minutes, lateness_types
       from work_day where working_date < current_date and planned_in is not null`,
    );
    expect(days.length).toBeGreaterThan(50);
    const wrong = days.filter((day) => {
      const { worked_minutes, late_minutes, early_minutes } = countDay(day);
      return (
        worked_minutes !== day.worked_minutes ||
        late_minutes !== day.late_minutes ||
        early_minutes !== day.early_minutes
      );
    });
    expect(wrong).toEqual([]);
  });

  it('refuses a cutoff within the shift and a shift without length', async () => {
    const [shift] = await run<{ id: number; version: number }>(
      `select id, version from work_shift where code = 'KD' and customer_id = 1`,
    );
    const put = (values: object) =>
      owner.send('PUT', `/work_shift/${shift?.id}`, { version: shift?.version, ...values });
    expect(fieldsOf(await put({ cutoff: '02:00' }))).toEqual([['cutoff', 'rule.work_shift.cutoff_inside']]);
    expect(fieldsOf(await put({ end_at: '22:00' }))).toContainEqual(['end_at', 'rule.work_shift.no_length']);
    const day = await put({ start_at: '07:00', end_at: '15:00', cutoff: '04:00' });
    expect([day.status, day.json['crosses_midnight']]).toEqual([200, false]);
  });

  it('gives nobody two shifts on one day', async () => {
    const [row] = await run<{ account_id: number; shift_id: number }>(
      `select s.account_id, s.shift_id from shift_assignment s join account a on a.id = s.account_id where a.username = 'crm'`,
    );
    const reply = await owner.post('/shift_assignment', { ...row, starts_on: '2026-01-01', ends_on: null });
    expect(fieldsOf(reply)).toEqual([['starts_on', 'period_taken']]);
    const before = await owner.post('/shift_assignment', {
      ...row,
      starts_on: '2024-01-01',
      ends_on: '2024-01-31',
    });
    expect(before.status, before.body).toBe(201);
  });

  it('gives a waiting phone a code, and none to another', async () => {
    const phones = await run<{ id: number; state: string }>(
      'select id, state from time_device where customer_id = 1',
    );
    const idOf = (state: string) => phones.find((phone) => phone.state === state)?.id;
    expect((await owner.post(`/time_device/${idOf('active')}/show_code`, {})).status).toBe(409);
    const shown = await owner.post(`/time_device/${idOf('pending')}/show_code`, {});
    expect(shown.status, shown.body).toBe(200);
    const [phone] = await run<{ activation_code: string }>(
      'select activation_code from time_device where id = $1',
      [idOf('pending')],
    );
    expect(phone?.activation_code).toMatch(/^\d{6}$/);
  });

  it('locks whole days alone, and opens them with a reason', async () => {
    const days = await run<{ id: number; state: string }>(
      `select id, state from work_day where lock = 'open' and customer_id = 1`,
    );
    const idOf = (state: string) => days.find((day) => day.state === state)?.id;
    expect((await owner.post(`/work_day/${idOf('incomplete')}/lock_day`, {})).status).toBe(409);
    const whole = idOf('present');
    expect((await owner.post(`/work_day/${whole}/lock_day`, {})).status).toBe(200);
    expect((await owner.post(`/work_day/${whole}/unlock_day`, { note: 'sai' })).status).toBe(422);
    expect((await owner.post(`/work_day/${whole}/unlock_day`, { note: 'Chấm nhầm ca' })).status).toBe(200);
  });

  it('locks a month as a whole or not at all, and names the days that are in the way', async () => {
    const openOf = (where: string) =>
      run<{ account_id: number; month: string; department: string | null; bad: number; open: number }>(
        `select d.account_id, left(d.working_date::text, 7) as month, a.department,
           count(*) filter (where d.state in ('expected', 'working', 'incomplete') or exists (
             select 1 from time_correction c where c.account_id = d.account_id and c.status in (1, 2) and c.deleted_at is null
             and d.working_date between c.working_date and coalesce(c.ends_on, c.working_date)))::int as bad,
           count(*)::int as open
         from work_day d join account a on a.id = d.account_id
         where d.lock = 'open' and d.customer_id = 1 group by 1, 2, 3 having ${where} order by 2, 1`,
      );
    const badOf = `count(*) filter (where d.state in ('expected', 'working', 'incomplete'))`;
    const [broken] = await openOf(`${badOf} > 0`);
    const [whole] = (await openOf(`count(*) > 3 and ${badOf} = 0`)).filter(({ bad }) => bad === 0);
    const locked = async (account: number | undefined, month: string | undefined) => {
      const [row] = await run<{ locked: number }>(
        `select count(*)::int as locked from work_day where account_id = $1 and left(working_date::text, 7) = $2 and lock = 'locked'`,
        [account, month],
      );
      return row?.locked ?? 0;
    };
    expect(broken?.open).toBeGreaterThan(1);
    const before = await locked(broken?.account_id, broken?.month);
    const refused = await owner.post('/lock-month', { month: `${broken?.month}-15` });
    expect(fieldsOf(refused)).toEqual([['month', 'rule.work_day.month_not_whole']]);
    expect(refused.body).toMatch(/\d{2}\/\d{2}\/\d{4}/);
    expect(await locked(broken?.account_id, broken?.month)).toBe(before);
    const mine = { month: `${whole?.month}-01`, account_ids: [whole?.account_id] };
    const done = await owner.post('/lock-month', mine);
    expect(done.status, done.body).toBe(200);
    expect(await locked(whole?.account_id, whole?.month)).toBeGreaterThanOrEqual(whole?.open ?? 1);
    expect(fieldsOf(await owner.post('/lock-month', mine))).toEqual([['month', 'rule.work_day.none_open']]);
    const nobody = await owner.post('/lock-month', { month: '2020-01-01', department: 'warehouse' });
    expect(fieldsOf(nobody)).toEqual([['month', 'rule.work_day.none_open']]);
    const office = await server.login('office');
    expect((await office.post('/lock-month', mine)).status).toBe(403);
  });

  it('shows a week of people and days, on which people are put into shifts, and places set by phone', async () => {
    const [{ id, next } = { id: 0, next: '' }] = await run<{ id: number; next: string }>(
      `select id, to_char((now() at time zone 'Asia/Ho_Chi_Minh')::date + 1, 'YYYY-MM-DD') as next
from account where username = 'nobody'`,
    );
    const [shift] = await run<{ id: number }>(
      `select id from work_shift where code = 'HC' and customer_id = 1`,
    );
    await run('delete from shift_assignment where account_id = $1', [id]);
    await run(`update work_shift set weekdays = '{1,2,3,4,5,6,7}' where id = $1`, [shift?.id]);
    const week = async () => {
      const reply = await owner.post('/roster-week', { from: next });
      expect(reply.status, reply.body).toBe(200);
      const { days, people } = reply.json as { days: string[]; people: { id: number; shifts: number[] }[] };
      return { days, shifts: people.find((person) => person.id === id)?.shifts };
    };
    expect((await week()).shifts).toEqual([null, null, null, null, null, null, null]);
    const put = await owner.post('/roster-people', {
      account_ids: [id],
      shift_id: shift?.id,
      starts_on: next,
      ends_on: next,
    });
    expect(put.status, put.body).toBe(200);
    const { days, shifts } = await week();
    expect([days[0], days.length, shifts?.[0], shifts?.[1]]).toEqual([next, 7, shift?.id, null]);
    const sales = await owner.post('/roster-week', { from: next, department: 'sales' });
    expect((sales.json['people'] as { name: string }[]).map(({ name }) => name)).toEqual([
      'Lê Thị Mai',
      'Mạc Khánh Linh',
    ]);
    const [site] = await run<{ id: number }>('select min(id) as id from work_site where customer_id = 1');
    const geo_point = { lat: 10.77, lng: 106.7 };
    const vague = await owner.post('/set-place', { site_id: site?.id, geo_point, accuracy_m: 500 });
    expect(vague.body).toContain('rule.work_site.inaccurate');
    expect((await owner.post('/set-place', { site_id: site?.id, geo_point, accuracy_m: 12 })).status).toBe(
      200,
    );
    expect((await owner.send('GET', `/work_site/${site?.id}`)).json).toMatchObject({ geo_point });
    const seller = await server.login('cashier');
    expect((await seller.post('/set-place', { site_id: site?.id, geo_point, accuracy_m: 12 })).status).toBe(
      403,
    );
  });
});
