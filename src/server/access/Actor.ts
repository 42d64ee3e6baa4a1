import type { ActorFacts, SystemReason } from '#contract/module.ts';
import type { AccountRights, ServerSession } from './ServerSession.ts';

/**
 * A job for the account that asked for it: rights are read when it runs. Signing out does not stop it, losing the right or
 * the account does.
 */
export interface AccountActor extends AccountRights {
  kind: 'account';
}

/**
 * The customer's system: what nobody asked for just now, or somebody outside did. Its account is on no list; its rights are
 * what the module declares for which it acts, its warehouses and shops are all of the customer's.
 */
export interface SystemActor extends AccountRights {
  kind: 'system';
  reason: SystemReason;
}

/** Who acts: somebody signed in, a job that somebody asked for, or the system by itself. */
export type Actor = ServerSession | AccountActor | SystemActor;

/** Id of the login session that acts; null where none does. */
export const sessionIdOf = (actor: Actor): number | null => (actor.kind === 'session' ? actor.id : null);

/** The actor as modules' code knows him. */
export const toFacts = (actor: Actor): ActorFacts => ({
  kind: actor.kind,
  accountId: actor.accountId,
  customerId: actor.customer.id,
  ...(actor.kind === 'system' ? { reason: actor.reason } : {}),
});
