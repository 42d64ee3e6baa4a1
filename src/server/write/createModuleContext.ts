import type { ChangeContext } from '#contract/module.ts';
import { toFacts } from '../access/Actor.ts';
import { hasFeature } from '../access/licenses.ts';
import { createSql } from '../db/createSql.ts';
import { addTask, toCause } from '../jobs/tasks.ts';
import { checkOwnTopic } from '../realtime/rooms.ts';
import { createRecordCalls } from './createRecordCalls.ts';
import { toFailure } from './RecordChange.ts';
import type { Change } from './runChange.ts';
import { notifyChanged } from './notifyChanged.ts';

/** What a module's code is given of a change. */
export function createModuleContext(change: Change, module: string): ChangeContext {
  const { tx, parts, session, language, now, today, scope, values } = change;
  const customerId = session.customer.id;
  return {
    actor: toFacts(session),
    user: scope.user,
    settings: scope.settings,
    company: { country: values.country, timeZone: values.timeZone, currency: values.currency },
    hasFeature: (feature) => hasFeature(session.licenses, feature, now),
    language,
    now,
    today,
    records: (entity) => createRecordCalls(change, module, entity),
    db: createSql(tx, (table) => notifyChanged(change, table)),
    lockNames: async (names) => {
      await tx.query(LOCK_NAMES, [customerId, [...new Set(names.map((name) => `${module} ${name}`))].sort()]);
    },
    query: (text, given) => tx.query(text, given),
    enqueue: (job, data, options) =>
      addTask(parts, tx, {
        customer: customerId,
        name: `${module}.${job}`,
        data,
        cause: toCause(change),
        options,
      }),
    notify: (key, message) => parts.notifier.send(tx, customerId, key, message),
    emit: (topic, data) => {
      checkOwnTopic(parts.model, module, topic);
      return parts.signals.topicChanged(tx, customerId, topic, data);
    },
    refuse: (code, path, params) => {
      throw toFailure(code, path, params);
    },
    within: (other) => createModuleContext(change, other),
  };
}

/** In their order, so that two who ask for the same names cannot wait for each other. */
const LOCK_NAMES = `select pg_advisory_xact_lock(hashtextextended(x.name, $1::int8)) from unnest($2::text[]) with ordinality as x(name, turn) order by x.turn`;
