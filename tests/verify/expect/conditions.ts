import type { Session } from '#contract/session.ts';
import { createOracle } from '../../generators/logic/oracle.ts';

const judge = createOracle();

/** What conditions look at. */
export interface LogicScope {
  record: Readonly<Record<string, unknown>>;
  session: Session | undefined;
  /** Of a child row: the record that it belongs to. */
  parent?: Readonly<Record<string, unknown>>;
  /** Fields that the account cannot know. */
  unknown: ReadonlySet<string>;
}

/** Whether a condition holds; `maybe` where it asks for what the account cannot know. */
export function isTrue(condition: unknown, around: LogicScope): boolean | 'maybe' {
  if ([...around.unknown].some((name) => JSON.stringify(condition).includes(`"record.${name}"`)))
    return 'maybe';
  const { session, record, parent } = around;
  const now = new Date().toISOString();
  const [warehouses, pos] = [session?.warehouses, session?.pos].map((all) => all?.map(({ id }) => id));
  const user = { ...session, id: session?.identity_id, warehouses, pos };
  const data = {
    record,
    parent,
    old: record,
    user,
    settings: session?.settings ?? {},
    now,
    today: now.slice(0, 10),
  };
  return judge(condition, data) === true;
}
