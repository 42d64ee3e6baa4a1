import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ServerSession } from '#server/access/ServerSession.ts';
import { bumpStamp, revokeSessions } from '#server/account/sessionStore.ts';
import { runChange } from '#server/write/runChange.ts';
import { describeOnDatabases } from '../../support/database.ts';
import { startTestServer, type Caller, type TestServer } from '../../support/server.ts';

/** A request whose session was read before the rights changed. */
function requestOf(session: ServerSession, access: readonly string[]): FastifyRequest {
  const request = { session, language: 'vi', id: 'r1', headers: {}, call: { config: { access } } };
  return request as unknown as FastifyRequest;
}

function aReply() {
  const send = vi.fn();
  const reply = { code: () => reply, type: () => reply, send };
  return { reply: reply as unknown as FastifyReply, send };
}

describeOnDatabases('a change under rights that have just changed', (database) => {
  let server: TestServer;
  let manager: Caller;
  beforeAll(async () => {
    server = await startTestServer(database);
    manager = await server.login('manager');
  });
  afterAll(() => server.close());

  async function staleSession(): Promise<ServerSession> {
    const session = await server.parts.sessions.find(manager.token ?? '');
    if (!session) throw new Error('no session');
    await server.db
      .forTenant(session.customer.id)
      .transaction((tx) => bumpStamp(tx, session.customer.id, [session.accountId]));
    return session;
  }

  test('is done with the renewed ones', async () => {
    const session = await staleSession();
    const stamps: number[] = [];
    const { reply, send } = aReply();
    await runChange(server.parts, requestOf(session, ['administration_employee']), reply, async (change) => {
      stamps.push(change.session.stamp);
      return { body: { done: true } };
    });
    expect(stamps).toEqual([session.stamp + 1]);
    expect(send).toHaveBeenCalledWith('{"done":true}');
  });

  test('is refused when they no longer open the route', async () => {
    const session = await staleSession();
    const work = vi.fn();
    const run = runChange(server.parts, requestOf(session, ['no_such_code']), aReply().reply, work);
    await expect(run).rejects.toMatchObject({ code: 'no_permission' });
    expect(work).not.toHaveBeenCalled();
  });

  test('ends with 401 only when the session itself is dead', async () => {
    const session = await staleSession();
    await server.db
      .forTenant(session.customer.id)
      .transaction((tx) => revokeSessions(tx, session.customer.id, [session.accountId]));
    const work = vi.fn();
    const run = runChange(server.parts, requestOf(session, []), aReply().reply, work);
    await expect(run).rejects.toMatchObject({ code: 'no_session' });
    expect(work).not.toHaveBeenCalled();
  });
});
