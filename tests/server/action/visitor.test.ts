import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ActionModel } from '#contract/action.ts';
import type { ModuleCode, PublicActionHandler } from '#contract/module.ts';
import { actionRoutes } from '#server/action/actionRoutes.ts';
import { createAppOf } from '#server/openServer.ts';
import { describeOnDatabase } from '../../support/database.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const validate: ActionModel['validate'] = Object.assign(() => true, { errors: null });
const ask: ActionModel = {
  key: 'ask_place',
  stem: 'ask-place',
  module: 'orders',
  url: '/ask-place',
  permissions: [],
  audience: 'public',
  input: [{ name: 'company', type: 'text', json: 'string', required: true, maxLength: 20 }],
  validate,
  limit: { times: 4, seconds: 60 },
};

/** Leaves a note of each call, as the system of the company that was named. */
const asked: PublicActionHandler = {
  async customer({ query }, { company }) {
    const { rows } = await query<{ id: number }>('select id from khuon_customer where key = $1', [company]);
    return rows[0]?.id ?? null;
  },
  async run({ actor, records }) {
    const made = await records('order').find({ id: 0 });
    return { customer: actor.customerId, kind: actor.kind, reason: actor.reason, count: made.length };
  },
};

describeOnDatabase('an action that visitors call', (database) => {
  let server: TestServer;
  let app: FastifyInstance;

  beforeAll(async () => {
    server = await startTestServer(database, { rows: 5 });
    const { model } = server.parts;
    const actions = { ask_place: asked } as unknown as NonNullable<ModuleCode['actions']>;
    const parts = {
      ...server.parts,
      model: { ...model, actions: [ask], code: { ...model.code, orders: { actions } } },
    };
    app = await createAppOf(parts, server.open, {
      routes: [actionRoutes],
      openApiUrl: new URL('file:///none'),
    });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  const call = async (payload: object, key?: string) => {
    const headers = { 'x-client-key': server.open.config.clientKey, ...(key && { 'idempotency-key': key }) };
    const reply = await app.inject({ method: 'POST', url: '/api/ask-place', headers, payload });
    return { status: reply.statusCode, json: reply.json<Record<string, unknown>>() };
  };

  it('is done for the company that its code names, as the system, once a key, and as often as an address may', async () => {
    const done = { customer: 1, kind: 'system', reason: 'visitor', count: 0 };
    expect([await call({ company: 'demo' }, 'a'), await call({ company: 'demo' }, 'a')]).toEqual([
      { status: 200, json: done },
      { status: 200, json: done },
    ]);
    expect(await call({ company: 'nobody' })).toMatchObject({
      status: 422,
      json: { error: { code: 'company_not_found' } },
    });
    expect(await call({})).toMatchObject({
      status: 422,
      json: { error: { fields: [{ path: 'company', code: 'is_empty' }] } },
    });
    expect(await call({ company: 'demo' })).toMatchObject({
      status: 429,
      json: { error: { code: 'too_many' } },
    });
  });
});
