import type { Api } from '../../support/Api.ts';
import { ask, expectStatus, type Checks } from '../Checks.ts';

/** Signing in, being somebody, and out again: the token is dead then. */
export async function checkAccount(
  checks: Checks,
  api: Api,
  username: string,
  password: string,
): Promise<void> {
  await checks.check(`POST /login, /me, /logout as ${username}`, async () => {
    const login = await api.post('/login', { username, password });
    const { token, expires_at } = login.json;
    if (typeof token !== 'string') return [...expectStatus(login, 200), 'gives no token'];
    const own = api.with({ token });
    const [me, out, dead] = [await own.post('/me'), await own.post('/logout'), await own.post('/me')];
    return [
      ...ask(!Number.isNaN(Date.parse(String(expires_at))), `expires_at is ${String(expires_at)}`),
      ...expectStatus(me, 200),
      ...expectStatus(out, 200),
      ...expectStatus(dead, 401),
    ];
  });
}
