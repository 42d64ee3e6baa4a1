import type { AccountRights, ServerSession } from './ServerSession.ts';

/**
 * A job for the account that asked for it: rights are read when it runs. Signing out does not stop it, losing the right or
 * the account does.
 */
export interface AccountActor extends AccountRights {
  kind: 'account';
}

/** Who acts: somebody signed in, or a job that somebody asked for. */
export type Actor = ServerSession | AccountActor;

/** Id of the login session that acts; null where none does. */
export const sessionIdOf = (actor: Actor): number | null => (actor.kind === 'session' ? actor.id : null);
