import type { Context, Log } from '#contract/context.ts';
import type { SystemReason } from '#contract/module.ts';
import { DEFAULT_LANGUAGE } from '#contract/session.ts';
import { todayIn } from '#fields/date_time/zone.ts';
import { toFacts, type SystemActor } from '#server/access/Actor.ts';
import { hasFeature } from '#server/access/licenses.ts';
import { findEntity } from '#server/access/modelIndex.ts';
import { Failure } from '#server/http/Failure.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { readSecret } from '#server/secrets/recordSecrets.ts';
import { toFailure } from '#server/write/RecordChange.ts';
import { changeAs, type Author } from '#server/write/runChange.ts';
import { createPorts } from './createPorts.ts';
import { doAlone } from './doAlone.ts';

/** What code of a module is given that acts for somebody, or by itself, outside of a request. */
export function openContext(parts: ServerParts, author: Author, module: string, log: Log): Context {
  const { session } = author;
  const { customer, settings } = session;
  const change: Context['change'] = (work) =>
    changeAs(parts, author, (inside) => work(parts.moduleContext(inside, module)));
  return {
    actor: toFacts(session),
    ports: createPorts(parts, session),
    settings,
    hasFeature: (feature) => hasFeature(session.licenses, feature, parts.now()),
    log,
    get now() {
      return parts.now();
    },
    get today() {
      return todayIn(customer.time_zone, parts.now());
    },
    change,
    readSecret: async (name, id, field) => {
      if (findEntity(parts.model, name)?.module !== module)
        throw new Error(`${name} is not of the module ${module}`);
      return readSecret(parts, parts.db, { customerId: customer.id, entity: name, id, field });
    },
    alone: (name, work) => doAlone(parts.db, `${customer.id} ${module} ${name}`, work),
    within: (other) => openContext(parts, author, other, log),
    refuse: (code, path, params) => {
      throw toFailure(code, path, params);
    },
    enqueue: (job, data, options) => change((inside) => inside.enqueue(job, data, options)),
  };
}

/** For what the system acts. */
export interface SystemCause {
  customer: number;
  reason: SystemReason;
  /** Whose `rights` it has. */
  module: string;
  requestId: string;
  /** What a schema lets it do besides. */
  permissions?: readonly string[];
}

/** The system of a customer as the author of a change. Throws Failure `account_disabled` when there is no such customer. */
export async function openSystem(
  { sessions, model }: Pick<ServerParts, 'sessions' | 'model'>,
  { customer, reason, module, requestId, permissions: more = [] }: SystemCause,
): Promise<Author & { session: SystemActor }> {
  const permissions = [...new Set([...(model.code[module]?.rights ?? []), ...more])];
  const session = await sessions.readSystem(customer, { reason, permissions });
  if (!session) throw new Failure('account_disabled');
  return { session, language: DEFAULT_LANGUAGE, requestId };
}
