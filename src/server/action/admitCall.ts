import type { FastifyRequest } from 'fastify';
import type { ActionModel } from '#contract/action.ts';
import { countWithin } from '../account/countWithin.ts';
import { Failure } from '../http/Failure.ts';
import type { ServerParts } from '../http/ServerParts.ts';
import { readHeaderKey } from '../write/idempotency.ts';

/**
 * Before an action is done: with the key that it wants, and not more often than it may be; counted for `caller`, else for the account, of
 * visitors for their address. Throws Failure.
 */
export async function admitCall(
  { db }: Pick<ServerParts, 'db'>,
  { module, key, idempotent, limit, audience }: ActionModel,
  request: FastifyRequest,
  caller?: string,
): Promise<void> {
  if (idempotent && readHeaderKey(request) === null) throw new Failure('key_missing');
  if (!limit) return;
  const who = caller ?? (audience === 'public' ? request.ip : accountOf(request));
  await countWithin(db, `action:${module}.${key}:${who}`, limit);
}

const accountOf = ({ session }: FastifyRequest): string => `${session.customer.id}.${session.accountId}`;
