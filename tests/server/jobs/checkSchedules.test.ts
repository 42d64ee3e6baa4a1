import { describe, expect, it } from 'vitest';
import type { ModuleCode } from '#contract/module.ts';
import { checkSchedules } from '#server/jobs/runSchedules.ts';

const run = async () => undefined;
const check = (cron: string, job = 'morning') => {
  const fleet: ModuleCode = {
    jobs: { morning: { as: 'timer', run }, asked: { run } },
    schedules: { early: { cron, job } },
  };
  return () => checkSchedules({ code: { fleet } });
};

describe('schedules at the start', () => {
  it('are fine when they name a job of their module and a time', () => {
    expect(check('0 8 * * *')).not.toThrow();
  });

  it.each([
    [
      '0 8 * * *',
      'evening',
      'The schedule "fleet.early" names the job "evening", which its module does not have.',
    ],
    [
      '0 8 * * *',
      'asked',
      'The job "asked" of the schedule "fleet.early" must say as whom it acts: as: \'timer\'.',
    ],
    ['0 25 * * *', 'morning', 'The schedule "fleet.early" has the time "0 25 * * *", which is none.'],
    ['0 0 8 * * *', 'morning', 'The schedule "fleet.early" has the time "0 0 8 * * *", which is none.'],
  ])('stop it: %s of %s', (cron, job, text) => {
    expect(check(cron, job)).toThrow(text);
  });
});
