import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionModel } from '#contract/action.ts';
import type { OutsideActionHandler } from '#contract/module.ts';
import { openContext } from '../context/openContext.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { inChange } from '../write/runChange.ts';
import { parseAction } from './parseAction.ts';
import { readChosen } from './readChosen.ts';

/** Answers an action that asks other systems: what was sent is read in a transaction, which is over before anybody outside is asked. */
export async function answerOutside(
  parts: ServerParts,
  action: ActionModel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { session, language, id: requestId } = request;
  const { input } = await inChange(parts, request, async (change) =>
    parseAction(change, action, await readChosen(change, action, request.body)),
  );
  const context = openContext(parts, { session, language, requestId }, action.module, request.log);
  return reply.send((await findHandler(parts, action)(context, input)) ?? {});
}

/** Of the kinds of actions the schema says which this one is. */
function findHandler({ model }: ServerParts, { module, key }: ActionModel): OutsideActionHandler {
  const handler = model.code[module]?.actions?.[key];
  if (!handler) throw new Error(`action "${key}" is not in the code of "${module}"`);
  return handler as unknown as OutsideActionHandler;
}
