import type { SandboxFigures } from './sandbox.ts';
import { createConsent, type SandboxConsent } from './sandboxConsent.ts';
import { serveJson, type JsonServer, type SandboxCall } from './serveJson.ts';

type Json = Readonly<Record<string, unknown>>;
interface Answer {
  status: number;
  value: unknown;
}

/** A campaign as Google has it: amounts are millionths, as texts. */
export interface GoogleCampaign {
  id: string;
  name: string;
  status: 'ENABLED' | 'PAUSED';
  amountMicros: string;
  /** Several campaigns spend it. */
  isShared?: boolean;
}

export interface GoogleSandbox extends JsonServer {
  campaigns: Map<string, GoogleCampaign>;
  figures: SandboxFigures[];
  consent: SandboxConsent;
  /** Answered to the next call of an account. */
  fail(status: number, name: string, message: string): void;
}

const SECRETS = {
  developer_token: 'google-sandbox-developer-0001',
  client_id: 'sandbox.apps.googleusercontent.com',
  client_secret: 'google-sandbox-secret-0001',
  refresh_token: '1//google-sandbox-refresh-0001',
};
/** The lines of `google-ads.yaml` that it takes. */
export const GOOGLE_TOKEN = Object.entries(SECRETS)
  .map(([key, value]) => `${key}: ${value}`)
  .join('\n');
export const GOOGLE_APP = {
  id: SECRETS.client_id,
  secret: SECRETS.client_secret,
  developerToken: SECRETS.developer_token,
};
export const GOOGLE_ACCOUNT = '441-208-7712';
const CUSTOMER = GOOGLE_ACCOUNT.replaceAll('-', '');
const ACCESS = 'ya29.google-sandbox-access-0001';
/** The least that a day may cost, in millionths. */
const LEAST_MICROS = 1_000_000;

const toError = (code: number, status: string, message: string): Answer => ({
  status: code,
  value: {
    error: {
      code,
      status,
      message: 'Request contains an invalid argument.',
      details: [{ errors: [{ message }] }],
    },
  },
});

/** A Google of one's own: changes the refresh token for another, checks it and the developer's, and reads the queries that we send. */
export async function startGoogle(port = 0): Promise<GoogleSandbox> {
  const campaigns = new Map<string, GoogleCampaign>(
    ['2201', '2202'].map((id) => [
      id,
      { id, name: `Campaign ${id}`, status: 'ENABLED', amountMicros: '40000000' },
    ]),
  );
  const figures: SandboxFigures[] = [];
  const faults: Answer[] = [];
  const needs = {
    response_type: 'code',
    access_type: 'offline',
    scope: 'https://www.googleapis.com/auth/adwords',
  };
  const dialect = { page: '/o/oauth2/v2/auth', app: 'client_id', code: 'code', needs };
  const consent = createConsent(GOOGLE_APP, dialect);
  const server = await serveJson(port, (call) => {
    const page = consent.page(call.path, call.query);
    if (page) return page;
    if (call.path === '/token') return exchange(new URLSearchParams(call.body), consent);
    return faults.shift() ?? checkCall(call) ?? answer(call, { campaigns, figures });
  });
  return {
    ...server,
    campaigns,
    figures,
    consent,
    fail: (status, name, message) => void faults.push(toError(status, name, message)),
  };
}

function exchange(form: URLSearchParams, consent: SandboxConsent): Answer {
  if (form.get('grant_type') === 'authorization_code') return giveTokens(form, consent);
  const { developer_token: _, ...needed } = SECRETS;
  const isRight = Object.entries({ grant_type: 'refresh_token', ...needed }).every(
    ([key, value]) => form.get(key) === value,
  );
  if (isRight)
    return { status: 200, value: { access_token: ACCESS, expires_in: 3599, token_type: 'Bearer' } };
  const error_description = 'Token has been expired or revoked.';
  return { status: 400, value: { error: 'invalid_grant', error_description } };
}

function giveTokens(form: URLSearchParams, consent: SandboxConsent): Answer {
  const app = { id: form.get('client_id') ?? '', secret: form.get('client_secret') ?? '' };
  if (!consent.spend(form.get('code'), app, form.get('redirect_uri') ?? ''))
    return { status: 400, value: { error: 'invalid_grant', error_description: 'Bad Request' } };
  const { refresh_token } = SECRETS;
  return {
    status: 200,
    value: { access_token: ACCESS, refresh_token, expires_in: 3599, token_type: 'Bearer' },
  };
}

