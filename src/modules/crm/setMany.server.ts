import type { Sent } from '#contract/module.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { SetCampaignTargetsActionInput } from '#generated/crm/set-campaign-targets.action.gen.ts';
import type { SetCampaignsRunningActionInput } from '#generated/crm/set-campaigns-running.action.gen.ts';
import type { SetPagesActiveActionInput } from '#generated/crm/set-pages-active.action.gen.ts';
import { askCampaigns } from './askCampaigns.server.ts';

/* What marketers set of several campaigns and landing pages at once, from lists that show them with their figures. */

/** Each once. */
const unique = (ids: readonly number[]): number[] => [...new Set(ids)];

/** What a confirmed lead may cost; what else is not given stays. */
export async function setCampaignTargets(
  { records }: CrmContext,
  { ids, target_cpa, target_delivered, warn_percent, good_percent }: Sent<SetCampaignTargetsActionInput>,
): Promise<{ done: number }> {
  const set = {
    target_cpa,
    ...(target_delivered && { target_delivered }),
    ...(warn_percent && { warn_percent }),
    ...(good_percent && { good_percent }),
  };
  const done = unique(ids);
  await records('ads_campaign').update(done.map((id) => ({ id, ...set })));
  return { done: done.length };
}

/** Those of connected accounts are asked for at their platform; of the others it is noted. */
export async function setCampaignsRunning(
  context: CrmContext,
  { ids, is_running }: Sent<SetCampaignsRunningActionInput>,
): Promise<{ done: number }> {
  const campaigns = await context.records('ads_campaign').lock({ id: unique(ids) });
  const noted = campaigns.filter(({ is_connected }) => is_connected !== true);
  await context.records('ads_campaign').update(noted.map(({ id }) => ({ id, is_running })));
  await askCampaigns(
    context,
    campaigns
      .filter((one) => one.is_connected === true && one.is_running !== is_running)
      .map(({ id }) => ({ id, wanted_running: is_running })),
  );
  return { done: campaigns.length };
}

export async function setPagesActive(
  { records }: CrmContext,
  { ids, active }: Sent<SetPagesActiveActionInput>,
): Promise<{ done: number }> {
  const done = unique(ids);
  await records('ladi_page').update(done.map((id) => ({ id, active })));
  return { done: done.length };
}
