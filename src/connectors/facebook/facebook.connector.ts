import {
  PageError,
  type GrantedPage,
  type PageCall,
  type PageFailure,
  type PagePort,
} from '#contract/socialPages.ts';
import {
  ask,
  askRows,
  GraphError,
  isFacts,
  toText,
  type Facts,
  type GraphCall,
  type GraphFailure,
} from '../graph/graph.ts';
import { answers, exchangeCode, toDialogUrl } from '../graph/login.ts';
import { isSigned, readEvents } from './events.ts';

/* Pages of Facebook: whoever agrees chooses the pages there; by his token each page gives one that does not end by itself. */

/** Read which pages there are, answer messages and comments, hear what happens. */
export const SCOPE =
  'pages_show_list,pages_messaging,pages_manage_metadata,pages_read_engagement,pages_read_user_content,pages_manage_engagement';

/** What the app is told of: messages, what we wrote ourselves elsewhere, what was read, and comments. */
export const EVENTS = 'messages,message_echoes,message_deliveries,message_reads,messaging_postbacks,feed';

const PAGE = 100;
/** Pages of pages: more than anybody looks after. */
const MAX_PAGES = 20;

const REASONS: Readonly<Record<GraphFailure, PageFailure>> = {
  token: 'token',
  right: 'refused',
  refused: 'refused',
  passing: 'down',
};

/** Does what asks the Graph API. */
const asPages = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof GraphError ? new PageError(REASONS[error.reason], error.message) : error;
  });

const by = ({ http, app }: PageCall, token: string): GraphCall => ({
  http,
  url: app.url,
  token,
  secret: app.secret,
});

/** The app asks by itself. */
const byApp = ({ http, app }: Pick<PageCall, 'http' | 'app'>): GraphCall => ({
  http,
  url: app.url,
  token: `${app.id}|${app.secret}`,
});

/** Pages of Facebook. */
export const facebook: PagePort = {
  // Asked again, so that other pages can be chosen than the last time.
  toConsentUrl: (app, back) => toDialogUrl(app, back, { scope: SCOPE, auth_type: 'rerequest' }),
  ...answers,
  async exchange(call, grant) {
    const { token } = await asPages(exchangeCode(call.http, call.app, grant));
    const edge = {
      path: ['me', 'accounts'],
      query: { fields: 'id,name,access_token,tasks', limit: String(PAGE) },
    };
    const { rows } = await asPages(askRows(by(call, token), edge, MAX_PAGES));
    return { pages: rows.filter(isFacts).map(toPage), expiresAt: await readEnd(call, token) };
  },
  async subscribe(call, { code, token }) {
    const form = { subscribed_fields: EVENTS };
    const facts = await asPages(ask(by(call, token), { path: [code, 'subscribed_apps'], form }));
    if (facts['success'] !== true) throw new PageError('refused', 'Facebook does not send what happens');
  },
  async unsubscribe(call, { code, token }) {
    await asPages(ask(by(call, token), { path: [code, 'subscribed_apps'], isDelete: true }));
  },
  async sendSample({ http, app }, { code }) {
    const form = {
      object: 'page',
      object_id: code,
      field: 'feed',
      custom_fields: JSON.stringify({ page_id: code }),
    };
    const path = [app.id, 'subscriptions_sample'];
    await asPages(ask(byApp({ http, app }), { path, form, isOnce: true }));
  },
  async readName(call, { token }, person) {
    const query = { fields: 'name' };
    return toText((await asPages(ask(by(call, token), { path: [person], query })))['name']) || null;
  },
  async readPost(call, { token }, post) {
    const query = { fields: 'message,permalink_url,created_time' };
    const facts = await asPages(ask(by(call, token), { path: [post], query }));
    const at = Date.parse(toText(facts['created_time']));
    if (Number.isNaN(at)) return null;
    return {
      text: toText(facts['message']) || null,
      link: toText(facts['permalink_url']) || null,
      at: new Date(at).toISOString(),
    };
  },
  async hide(call, { token }, comment) {
    await asPages(ask(by(call, token), { path: [comment], form: { is_hidden: 'true' } }));
  },
  isSigned,
  readEvents,
};

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
  const question = { path: ['debug_token'], query: { input_token: token } };
  const facts = await asPages(ask(byApp(call), question));
  const data = isFacts(facts['data']) ? facts['data'] : {};
  const seconds = Number(data['data_access_expires_at'] ?? 0);
  return seconds > 0 ? new Date(seconds * 1000) : null;
}
