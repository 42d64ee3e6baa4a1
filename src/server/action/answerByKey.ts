import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActionModel } from '#contract/action.ts';
import { isCompanyOver } from '../access/licenses.ts';
import { hashToken } from '../account/tokens.ts';
import { openSystem } from '../context/openContext.ts';
import type { Tx } from '../db/Db.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { changeAs, doOnce, readKeyOf, sendAnswer } from '../write/runChange.ts';
import { admitCall } from './admitCall.ts';
import { answerAction } from './answerAction.ts';

/** A key by which another system acts for a company. */
interface ApiKey {
  id: number;
  customer_id: number;
}

/** Answers an action that another system calls: for the company whose key it has, as the system, with the rights of its module. */
export async function answerByKey(
  parts: ServerParts,
  action: ActionModel,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { module } = action;
  const { id, customer_id: customer } = await findKey(parts, request);
  await admitCall(parts, action, request, `key ${id}`);
  const author = await openSystem(parts, { customer, reason: 'api', module, requestId: request.id });
  if (isCompanyOver(author.session.licenses, parts.now())) throw new Failure('license_expired');
  const answer = await changeAs(parts, { ...author, language: request.language }, async (change) => {
    await noteUse(change.tx, customer, id);
    const key = readKeyOf(request, change.session);
    // Each key counts its own: the same number of two of them is not the same call.
    const own = key && { ...key, key: `${id} ${key.key}` };
    return doOnce(change, own, () => answerAction(change, action, request.body ?? {}));
  });
  return sendAnswer(reply, answer);
}

async function findKey({ db }: ServerParts, { headers }: FastifyRequest): Promise<ApiKey> {
  const sent = headers['x-api-key'];
  if (typeof sent !== 'string' || !/^[\w-]{20,200}$/.test(sent)) throw new Failure('wrong_api_key');
  const { rows } = await db
    .withoutTenant('api_key')
    .query<ApiKey>(
      'select id, customer_id from api_key where key_hash = $1 and active and deleted_at is null',
      [hashToken(sent)],
    );
  const [key] = rows;
  if (!key) throw new Failure('wrong_api_key');
  return key;
}

/** When it was used last, to the minute: a busy one does not write the row at every call. */
async function noteUse(tx: Tx, customer: number, id: number): Promise<void> {
  await tx.query(
    `update api_key set last_used_at = now()
where customer_id = $1 and id = $2 and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
    [customer, id],
  );
}