function checkCall({ headers, path }: SandboxCall): Answer | undefined {
  if (headers.authorization !== `Bearer ${ACCESS}`)
    return toError(401, 'UNAUTHENTICATED', 'Invalid access token.');
  if (headers['developer-token'] !== SECRETS.developer_token)
    return toError(403, 'PERMISSION_DENIED', 'The developer token is not valid.');
  if (path !== '/v21/customers:listAccessibleCustomers' && !path.startsWith(`/v21/customers/${CUSTOMER}/`))
    return toError(403, 'PERMISSION_DENIED', "User doesn't have permission to access customer.");
  return undefined;
}

type Stock = Pick<GoogleSandbox, 'campaigns' | 'figures'>;

function answer({ path, body }: SandboxCall, stock: Stock): Answer {
  if (path.endsWith(':listAccessibleCustomers'))
    return { status: 200, value: { resourceNames: [`customers/${CUSTOMER}`] } };
  const facts = JSON.parse(body) as Json;
  if (path.endsWith('/googleAds:searchStream')) return search(String(facts['query']), stock);
  const [, what = ''] = /\/(campaigns|campaignBudgets):mutate$/.exec(path) ?? [];
  const [operation] = facts['operations'] as { updateMask: string; update: Record<string, string> }[];
  const update = operation?.update ?? {};
  const campaign = stock.campaigns.get(update['resourceName']?.split('/').at(-1) ?? '');
  if (!campaign) return toError(400, 'INVALID_ARGUMENT', 'Resource was not found.');
  if (what === 'campaigns' && operation?.updateMask === 'status') {
    campaign.status = update['status'] === 'ENABLED' ? 'ENABLED' : 'PAUSED';
  } else if (what === 'campaignBudgets' && operation?.updateMask === 'amount_micros') {
    if (Number(update['amountMicros']) < LEAST_MICROS) return toError(400, 'INVALID_ARGUMENT', 'Too low.');
    campaign.amountMicros = update['amountMicros'] ?? '';
  } else return toError(400, 'INVALID_ARGUMENT', 'Unknown field mask.');
  return { status: 200, value: { results: [{ resourceName: update['resourceName'] }] } };
}

const ABOUT = {
  customer: {
    resourceName: `customers/${CUSTOMER}`,
    id: CUSTOMER,
    descriptiveName: 'Hoa Mai Google Ads',
    currencyCode: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    manager: false,
  },
};

/** A stream is a list of parts; two rows a part, so that whoever reads it reads on. */
function search(query: string, { campaigns, figures }: Stock): Answer {
  if (query.endsWith(' FROM customer')) return { status: 200, value: [{ results: [ABOUT] }] };
  const [, id] = /WHERE campaign\.id = (\d+)$/.exec(query) ?? [];
  const [, from, to] =
    /segments\.date BETWEEN '(\d{4}-\d\d-\d\d)' AND '(\d{4}-\d\d-\d\d)'$/.exec(query) ?? [];
  if (id === undefined && (from === undefined || to === undefined))
    return { status: 400, value: [toError(400, 'INVALID_ARGUMENT', `Error in query: ${query}`).value] };
  const rows: unknown[] =
    id === undefined
      ? figures
          .filter(({ date }) => date >= (from ?? '') && date <= (to ?? ''))
          .map((row) => print(row, campaigns))
      : [...campaigns.values()].filter((one) => one.id === id).map(printCampaign);
  const parts = Array.from({ length: Math.ceil(rows.length / 2) }, (_, index) => ({
    results: rows.slice(index * 2, index * 2 + 2),
    requestId: 'sandbox',
  }));
  return { status: 200, value: parts };
}

function print(
  { campaign_id, date, spend, impressions, clicks }: SandboxFigures,
  campaigns: Stock['campaigns'],
) {
  return {
    campaign: {
      resourceName: `customers/${CUSTOMER}/campaigns/${campaign_id}`,
      id: campaign_id,
      name: campaigns.get(campaign_id)?.name,
    },
    segments: { date },
    metrics: { costMicros: String(Math.round(Number(spend) * 1_000_000)), impressions, clicks },
  };
}

const printCampaign = ({ id, status, amountMicros, isShared = false }: GoogleCampaign) => ({
  campaign: {
    resourceName: `customers/${CUSTOMER}/campaigns/${id}`,
    id,
    status,
    primaryStatus: status === 'ENABLED' ? 'ELIGIBLE' : 'PAUSED',
  },
  campaignBudget: {
    resourceName: `customers/${CUSTOMER}/campaignBudgets/${id}`,
    amountMicros,
    explicitlyShared: isShared,
  },
});
