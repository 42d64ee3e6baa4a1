import { randomBytes } from 'node:crypto';
import { toContentPolicy } from './securityHeaders.ts';

/** Places in `index.html` that are filled when it is served. */
export const NONCE_PLACE = '__CSP_NONCE__';
const KEY_PLACE = '__CLIENT_KEY__';
const API_PLACE = '__API_BASE__';
const DEMO_PLACE = '__DEMO__';
const MAIL_PLACE = '__SENDS_MAIL__';
const CONTACT_PLACE = '__PROVIDER_CONTACT__';
const KEPT_PLACE = '__DATA_KEPT_DAYS__';

export interface PageSettings {
  clientKey: string;
  apiBase: string;
  /** The demo company is loaded: the login may show its accounts. */
  isDemo: boolean;
  /** E-mail leaves: the outbox shows how. */
  sendsMail?: boolean | undefined;
  isDev: boolean;
  /** How the provider is reached. */
  providerContact?: string | undefined;
  /** Days for which data is kept after the licence. */
  keptDays?: number | undefined;
}

export interface Page {
  html: string;
  contentPolicy: string;
}

/** The page with client key, API address and a fresh nonce put in, and the policy that goes with it. */
export function createPage(template: string, settings: PageSettings): Page {
  const { clientKey, apiBase, isDemo, sendsMail, isDev, providerContact = '', keptDays = '' } = settings;
  const nonce = randomBytes(16).toString('base64');
  const html = template
    .replaceAll(NONCE_PLACE, nonce)
    .replaceAll(KEY_PLACE, clientKey)
    .replaceAll(API_PLACE, apiBase)
    .replaceAll(DEMO_PLACE, isDemo ? '1' : '0')
    .replaceAll(MAIL_PLACE, sendsMail ? '1' : '0')
    .replaceAll(KEPT_PLACE, String(keptDays))
    .replaceAll(CONTACT_PLACE, () => escapeHtml(providerContact));
  return { html, contentPolicy: toContentPolicy(nonce, apiBase, { isDev }) };
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);
