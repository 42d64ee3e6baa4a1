import { createServer, type IncomingMessage, type Server } from 'node:http';

import { createConsent, type SandboxConsent } from './sandboxConsent.ts';
import { respond, type SandboxAnswer } from './serveJson.ts';

type Json = Readonly<Record<string, unknown>>;

/** A campaign as the sandbox has it; amounts are Facebook's. */
export interface SandboxCampaign {
  id: string;
  account_id: string;
  name: string;
  status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED';
  /** Text, as they send it; undefined: its ad sets have theirs. */
  daily_budget?: string;
}

/** What a campaign spent and showed on a day of its account. */
export interface SandboxFigures {
  campaign_id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** Texts, as they send them: whole units of the account's currency with a point. */
  spend: string;
  impressions: string;
  clicks: string;
}

/** What goes wrong at the next change: `isDone` does it and loses the answer. */
type Fault = { error: Json; status?: number } | { isDone: boolean };

/** A Facebook of one's own: checks token, fields and amounts as the Graph API does, limits calls and loses answers on wish. */
export interface AdsSandbox {
  url: string;
  campaigns: Map<string, SandboxCampaign>;
  /** What `insights` tells of them. */
  figures: SandboxFigures[];
  /** Every call, the wrong ones too. */
  calls: { method: string; path: string; body: string }[];
  consent: SandboxConsent;
  fail(fault: Fault): void;
  close(): Promise<void>;
}

export const SANDBOX_TOKEN = 'EAAB-sandbox-token-0001';
export const SANDBOX_APP = { id: '1009900000000001', secret: 'facebook-sandbox-secret-0001' };
export const SANDBOX_ACCOUNT = 'act_1093348810';
/** The least that a day may cost, in the account's own count. */
export const LEAST_BUDGET = 25_000;

/** Those of the demo company. */
const CAMPAIGNS: readonly SandboxCampaign[] = ['23851', '23852', '23853'].map((id) => ({
  id,
  account_id: SANDBOX_ACCOUNT.replace('act_', ''),
  name: `Campaign ${id}`,
  status: 'ACTIVE',
  daily_budget: '800000',
}));

class GraphError extends Error {
  readonly facts: Json;
  constructor(code: number, message: string, more: Json = {}) {
    super(message);
    this.facts = { message, type: 'OAuthException', code, ...more, fbtrace_id: 'AbCdEfGh' };
  }
}

