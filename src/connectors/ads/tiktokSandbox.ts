import type { SandboxFigures } from './sandbox.ts';
import { createConsent, type SandboxConsent } from './sandboxConsent.ts';
import { serveJson, type JsonServer, type SandboxCall } from './serveJson.ts';

type Json = Readonly<Record<string, unknown>>;

/** A campaign as TikTok has it: amounts are in whole units of the account's currency. */
export interface TiktokCampaign {
  campaign_id: string;
  campaign_name: string;
  operation_status: 'ENABLE' | 'DISABLE';
  budget: number;
  budget_mode: 'BUDGET_MODE_DAY' | 'BUDGET_MODE_INFINITE';
}

export interface TiktokSandbox extends JsonServer {
  campaigns: Map<string, TiktokCampaign>;
  figures: SandboxFigures[];
  consent: SandboxConsent;
  /** Answered next in place of what was asked for. */
  fail(code: number, message: string): void;
}

export const TIKTOK_TOKEN = 'tiktok-sandbox-token-0001';
export const TIKTOK_APP = { id: '7300000000000000001', secret: 'tiktok-sandbox-secret-0001' };
export const TIKTOK_ACCOUNT = '7255184420';
/** The least that a day may cost. */
export const TIKTOK_LEAST = 50;

class TiktokError extends Error {
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A TikTok of one's own: checks token, account, fields and amounts as the Business API does. */
export async function startTiktok(port = 0): Promise<TiktokSandbox> {
  const campaigns = new Map<string, TiktokCampaign>(
    ['17800001', '17800002'].map((id) => [
      id,
      {
        campaign_id: id,
        campaign_name: `Campaign ${id}`,
        operation_status: 'ENABLE',
        budget: 80,
        budget_mode: 'BUDGET_MODE_DAY',
      },
    ]),
  );
  const figures: SandboxFigures[] = [];
  const faults: TiktokError[] = [];
  const consent = createConsent(TIKTOK_APP, { page: '/portal/auth', app: 'app_id', code: 'auth_code' });
  const server = await serveJson(port, (call) => {
    const page = consent.page(call.path, call.query);
    if (page) return page;
    try {
      const fault = faults.shift();
      if (fault) throw fault;
      const data = answer(call, { campaigns, figures, consent });
      return { status: 200, value: { code: 0, message: 'OK', request_id: '2026', data } };
    } catch (error) {
      if (!(error instanceof TiktokError)) throw error;
      return {
        status: 200,
        value: { code: error.code, message: error.message, request_id: '2026', data: {} },
      };
    }
  });
  return {
    ...server,
    campaigns,
    figures,
    consent,
    fail: (code, message) => void faults.push(new TiktokError(code, message)),
  };
}

type Stock = Pick<TiktokSandbox, 'campaigns' | 'figures' | 'consent'>;

function answer(call: SandboxCall, stock: Stock): Json {
  const token = call.headers['access-token'];
  const name = `${call.method} ${call.path.replace('/open_api/v1.3', '')}`;
  if (name === 'POST /oauth2/access_token/') return giveToken(call, stock);
  if (token === undefined) throw new TiktokError(40_104, 'Access token is empty');
  if (token !== TIKTOK_TOKEN) throw new TiktokError(40_105, 'Access token is incorrect or has been revoked.');
  switch (name) {
    case 'GET /advertiser/info/':
      return advertisers(call.query);
    case 'GET /report/integrated/get/':
      return report(call.query, stock);
    case 'GET /campaign/get/':
      checkAccount(call.query.get('advertiser_id'));
      return { list: find(stock, JSON.parse(call.query.get('filtering') ?? '{}') as Json) };
    case 'POST /campaign/update/':
      return update(stock, readBody(call));
    case 'POST /campaign/status/update/':
      return updateStatus(stock, readBody(call));
    default:
      throw new TiktokError(40_002, `no such path: ${name}`);
  }
}

/** A code becomes a token that does not end. */
function giveToken({ body }: SandboxCall, { consent }: Stock): Json {
  const { app_id, secret, auth_code } = JSON.parse(body) as Record<string, string>;
  if (!consent.spend(auth_code ?? null, { id: app_id, secret }))
    throw new TiktokError(40_110, 'Auth code is invalid or has expired.');
  return { access_token: TIKTOK_TOKEN, advertiser_ids: [TIKTOK_ACCOUNT], scope: [4] };
}

function advertisers(query: URLSearchParams): Json {
  const ids = JSON.parse(query.get('advertiser_ids') ?? '[]') as string[];
  for (const id of ids) checkAccount(id);
  const about = { name: 'Hoa Mai TikTok Ads', currency: 'USD', timezone: 'Asia/Ho_Chi_Minh' };
  return { list: ids.map((advertiser_id) => ({ advertiser_id, ...about })) };
}

function checkAccount(id: unknown): void {
  if (id !== TIKTOK_ACCOUNT)
    throw new TiktokError(40_001, `No permission to operate advertiser ${String(id)}`);
}

function readBody({ headers, body }: SandboxCall): Json {
  if (headers['content-type'] !== 'application/json')
    throw new TiktokError(40_002, 'Content-Type must be JSON');
  const facts = JSON.parse(body) as Json;
  checkAccount(facts['advertiser_id']);
  return facts;
}

function find({ campaigns }: Stock, { campaign_ids: ids }: Json): readonly TiktokCampaign[] {
  if (!Array.isArray(ids)) throw new TiktokError(40_002, 'campaign_ids: Not a valid list.');
  return ids.flatMap((id) => campaigns.get(String(id)) ?? []);
}

function update(stock: Stock, { campaign_id: id, budget }: Json): Json {
  const [campaign] = find(stock, { campaign_ids: [id] });
  if (!campaign) throw new TiktokError(40_002, `Campaign ${String(id)} does not exist`);
  if (typeof budget !== 'number' || budget < TIKTOK_LEAST)
    throw new TiktokError(40_002, `Budget must be at least ${TIKTOK_LEAST}`);
  campaign.budget = budget;
  return { campaign_id: campaign.campaign_id };
}

function updateStatus(stock: Stock, { campaign_ids, operation_status: status }: Json): Json {
  if (status !== 'ENABLE' && status !== 'DISABLE') throw new TiktokError(40_002, 'operation_status: invalid');
  for (const campaign of find(stock, { campaign_ids })) campaign.operation_status = status;
  return { campaign_ids };
}

const MAX_DAYS = 30;

function report(query: URLSearchParams, { campaigns, figures }: Stock): Json {
  checkAccount(query.get('advertiser_id'));
  const from = query.get('start_date') ?? '';
  const to = query.get('end_date') ?? '';
  const dimensions = query.get('dimensions');
  if (query.get('report_type') !== 'BASIC' || query.get('data_level') !== 'AUCTION_CAMPAIGN')
    throw new TiktokError(40_002, 'report_type or data_level is wrong');
  if (dimensions !== '["campaign_id","stat_time_day"]')
    throw new TiktokError(40_002, 'dimensions: not a valid combination');
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (!(days >= 1 && days <= MAX_DAYS))
    throw new TiktokError(40_002, `The time span must be 1 to ${MAX_DAYS} days`);
  const rows = figures
    .filter(({ date }) => date >= from && date <= to)
    .map(({ campaign_id, date, ...said }) => ({
      dimensions: { campaign_id, stat_time_day: `${date} 00:00:00` },
      metrics: { ...said, campaign_name: campaigns.get(campaign_id)?.campaign_name },
    }));
  const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 10)];
  return {
    list: rows.slice((page - 1) * size, page * size),
    page_info: {
      page,
      page_size: size,
      total_number: rows.length,
      total_page: Math.ceil(rows.length / size),
    },
  };
}
