import { ask, checkErrorShape, expectStatus } from '../Checks.ts';
import type { Contract } from '../Contract.ts';

const SESSION = [
  'customer',
  'permissions',
  'warehouses',
  'pos',
  'display_name',
  'identity_id',
  'notify',
  'auth_key',
];

/** Health, the description, who is let in, errors, and what belongs to an account. */
export async function checkService({ checks, api, account, schemas, openApi }: Contract): Promise<void> {
  const own = account.api;
  await checks.check('GET /health', async () => {
    const reply = await api.with({ clientKey: '' }).get('/health');
    const { status, database, version } = reply.json;
    return [
      ...expectStatus(reply, 200),
      ...ask(status === 'ok' && Boolean(database) && Boolean(version), `says ${reply.text.slice(0, 120)}`),
    ];
  });
  await checks.check('GET /openapi.json names every call of the schemas', () =>
    callsOf(schemas)
      .filter(([method, path]) => !openApi.has(method, path))
      .map(([method, path]) => `${method} ${path} is missing`),
  );
  await checks.check('401 without a session, with a dead one, with a wrong client key', async () => {
    const replies = [
      await api.post('/me'),
      await api.with({ token: 'a-token-that-nobody-has' }).post('/me'),
      await own.with({ clientKey: 'wrong-key' }).post('/me'),
    ];
    return replies.flatMap((reply) => expectStatus(reply, 401));
  });
  await checks.check('POST /me', async () => {
    const reply = await own.post('/me');
    const missing = SESSION.filter((name) => !(name in reply.json));
    return [...expectStatus(reply, 200), ...missing.map((name) => `has no "${name}"`)];
  });
  await checks.check('400 for what is no JSON, 404 for an unknown address', async () => [
    ...expectStatus(await own.send('POST', '/me', '{"a":'), 400),
    ...expectStatus(await own.get('/no-such-call'), 404),
  ]);
  await checks.check('errors are in the language of the request', async () => {
    const texts = await Promise.all(
      ['vi', 'en', 'zh'].map(
        async (language) => (await api.with({ language }).post('/me')).json['error'] as { message?: string },
      ),
    );
    return ask(
      new Set(texts.map((error) => error?.message)).size === 3,
      'the same words in several languages',
    );
  });
  await checks.check('POST /notifications', async () => {
    const reply = await own.post('/notifications', { type: 4, status: 0 });
    return [
      ...expectStatus(reply, 200),
      ...ask(
        Array.isArray(reply.json['rows']) && typeof reply.json['total'] === 'number',
        'has no rows or total',
      ),
    ];
  });
  await checks.check('GET /sessions', async () => expectStatus(await own.get('/sessions'), 200));
  await checks.check('a login with a wrong password', async () => {
    const reply = await api.post('/login', { username: `nobody-${Date.now()}`, password: 'wrong-password' });
    return [
      ...ask(reply.status >= 400 && reply.status < 500, `answers ${reply.status}`),
      ...checkErrorShape(reply),
    ];
  });
}

/** Calls that the schemas describe. */
function callsOf(schemas: Contract['schemas']): [method: string, path: string][] {
  const post = (path: string | undefined): [string, string][] => (path ? [['POST', path]] : []);
  return [
    ...schemas.lists.flatMap(({ urls }) => [...post(urls.list), ...post(urls.count), ...post(urls.download)]),
    ...schemas.reports.flatMap(({ url }) => post(url)),
    ...schemas.imports.flatMap(({ url }) => post(url)),
    ...[...schemas.entities.values()].flatMap((entity) =>
      (entity['x-calls'] ?? []).flatMap(({ url }) => post(url)),
    ),
    ...schemas.workflows.flatMap(({ entity, transitions }) =>
      transitions.flatMap(({ key, automatic }) => (automatic ? [] : post(`/${entity}/{id}/${key}`))),
    ),
    ...schemas.pages.flatMap(({ lookup }) => [...post(lookup?.url), ...post(lookup?.activate?.url)]),
  ];
}
