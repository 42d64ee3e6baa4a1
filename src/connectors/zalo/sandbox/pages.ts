import { grant, type SandboxState } from './state.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.6 system-ui;max-width:720px;margin:40px auto;padding:0 16px}</style>
<h1>${title}</h1>${body}`;

const toBack = (redirect: string, answer: Readonly<Record<string, string>>): string => {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
};

/** Where somebody agrees for an account, or does not. */
export function consentPage(state: SandboxState, query: Readonly<Record<string, string>>): string {
  const { appId, callbackUrl } = state.settings;
  const { app_id, redirect_uri = '', code_challenge = '', state: word = '' } = query;
  if (app_id !== appId) return page('Zalo sandbox', '<p>Error -14002: app is invalid.</p>');
  const isKnown = callbackUrl === '' || redirect_uri === callbackUrl;
  if (!isKnown || !URL.canParse(redirect_uri))
    return page('Zalo sandbox', '<p>Error -14003: redirect_uri is invalid.</p>');
  const links = [...state.oas.values()].map((oa) => {
    const code = grant(state, oa, code_challenge);
    const back = toBack(redirect_uri, { code, oa_id: oa.id, state: word });
    return `<li><a href="${escape(back)}">Cho phép với OA ${escape(oa.name)} (${oa.id})</a></li>`;
  });
  const no = toBack(redirect_uri, {
    error: '-14010',
    error_description: 'Người quản trị OA không đồng ý.',
    state: word,
  });
  return page(
    'Zalo sandbox: cấp quyền OA',
    `<ul>${links.join('')}<li><a href="${escape(no)}">Từ chối</a></li></ul>`,
  );
}
