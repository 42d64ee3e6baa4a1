import { randomBytes } from 'node:crypto';

/** The app of a company at a sandbox, with the words by which the platform calls it. */
export interface SandboxConsentApp {
  id: string;
  secret: string;
}

export interface SandboxConsentDialect {
  /** Path of the page where people agree. */
  page: string;
  /** What stands for the app and for the code in addresses. */
  app: string;
  code: string;
  /** What must stand there as well, as the kind of answer and what is asked for. */
  needs?: Readonly<Record<string, string>>;
}

/** What came of a page: HTML, or where the browser goes. */
export interface SandboxPage {
  status: number;
  html: string;
}

export interface SandboxConsent {
  /** The page where somebody agrees; undefined: another address. */
  page(path: string, query: URLSearchParams): SandboxPage | undefined;
  /** Agrees as somebody would by a press, and gives what he comes back with. */
  agree(address: string): Record<string, string>;
  /** Whether a code is good, for this app and way back; it is good once. */
  spend(code: string | null, app: Partial<SandboxConsentApp>, redirect?: string): boolean;
}

/** Where people agree at a platform: checks app and way back, and gives codes that are good once. */
export function createConsent(app: SandboxConsentApp, dialect: SandboxConsentDialect): SandboxConsent {
  const codes = new Map<string, string>();

  function agree(query: URLSearchParams): URL {
    const wrong = wrongOf(query, app, dialect);
    if (wrong) throw new Error(wrong);
    const back = new URL(query.get('redirect_uri') ?? '');
    const code = randomBytes(12).toString('hex');
    codes.set(code, back.href);
    back.searchParams.set(dialect.code, code);
    back.searchParams.set('state', query.get('state') ?? '');
    return back;
  }

  return {
    page(path, query) {
      if (path !== dialect.page) return undefined;
      const wrong = wrongOf(query, app, dialect);
      if (wrong) return { status: 400, html: `<p>${wrong}</p>` };
      const no = new URL(query.get('redirect_uri') ?? '');
      no.searchParams.set('error', 'access_denied');
      no.searchParams.set('error_description', 'Permissions error');
      no.searchParams.set('state', query.get('state') ?? '');
      return {
        status: 200,
        html: `<h1>Sandbox</h1><p><a href="${escape(agree(query))}">Agree</a></p><p><a href="${escape(no)}">Refuse</a></p>`,
      };
    },
    agree: (address) => Object.fromEntries(agree(new URL(address).searchParams).searchParams),
    spend(code, { id, secret }, redirect) {
      const known = codes.get(code ?? '');
      if (known === undefined || id !== app.id || secret !== app.secret) return false;
      if (redirect !== undefined && redirect !== known) return false;
      return codes.delete(code ?? '');
    },
  };
}

function wrongOf(
  query: URLSearchParams,
  { id }: SandboxConsentApp,
  { app, needs = {} }: SandboxConsentDialect,
): string | undefined {
  if (query.get(app) !== id) return `Invalid ${app}`;
  if (!query.get('state')) return 'state is missing';
  const back = query.get('redirect_uri') ?? '';
  if (!URL.canParse(back) || new URL(back).search !== '') return 'redirect_uri is not registered';
  const [lacking] = Object.entries(needs).find(([name, value]) => query.get(name) !== value) ?? [];
  return lacking && `Invalid ${lacking}`;
}

const escape = (url: URL): string => url.href.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
