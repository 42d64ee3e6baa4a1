import {
  AdsError,
  type AdsCall,
  type AdsCampaignKey,
  type AdsPort,
  type AdsRequest,
  type PlatformCampaign,
} from '#contract/ads.ts';
import type { HttpAnswer } from '#contract/ports.ts';
import { toAmount, toTheirs } from './budget.ts';

/* Campaigns at Facebook, by its Marketing API (a campaign is a node of the Graph API). */

const BASE = 'https://graph.facebook.com';
const VERSION = 'v23.0';
const FIELDS = 'account_id,status,effective_status,daily_budget';

type Facts = Readonly<Record<string, unknown>>;

/** Numbers of their errors: the token or its rights; and too many calls, or a fault of theirs that passes. */
const ACCOUNT: ReadonlySet<number> = new Set([10, 102, 190]);
const PASSING: ReadonlySet<number> = new Set([1, 2, 4, 17, 32, 341, 368, 613, 80_000, 80_004]);
const isAccount = (code: number): boolean => ACCOUNT.has(code) || (code >= 200 && code < 300);

export const facebook: AdsPort = {
  async change(call, campaign, request) {
    const before = await read(call, campaign);
    if (request.dailyBudget !== undefined && before.dailyBudget === null)
      throw new AdsError('refused', 'Facebook: the budget is set at the ad sets of the campaign');
    const fields = toFields(before, campaign, request);
    if (Object.keys(fields).length === 0) return before;
    await ask(call, campaign.code, { form: fields });
    return read(call, campaign);
  },
};

/** What is so already is not asked for. */
function toFields(
  before: PlatformCampaign,
  { currency }: AdsCampaignKey,
  { isRunning, dailyBudget }: AdsRequest,
): Record<string, string> {
  return {
    ...(isRunning !== undefined &&
      isRunning !== before.isRunning && { status: isRunning ? 'ACTIVE' : 'PAUSED' }),
    ...(dailyBudget !== undefined &&
      dailyBudget !== before.dailyBudget && { daily_budget: String(toTheirs(dailyBudget, currency)) }),
  };
}

async function read(call: AdsCall, { code, account, currency }: AdsCampaignKey): Promise<PlatformCampaign> {
  const facts = await ask(call, code, { query: { fields: FIELDS } });
  // Numbers of campaigns are typed: one of somebody else's account that the token may change is not ours to change.
  if (facts['account_id'] !== account.replace(/^act_/, ''))
    throw new AdsError('refused', `Facebook: campaign ${code} is not of account ${account}`);
  const budget = facts['daily_budget'];
  return {
    isRunning: facts['status'] === 'ACTIVE',
    state: String(facts['effective_status'] ?? facts['status'] ?? ''),
    // Without a budget of its own it says none, or 0.
    dailyBudget: Number(budget) > 0 ? toAmount(Number(budget), currency) : null,
  };
}

/** The token goes in a header: addresses are written into logs of what lies between. */
async function ask(
  { http, url, token }: AdsCall,
  code: string,
  { form, query }: { form?: Readonly<Record<string, string>>; query?: Readonly<Record<string, string>> },
): Promise<Facts> {
  const address = `${(url ?? BASE).replace(/\/$/, '')}/${VERSION}/${encodeURIComponent(code)}`;
  const authorization = `Bearer ${token}`;
  const answer = await http
    .send(
      form
        ? {
            method: 'POST',
            url: address,
            headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
            body: String(new URLSearchParams(form)),
            isIdempotent: true,
          }
        : {
            method: 'GET',
            url: `${address}?${String(new URLSearchParams(query))}`,
            headers: { authorization },
          },
    )
    .catch((error: unknown) => {
      throw new AdsError('unknown', `Facebook did not answer: ${String(error)}`);
    });
  return readAnswer(answer);
}

function readAnswer({ status, body }: HttpAnswer): Facts {
  const facts = parse(String(body));
  if (!facts) throw new AdsError('unknown', `Facebook answered with status ${status}`);
  const error = facts['error'];
  if (isFacts(error)) throw toError(error);
  if (status >= 400) throw new AdsError('unknown', `Facebook answered with status ${status}`);
  return facts;
}

/** Their words for people, where they have some. */
function toError(error: Facts): AdsError {
  const code = Number(error['code']);
  const subcode = error['error_subcode'];
  const words = String(error['error_user_msg'] ?? error['message'] ?? '');
  const text = `Facebook: ${words} (${code}${subcode === undefined ? '' : `/${Number(subcode)}`})`;
  if (isAccount(code)) return new AdsError('account', text);
  return new AdsError(PASSING.has(code) || error['is_transient'] === true ? 'unknown' : 'refused', text);
}

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Facts | undefined {
  try {
    const value = JSON.parse(text) as unknown;
    return isFacts(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