/** Starts a sandbox; port 0 takes a free one. */
export async function startSandbox(port = 0): Promise<AdsSandbox> {
  const campaigns = new Map(CAMPAIGNS.map((one) => [one.id, { ...one }]));
  const calls: AdsSandbox['calls'] = [];
  const figures: SandboxFigures[] = [];
  const faults: Fault[] = [];

  const consent = createConsent(SANDBOX_APP, {
    page: '/v23.0/dialog/oauth',
    app: 'client_id',
    code: 'code',
    needs: { response_type: 'code', scope: 'ads_management,ads_read' },
  });

  async function answer(request: IncomingMessage): Promise<SandboxAnswer> {
    const url = new URL(request.url ?? '/', 'http://sandbox');
    const body = await readText(request);
    const method = request.method ?? 'GET';
    calls.push({ method, path: url.pathname, body });
    const page = consent.page(url.pathname, url.searchParams);
    if (page) return page;
    try {
      if (url.pathname === '/v23.0/oauth/access_token')
        return { status: 200, value: giveToken(new URLSearchParams(body), consent) };
      checkToken(request);
      if (url.pathname === '/v23.0/me/adaccounts') return { status: 200, value: ACCOUNTS };
      const account = /^\/v\d+\.\d+\/act_(\d+)\/insights$/.exec(url.pathname)?.[1];
      if (method === 'GET' && account !== undefined)
        return { status: 200, value: printInsights({ account, campaigns, figures }, url.searchParams) };
      const campaign = find(campaigns, url.pathname);
      if (method === 'GET') return { status: 200, value: pick(campaign, url.searchParams.get('fields')) };
      const fault = faults.shift();
      if (fault && 'error' in fault) return { status: fault.status ?? 400, value: { error: fault.error } };
      if (!fault || fault.isDone) change(campaign, request, new URLSearchParams(body));
      return fault ? { status: 504, value: {} } : { status: 200, value: { success: true } };
    } catch (error) {
      if (!(error instanceof GraphError)) throw error;
      return { status: 400, value: { error: error.facts } };
    }
  }

  const server = createServer((request, response) => {
    void answer(request).then((said) => respond(response, said));
  });
  const url = await listen(server, port);
  return {
    url,
    campaigns,
    figures,
    calls,
    consent,
    fail: (fault) => void faults.push(fault),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const ACCOUNTS: Json = {
  data: [
    {
      id: SANDBOX_ACCOUNT,
      account_id: SANDBOX_ACCOUNT.replace('act_', ''),
      name: 'Hoa Mai Facebook Ads',
      currency: 'VND',
      timezone_name: 'Asia/Ho_Chi_Minh',
    },
  ],
  paging: { cursors: { before: 'a', after: 'b' } },
};

/** What a code becomes, and what that is changed for; they count in seconds. */
const SHORT_TOKEN = 'EAAB-sandbox-short-0001';
const SHORT_SECONDS = 5_400;
const LONG_SECONDS = 60 * 86_400;

function giveToken(form: URLSearchParams, consent: SandboxConsent): Json {
  const app = { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  if (form.get('grant_type') === 'fb_exchange_token') {
    const isRight =
      form.get('fb_exchange_token') === SHORT_TOKEN &&
      app.id === SANDBOX_APP.id &&
      app.secret === SANDBOX_APP.secret;
    if (isRight) return { access_token: SANDBOX_TOKEN, token_type: 'bearer', expires_in: LONG_SECONDS };
    throw new GraphError(1, 'Error validating application.');
  }
  if (!consent.spend(form.get('code'), app, form.get('redirect_uri') ?? ''))
    throw new GraphError(100, 'Invalid verification code format or redirect_uri.', { error_subcode: 36_009 });
  return { access_token: SHORT_TOKEN, token_type: 'bearer', expires_in: SHORT_SECONDS };
}

function checkToken({ headers }: IncomingMessage): void {
  if (headers.authorization !== `Bearer ${SANDBOX_TOKEN}`)
    throw new GraphError(190, 'Error validating access token: Session has expired', { error_subcode: 463 });
}

function find(campaigns: ReadonlyMap<string, SandboxCampaign>, path: string): SandboxCampaign {
  const [, id = ''] = /^\/v\d+\.\d+\/([^/]+)$/.exec(path) ?? [];
  const campaign = campaigns.get(decodeURIComponent(id));
  if (!campaign)
    throw new GraphError(
      100,
      `Unsupported request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions`,
      { error_subcode: 33 },
    );
  return campaign;
}

/** They give only what is asked for, and the id. */
function pick(campaign: SandboxCampaign, fields: string | null): Json {
  const facts: Json = { ...campaign, effective_status: campaign.status };
  const names = ['id', ...(fields ?? '').split(',').filter(Boolean)];
  return Object.fromEntries(
    names.flatMap((name) => (facts[name] === undefined ? [] : [[name, facts[name]]])),
  );
}

/** `insights` of an account by campaign and day, a page of them; only days on which something was shown or spent. */
function printInsights(
  {
    account,
    campaigns,
    figures,
  }: Pick<AdsSandbox, 'figures'> & { account: string; campaigns: ReadonlyMap<string, SandboxCampaign> },
  asked: URLSearchParams,
): Json {
  const { since, until } = readRange(asked.get('time_range'));
  if (asked.get('level') !== 'campaign' || asked.get('time_increment') !== '1')
    throw new GraphError(100, 'Invalid parameter');
  const rows = figures
    .filter(({ campaign_id }) => campaigns.get(campaign_id)?.account_id === account)
    .filter(({ date }) => date >= since && date <= until)
    .map(({ date, ...row }) => ({
      ...row,
      campaign_name: campaigns.get(row.campaign_id)?.name,
      date_start: date,
      date_stop: date,
    }));
  const begin = Number(asked.get('after') ?? 0);
  const end = begin + Number(asked.get('limit') ?? 25);
  const cursors = { before: String(begin), after: String(end) };
  return {
    data: rows.slice(begin, end),
    // A link with the token in it, which nobody should follow.
    paging: { cursors, ...(end < rows.length && { next: 'https://graph.facebook.com/next' }) },
  };
}

function readRange(text: string | null): { since: string; until: string } {
  try {
    const { since, until } = JSON.parse(text ?? '') as { since: string; until: string };
    if ([since, until].every((day) => /^\d{4}-\d\d-\d\d$/.test(day)) && since <= until)
      return { since, until };
  } catch {
    // Said below.
  }
  throw new GraphError(100, '(#100) time_range must be a range of days', { error_subcode: 1_487_534 });
}

/** Of the last `days` days until `today`, for whoever tries it out. */
export const sampleFigures = (today: Date, days = 7): SandboxFigures[] =>
  CAMPAIGNS.flatMap(({ id }, at) =>
    Array.from({ length: days }, (_, ago) => ({
      campaign_id: id,
      date: new Date(today.getTime() - ago * 86_400_000).toISOString().slice(0, 10),
      spend: String(700_000 - 20_000 * ago + 50_000 * at),
      impressions: String(9_000 + 300 * ago),
      clicks: String(240 + 7 * ago),
    })),
  );

function change(campaign: SandboxCampaign, { headers }: IncomingMessage, form: URLSearchParams): void {
  if (headers['content-type'] !== 'application/x-www-form-urlencoded' || form.size === 0)
    throw new GraphError(100, 'Invalid parameter');
  if (campaign.status === 'ARCHIVED')
    throw new GraphError(100, 'Invalid parameter', {
      error_subcode: 1_487_564,
      error_user_msg: 'An archived campaign can only be renamed or deleted.',
    });
  const [status, budget] = [form.get('status'), form.get('daily_budget')];
  if (status !== null && status !== 'ACTIVE' && status !== 'PAUSED')
    throw new GraphError(100, '(#100) Param status must be one of {ACTIVE, PAUSED, DELETED, ARCHIVED}');
  if (budget !== null) checkBudget(campaign, budget);
  if (status) campaign.status = status;
  if (budget !== null) campaign.daily_budget = budget;
}

function checkBudget({ daily_budget }: SandboxCampaign, budget: string): void {
  if (daily_budget === undefined || !/^\d+$/.test(budget)) throw new GraphError(100, 'Invalid parameter');
  if (Number(budget) < LEAST_BUDGET)
    throw new GraphError(100, 'Invalid parameter', {
      error_subcode: 1_885_272,
      error_user_msg: `Your budget must be at least ${LEAST_BUDGET} a day.`,
    });
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const listen = (server: Server, port: number): Promise<string> =>
  new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      done(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`);
    });
  });
