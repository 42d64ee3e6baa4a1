import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionModel } from '#contract/action.ts';
import type { Values } from '#contract/logic.ts';
import type { PublicActionHandler } from '#contract/module.ts';
import { readFormBody } from '../account/readFormBody.ts';
import { visitorScope, visitorValues } from '../account/visitor.ts';
import { openSystem } from '../context/openContext.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { toVerifyContext } from '../webhooks/toVerifyContext.ts';
import { changeAs, doOnce, readKeyOf, sendAnswer } from '../write/runChange.ts';

/** Answers an action that a visitor calls: for the company that its code names, as the system, with the rights of its module. */
export async function answerVisitor(
  parts: ServerParts,
  action: ActionModel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { module } = action;
  const handler = findHandler(parts, action);
  const input = readInput(parts, action, request);
  const customer = await handler.customer(toVerifyContext(parts), input);
  if (customer === null) throw new Failure('company_not_found');
  const author = await openSystem(parts, { customer, reason: 'visitor', module, requestId: request.id });
  const answer = await changeAs(parts, { ...author, language: request.language }, (change) =>
    doOnce(change, readKeyOf(request, change.session), async () => ({
      body: (await handler.run(parts.moduleContext(change, module), input)) ?? {},
    })),
  );
  return sendAnswer(reply, answer);
}

function readInput(
  parts: ServerParts,
  { stem, input, validate, module }: ActionModel,
  request: FastifyRequest,
): Values {
  const form = { screen: stem, module, mode: 'public', permissions: [], data: input, validate } as const;
  return readFormBody(form, request.body ?? {}, visitorValues(request.language), visitorScope(parts.now()));
}

/** Of the kinds of actions the schema says which this one is. */
function findHandler({ model }: ServerParts, { module, key }: ActionModel): PublicActionHandler {
  const handler = model.code[module]?.actions?.[key];
  if (!handler) throw new Error(`action "${key}" is not in the code of "${module}"`);
  return handler as unknown as PublicActionHandler;
}
