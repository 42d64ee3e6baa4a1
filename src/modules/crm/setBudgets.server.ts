import type { Sent } from '#contract/module.ts';
import { moneyPrecision } from '#fields/money/money.ts';
import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import type { SetCampaignBudgetsActionInput } from '#generated/crm/set-campaign-budgets.action.gen.ts';
import { askCampaigns } from './askCampaigns.server.ts';
import { changedBudget } from './changedBudget.ts';

/* The daily budgets of several campaigns, changed by one rule from the list that shows what they cost and brought. */

type Asked = Sent<SetCampaignBudgetsActionInput>;
type Paid = AdsCampaign & { currency: string; daily_budget: number };

/** Those of connected accounts are asked for at their platform; of the others it is noted. */
export async function setCampaignBudgets(context: CrmContext, asked: Asked): Promise<{ done: number }> {
  refuseOdd(context, asked);
  const campaigns = await context.records('ads_campaign').lock({ id: [...new Set(asked.ids)] });
  const paid = campaigns.filter(hasBudget);
  if (paid.length === 0) context.refuse('rule.ads_campaign.no_budget', 'ids');
  refuseMixed(context, paid, asked);
  const budgets = paid.flatMap((one) => {
    const budget = changedBudget(budgetOf(one), asked, 10 ** moneyPrecision(one.currency));
    if (budget < 1) context.refuse('rule.ads_campaign.budget_too_low', nameOf(asked), { value: one.name });
    return budget === budgetOf(one) ? [] : [{ one, budget }];
  });
  const isAsked = ({ one }: { one: Paid }) => one.is_connected === true;
  await context
    .records('ads_campaign')
    .update(
      budgets
        .filter((each) => !isAsked(each))
        .map(({ one, budget }) => ({ id: one.id, daily_budget: budget })),
    );
  await askCampaigns(
    context,
    budgets.filter(isAsked).map(({ one, budget }) => ({ id: one.id, wanted_budget: budget })),
  );
  return { done: budgets.length };
}

/** A campaign whose budget is set below it, by groups of ads, has none to be changed. */
const hasBudget = (one: AdsCampaign): one is Paid => one.currency !== null && (one.daily_budget ?? 0) > 0;

/** What is asked for already, and not yet done, is what is changed. */
const budgetOf = ({ wanted_budget, daily_budget }: Paid): number => wanted_budget ?? daily_budget;

const nameOf = ({ way }: Asked): 'percent' | 'amount' => (way === 'percent' ? 'percent' : 'amount');

/** What changes nothing, or leaves no room. */
function refuseOdd({ refuse }: CrmContext, asked: Asked): void {
  const { least, most } = asked;
  if (asked[nameOf(asked)] === 0) refuse('rule.ads_campaign.budget_unchanged', nameOf(asked));
  if (least !== null && most !== null && least > most) refuse('rule.ads_campaign.budget_limits', 'most');
}

/** An amount is of one currency, so campaigns that spend several are changed by percent alone. */
function refuseMixed({ refuse }: CrmContext, paid: readonly Paid[], asked: Asked): void {
  const currencies = [...new Set(paid.map(({ currency }) => currency))].sort();
  if (currencies.length < 2) return;
  const field = asked.way === 'amount' ? 'amount' : limitOf(asked);
  if (field) refuse('rule.ads_campaign.one_currency', field, { value: currencies.join(', ') });
}

function limitOf({ least, most }: Asked): 'least' | 'most' | undefined {
  if (least !== null) return 'least';
  return most === null ? undefined : 'most';
}
