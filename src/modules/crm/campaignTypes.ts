import type { AdsCampaign } from '#generated/crm/ads-campaign.entity.gen.ts';

/** What a campaign cost and brought in seven days; `lately` is what it spent today and yesterday. */
export interface Figures {
  days: number;
  spend: number;
  confirmed: number;
  lately: number;
}

type Target = Pick<
  AdsCampaign,
  'is_running' | 'target_cpa' | 'warn_percent' | 'good_percent' | 'min_conversions'
>;

/** Codes of `campaign_type` (spec 9). */
const UNDETERMINED = 0;
const NOT_CONFIGURED = 1;
const RUNNING = 2;
const WARNING = 3;
const ADS_OFF = 4;
const BUDGET_UP = 5;

/** What a marketer has to do with a campaign: nothing is said without figures, nor of one that does not spend. */
export function toCampaignType(target: Target, figures: Figures | undefined): AdsCampaign['type'] {
  if (!figures || figures.days === 0) return UNDETERMINED;
  if (!target.is_running || figures.lately === 0) return ADS_OFF;
  if (!target.target_cpa) return NOT_CONFIGURED;
  // Money that brought nothing is dear, whatever it was.
  const cpa = figures.confirmed > 0 ? figures.spend / figures.confirmed : figures.spend;
  if (cpa > (target.target_cpa * target.warn_percent) / 100) return WARNING;
  const isGood = cpa < (target.target_cpa * target.good_percent) / 100;
  return isGood && figures.confirmed >= target.min_conversions ? BUDGET_UP : RUNNING;
}
