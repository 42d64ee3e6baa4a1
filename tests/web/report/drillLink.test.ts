import { expect, it } from 'vitest';
import { drillLink } from '#web/report/drillLink.ts';
import { tripReport } from './aReport.ts';

const period = { from: '2026-11-04', to: '2026-11-18' };
const fixed = { today: '2026-11-18', accountId: 7, mine: { warehouse: [3], pos: [] } };
const tile = (key: string, by?: string) => {
  const found = tripReport.tiles.find((one) => one.key === key);
  if (!found) throw new Error(`no tile ${key}`);
  return by === undefined ? found : { ...found, by };
};
const filterOf = (link: string | null) =>
  JSON.parse(new URLSearchParams(link?.split('?')[1]).get('filter') ?? 'null') as unknown;

it('asks a list for the period, the fixed filter and those of the reader', () => {
  const link = drillLink(
    tripReport,
    { tile: tile('fee'), measure: 'fee' },
    { fixed, filters: { late: true }, period },
  );
  expect(link?.split('?')[0]).toBe('/fleet/trip');
  expect(filterOf(link)).toEqual({ started_at: period, status: [1, 2], late: true });
});

it("asks for the measure's own rows, in both where two speak of one field", () => {
  const link = drillLink(
    tripReport,
    { tile: tile('fee'), measure: 'running' },
    { fixed, filters: { status: [1, 2] }, period },
  );
  expect(filterOf(link)).toEqual({ started_at: period, status: [2] });
  const none = drillLink(
    tripReport,
    { tile: tile('fee'), measure: 'running' },
    { fixed, filters: { status: [1] }, period },
  );
  // A list without a state would show all of them.
  expect(none).toBeNull();
});

it('asks for one group: a code, yes or no, the days of a step within the period', () => {
  const at = (by: string, key: string | number | boolean | null) =>
    filterOf(
      drillLink(
        tripReport,
        { tile: tile('states', by), measure: 'trips', group: { key, values: {} } },
        { fixed, filters: {}, period },
      ),
    );
  expect(at('status', 2)).toMatchObject({ status: [2] });
  expect(at('late', false)).toMatchObject({ late: false });
  expect(at('day', '2026-11-05')).toMatchObject({ started_at: { from: '2026-11-05', to: '2026-11-05' } });
  expect(at('week', '2026-11-02')).toMatchObject({ started_at: { from: '2026-11-04', to: '2026-11-08' } });
});

it('asks for the view mode that shows what is counted', () => {
  const fee = tile('fee');
  const drill = fee.drill && { ...fee.drill, mode: 'legs' };
  const link = drillLink(
    tripReport,
    { tile: { ...fee, drill }, measure: 'fee' },
    { fixed, filters: {}, period },
  );
  expect(filterOf(link)).toMatchObject({ viewMode: 'legs', started_at: period });
});

it('leads nowhere for what no list can be asked for', () => {
  const asked = { fixed, filters: {}, period };
  expect(
    drillLink(
      tripReport,
      { tile: tile('states'), measure: 'trips', group: { key: null, values: {} } },
      asked,
    ),
  ).toBeNull();
  expect(
    drillLink(
      tripReport,
      { tile: tile('states', 'plate'), measure: 'trips', group: { key: '29C', values: {} } },
      asked,
    ),
  ).toBeNull();
  const { drill: _, ...plain } = tile('fee');
  expect(drillLink(tripReport, { tile: plain, measure: 'fee' }, asked)).toBeNull();
});

it('asks for the rows without a value where that has a word', () => {
  const { field, ...status } = tripReport.dimensions['status'] ?? {};
  const group = { key: null, values: {} };
  const asked = { fixed, filters: {}, period };
  const said = { ...field, enum: { ...field?.enum, noValue: { key: 'other', tone: 'neutral' } } };
  const report = { ...tripReport, dimensions: { status: { ...status, field: said } }, where: {} };
  const link = drillLink(
    report as typeof tripReport,
    { tile: tile('states', 'status'), measure: 'trips', group },
    asked,
  );
  expect(filterOf(link)).toMatchObject({ status: [null] });
});

it('asks for the days and the person that the words of a schema mean now', () => {
  const where = {
    due_on: { from: { today: -7 }, to: { today: 0 } },
    driver_id: { me: true },
    note: [null],
  } as const;
  const link = drillLink(
    { ...tripReport, where },
    { tile: tile('fee'), measure: 'fee' },
    { fixed, filters: {}, period },
  );
  expect(filterOf(link)).toMatchObject({
    due_on: { from: '2026-11-11', to: '2026-11-18' },
    driver_id: 7,
    note: [null],
  });
});
