import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  CopyLastRatesActionInput,
  CopyLastRatesActionResult,
} from '#generated/crm/copy-last-rates.action.gen.ts';
import type { ExchangeRate } from '#generated/crm/exchange-rate.entity.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';

/** Codes of `approval_status`. */
const WAITING = 1;
const TAKEN = 2;
const APPROVED = 3;

/** The currency that no company is without (spec 5). */
const REQUIRED = 'PHP';

/** A rate that moves by more must say why. */
const PERCENT_WITH_NOTE = 5;

type RateChange = RecordChange<ExchangeRate>;

/** What was in force before stands beside a rate; one that is approved takes the place of that day's older one. */
export async function completeRates(context: CrmContext, changes: readonly RateChange[]): Promise<void> {
  for (const change of changes)
    if (!change.record && change.old?.currency === REQUIRED) change.refuse('rule.exchange_rate.php_stays');
  const typed = changes.filter(({ action }) => action === 'create' || action === 'update');
  await compare(context, typed);
  await retire(
    context,
    changes.filter(({ action }) => action === 'approve'),
  );
}

async function compare({ db }: CrmContext, changes: readonly RateChange[]): Promise<void> {
  const currencies = changes.flatMap(({ record }) => record?.currency ?? []);
  if (currencies.length === 0) return;
  const known = await db
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'rate'])
    .where('currency', 'in', [...new Set(currencies)])
    .where('status', '=', APPROVED)
    .where('is_retired', '=', false)
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(1_000)
    .execute();
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const last = known.find(({ currency, date }) => currency === record.currency && date < record.date);
    record.previous_rate = last ? Number(last.rate) : null;
    if (moves(record) && !record.note) change.refuse('rule.exchange_rate.needs_note', 'note');
  }
}

const moves = ({ rate, previous_rate: before }: ExchangeRate): boolean =>
  before !== null && Math.abs((rate - before) / before) * 100 > PERCENT_WITH_NOTE;

async function retire({ records }: CrmContext, changes: readonly RateChange[]): Promise<void> {
  const rates = changes.flatMap(({ record }) => record ?? []);
  if (rates.length === 0) return;
  const rows = records('exchange_rate');
  const old = await rows.lock({
    currency: rates.map(({ currency }) => currency),
    date: rates.map(({ date }) => date),
    status: APPROVED,
    is_retired: false,
  });
  const replaced = old.filter(({ currency, date }) =>
    rates.some((one) => one.currency === currency && one.date === date),
  );
  await rows.update(replaced.map(({ id }) => ({ id, is_retired: true })));
}

/** Whoever approves rates hears of new ones, in one line however many there are. */
export async function notifyRates(
  { notify, actor }: CrmContext,
  changes: readonly RateChange[],
): Promise<void> {
  const waiting = changes.flatMap(({ old, record }) => (!old && record?.status === WAITING ? [record] : []));
  const [first] = waiting;
  if (first)
    await notify('rate_waiting', {
      params: { currency: first.currency },
      about: { entity: 'exchange_rate', ids: waiting.map(({ id }) => id) },
      but: actor.accountId,
    });
}

/** Rates of another day are entered for today; somebody approves them. */
export async function copyRates(context: CrmContext, changes: readonly RateChange[]): Promise<void> {
  const rows = context.records('exchange_rate');
  const rates = changes.flatMap(({ record }) => record ?? []);
  const ofToday = await rows.find({ currency: REQUIRED, date: context.today });
  if (ofToday.length === 0 && !rates.some(({ currency }) => currency === REQUIRED))
    for (const change of changes) change.refuse('rule.exchange_rate.php_required');
  else
    await rows.create(
      rates.map(({ currency, rate, source }) => ({ currency, rate, source, date: context.today })),
    );
}

/** The last approved rate of each currency that has none today is entered again; gives how many. */
export async function copyLastRates(
  { db, records, today }: CrmContext,
  { currencies }: Sent<CopyLastRatesActionInput>,
): Promise<CopyLastRatesActionResult> {
  const known = await db
    .selectFrom('exchange_rate')
    .select(['currency', 'date', 'rate', 'source', 'status'])
    .where('date', '<=', today)
    .where('is_retired', '=', false)
    .where('status', 'in', [WAITING, TAKEN, APPROVED])
    .where('deleted_at', 'is', null)
    .orderBy('date', 'desc')
    .limit(1_000)
    .execute();
  const wanted = currencies && currencies.length > 0 ? currencies : known.map(({ currency }) => currency);
  const last = [...new Set(wanted)].flatMap((currency) => {
    const own = known.filter((row) => row.currency === currency);
    const approved = own.find(({ status }) => status === APPROVED);
    return approved && own.every(({ date }) => date < today) ? [approved] : [];
  });
  await records('exchange_rate').create(
    last.map(({ currency, rate, source }) => ({ currency, rate: Number(rate), source, date: today })),
  );
  return { done: last.length };
}
