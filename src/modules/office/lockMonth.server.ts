import type { Sent } from '#contract/module.ts';
import type { LockMonthActionInput, LockMonthActionResult } from '#generated/office/lock-month.action.gen.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import { anyOf } from '#server/db/anyOf.ts';
import { firstOf, lastOf } from './ownMonth.server.ts';

/** Days that are named when they are in the way; of more only the number. */
const NAMED = 5;

interface OpenDay {
  id: number;
  working_date: string;
  person: string;
}

/** Payroll is made of days that nobody changes any more: all open ones of the month are locked, or none. */
export async function lockMonth(
  context: OfficeContext,
  input: Sent<LockMonthActionInput>,
): Promise<LockMonthActionResult> {
  const days = await readOpenDays(context, input);
  if (days.length === 0) context.refuse('rule.work_day.none_open', 'month');
  const outcomes = await context.records('work_day').transitionSome(
    'lock_day',
    days.map(({ id }) => id),
  );
  const refused = days.filter((_, at) => {
    const outcome = outcomes[at];
    return outcome !== undefined && 'refused' in outcome;
  });
  if (refused.length > 0)
    context.refuse('rule.work_day.month_not_whole', 'month', {
      count: refused.length,
      value: refused.slice(0, NAMED).map(sayDay).join(', ') + (refused.length > NAMED ? ' …' : ''),
    });
  return {};
}

const sayDay = ({ person, working_date }: OpenDay): string =>
  `${person} ${working_date.split('-').toReversed().join('/')}`;

async function readOpenDays(
  { db }: OfficeContext,
  { month, department, account_ids }: Sent<LockMonthActionInput>,
): Promise<OpenDay[]> {
  const first = firstOf(month);
  let query = db
    .selectFrom('work_day')
    .innerJoin('account', 'account.id', 'work_day.account_id')
    .select(['work_day.id', 'work_day.working_date', 'account.display_name as person'])
    .where('work_day.working_date', '>=', first)
    .where('work_day.working_date', '<=', lastOf(first))
    .where('work_day.lock', '=', 'open')
    .where('work_day.deleted_at', 'is', null);
  if (department) query = query.where('account.department', '=', department);
  if (account_ids?.length) query = query.where('work_day.account_id', '=', anyOf(account_ids));
  return query.orderBy('work_day.working_date').orderBy('work_day.id').execute();
}
