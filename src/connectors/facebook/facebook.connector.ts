import { PageError, type GrantedPage, type PageCall, type PagePort } from '#contract/socialPages.ts';
import { ask, isFacts, toText, VERSION, type Facts } from './graph.ts';

/* Facebook Login for pages: whoever agrees chooses the pages there; the code becomes a token of an hour or two, that one of some sixty
 * days, and by it each page gives one that does not end by itself. */

const DIALOG = 'https://www.facebook.com';

/** Read which pages there are, answer messages and comments, hear what happens. */
export const SCOPE =
  'pages_show_list,pages_messaging,pages_manage_metadata,pages_read_engagement,pages_read_user_content,pages_manage_engagement';

/** What the app is told of: messages, what we wrote ourselves elsewhere, what was read, and comments. */
export const EVENTS = 'messages,message_echoes,message_deliveries,message_reads,messaging_postbacks,feed';

const PAGE = 100;
/** Pages of pages: more than anybody looks after. */
const MAX_PAGES = 20;

/** Pages of Facebook. */
export const facebook: PagePort = {
  toConsentUrl({ id, url: own }, { redirect, state }) {
    const url = new URL(`/${VERSION}/dialog/oauth`, own ?? DIALOG);
    // Asked again, so that other pages can be chosen than the last time.
    const query = {
      client_id: id,
      redirect_uri: redirect,
      state,
      response_type: 'code',
      scope: SCOPE,
      auth_type: 'rerequest',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url.href;
  },
  readCode: ({ code }) => code || null,
  readRefusal: ({ error_description, error_reason, error }) =>
    error_description ?? error_reason ?? error ?? '–',
  async exchange(call, { code, redirect }) {
    const short = await takeToken(call, { redirect_uri: redirect, code });
    const token = await takeToken(call, { grant_type: 'fb_exchange_token', fb_exchange_token: short });
    return { pages: await listPages(call, token), expiresAt: await readEnd(call, token) };
  },
  async subscribe(call, { code, token }) {
    const facts = await ask(call, {
      path: [code, 'subscribed_apps'],
      token,
      form: { subscribed_fields: EVENTS },
    });
    if (facts['success'] !== true) throw new PageError('refused', 'Facebook does not send what happens');
  },
};

/** The app's secret goes in the body: addresses are written into logs of what lies between. */
async function takeToken(call: PageCall, grant: Readonly<Record<string, string>>): Promise<string> {
  const form = { client_id: call.app.id, client_secret: call.app.secret, ...grant };
  const facts = await ask(call, { path: ['oauth', 'access_token'], form, isOnce: true });
  const token = toText(facts['access_token']);
  if (token === '') throw new PageError('down', 'Facebook gave no token');
  return token;
}

async function listPages(call: PageCall, token: string): Promise<readonly GrantedPage[]> {
  const found: GrantedPage[] = [];
  let after: string | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const query = {
      fields: 'id,name,access_token,tasks',
      limit: String(PAGE),
      ...(after !== undefined && { after }),
    };
    const facts = await ask(call, { path: ['me', 'accounts'], token, query });
    found.push(...(Array.isArray(facts['data']) ? facts['data'].filter(isFacts).map(toPage) : []));
    const paging = isFacts(facts['paging']) ? facts['paging'] : {};
    const cursors = isFacts(paging['cursors']) ? paging['cursors'] : {};
    after = paging['next'] === undefined ? undefined : toText(cursors['after']) || undefined;
    if (after === undefined) return found;
  }
  return found;
}

/** Who may not write messages for a page has no token of it that would do. */
function toPage(row: Facts): GrantedPage {
  const tasks = Array.isArray(row['tasks']) ? row['tasks'] : [];
  const isAnswering = tasks.includes('MESSAGING');
  return {
    code: toText(row['id']),
    name: toText(row['name']),
    token: isAnswering ? toText(row['access_token']) : '',
  };
}

/** Tokens of pages do not end by themselves; what they may read does, some ninety days after somebody agreed. */
async function readEnd(call: PageCall, token: string): Promise<Date | null> {
  const facts = await ask(call, { path: ['debug_token'], query: { input_token: token } });
  const data = isFacts(facts['data']) ? facts['data'] : {};
  const seconds = Number(data['data_access_expires_at'] ?? 0);
  return seconds > 0 ? new Date(seconds * 1000) : null;
}
