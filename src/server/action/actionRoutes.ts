import type { FastifyInstance } from 'fastify';
import type { ActionModel } from '#contract/action.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { runChange, type Answer, type Change } from '../write/runChange.ts';
import { parseAction } from './parseAction.ts';

/** `POST <url>` of every action: one transaction, and a repeated `Idempotency-Key` gives the first answer. */
export function actionRoutes(app: FastifyInstance, parts: ServerParts): void {
  for (const action of parts.model.actions) {
    const config = { access: action.permissions };
    app.post(action.url, { config }, (request, reply) =>
      runChange(parts, request, reply, (change) => answer(change, action, request.body)),
    );
  }
}

async function answer(change: Change, action: ActionModel, body: unknown): Promise<Answer> {
  const { module, key } = action;
  const handler = change.parts.model.code[module]?.actions?.[key];
  if (!handler) throw new Error(`action "${key}" is not in the code of "${module}"`);
  const input = parseAction(change, action, body);
  return { body: (await handler(change.parts.moduleContext(change, module), input)) ?? {} };
}
