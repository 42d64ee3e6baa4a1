import type { FastifyRequest } from 'fastify';
import type { Calls } from '#server/http/Calls.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { runChange } from '../write/runChange.ts';
import { admitCall } from './admitCall.ts';
import { answerAction } from './answerAction.ts';
import { answerByKey } from './answerByKey.ts';
import { answerOutside } from './answerOutside.ts';
import { answerVisitor } from './answerVisitor.ts';

/**
 * `POST <url>` of every action of its own: one transaction, and a repeated `Idempotency-Key` gives the first answer; but of those that
 * ask other systems, which change nothing twice by asking twice.
 */
export function actionRoutes(calls: Calls, parts: ServerParts): void {
  for (const action of parts.model.actions) {
    // What is done to records is called as their transitions are.
    if (action.url === undefined) continue;
    if (action.audience === 'api') {
      const open = { config: { access: 'public' as const, hasApiKey: true as const } };
      calls.post(action.url, open, (request, reply) => answerByKey(parts, action, request, reply));
      continue;
    }
    const preHandler = (request: FastifyRequest) => admitCall(parts, action, request);
    if (action.audience === 'public') {
      const open = { config: { access: 'public' as const }, preHandler };
      calls.post(action.url, open, (request, reply) => answerVisitor(parts, action, request, reply));
      continue;
    }
    const config = { access: action.permissions };
    if (action.outside) {
      calls.post(action.url, { config, preHandler }, (request, reply) =>
        answerOutside(parts, action, request, reply),
      );
      continue;
    }
    calls.post(action.url, { config, preHandler }, (request, reply) =>
      runChange(parts, request, reply, (change) => answerAction(change, action, request.body)),
    );
  }
}
