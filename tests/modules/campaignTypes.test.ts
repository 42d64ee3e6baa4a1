import { expect, it } from 'vitest';
import { toCampaignType } from '#modules/crm/campaignTypes.ts';

const target = { is_running: true, target_cpa: 100, warn_percent: 120, good_percent: 80, min_conversions: 5 };
const week = { days: 7, spend: 1_000, confirmed: 10, lately: 200 };

it.each([
  ['has no figures', target, undefined, 0],
  ['is stopped', { ...target, is_running: false }, week, 4],
  ['spends no more', target, { ...week, lately: 0 }, 4],
  ['has no target', { ...target, target_cpa: null }, week, 1],
  ['is on target', target, week, 2],
  ['is too dear', target, { ...week, confirmed: 8 }, 3],
  ['brings nothing', target, { ...week, confirmed: 0 }, 3],
  ['is cheap', target, { ...week, confirmed: 13 }, 5],
  ['is cheap by chance', target, { ...week, spend: 100, confirmed: 4 }, 2],
])('tells what to do with a campaign that %s', (_name, campaign, figures, type) => {
  expect(toCampaignType(campaign, figures)).toBe(type);
});
