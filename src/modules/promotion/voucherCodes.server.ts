import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { RecordChange, Sent } from '#contract/module.ts';
import type { GenerateCodesActionInput } from '#generated/promotion/generate-codes.action.gen.ts';
import type { PromotionContext } from '#generated/promotion/module.gen.server.ts';
import type { VoucherCode } from '#generated/promotion/voucher-code.entity.gen.ts';
import type { Voucher } from '#generated/promotion/voucher.entity.gen.ts';
import { anyOf, anyTextOf } from '#server/db/anyOf.ts';

/** Nothing that is read for something else: no 0 and O, no 1 and I. */
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Characters of a code that chance chooses, at least: fewer could be guessed. */
const LEAST_RANDOM = 4;

type Input = Sent<GenerateCodesActionInput>;

/** Makes codes of an issue: single-use ones by chance, or the one word of a shared one. */
export async function generateCodes(
  context: PromotionContext,
  changes: readonly RecordChange<Voucher>[],
  input: Input,
): Promise<void> {
  for (const change of changes) {
    const { record } = change;
    if (!record) continue;
    const codes =
      record.kind === 'shared' ? [chooseShared(change, input)] : await drawCodes(context, change, input);
    await context.records('voucher_code').create(codes.map((code) => ({ voucher_id: record.id, code })));
  }
  await writeCounts(
    context,
    changes.map(({ id }) => id),
  );
}

function chooseShared(change: RecordChange<Voucher>, { shared_code }: Input): string {
  if (change.record?.codes) change.refuse('rule.voucher.has_code');
  const code = (shared_code ?? '').trim().toUpperCase();
  if (code === '') change.refuse('rule.voucher.needs_shared_code', 'shared_code');
  return code;
}

async function drawCodes(
  { db }: PromotionContext,
  change: RecordChange<Voucher>,
  { count, prefix, length }: Input,
): Promise<string[]> {
  const first = (prefix ?? '').trim().toUpperCase();
  if (length - first.length < LEAST_RANDOM) {
    change.refuse('rule.voucher.too_short', 'length', { limit: LEAST_RANDOM });
    return [];
  }
  const codes = new Set<string>();
  while (codes.size < count) {
    const drawn = Array.from({ length: count - codes.size }, () => first + draw(length - first.length));
    const taken = await db
      .selectFrom('voucher_code')
      .select('code')
      .where('code', '=', anyTextOf(drawn))
      .execute();
    const known = new Set(taken.map(({ code }) => code));
    for (const code of drawn) if (!known.has(code)) codes.add(code);
  }
  return [...codes];
}

const draw = (length: number): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** Whoever gets a code is counted at its issue. */
export async function countCodes(
  context: PromotionContext,
  changes: readonly RecordChange<VoucherCode>[],
): Promise<void> {
  await writeCounts(
    context,
    changes.flatMap(({ record }) => record?.voucher_id ?? []),
  );
}

async function writeCounts({ db, records }: PromotionContext, ids: readonly number[]): Promise<void> {
  const vouchers = await records('voucher').lock({ id: [...new Set(ids)] });
  const rows = await db
    .selectFrom('voucher_code')
    .select('voucher_id')
    .select(sql<number>`count(*)::int8`.as('codes'))
    .select(sql<number>`(count(*) filter (where phone is not null))::int8`.as('handed_out'))
    .where('voucher_id', '=', anyOf(vouchers.map(({ id }) => id)))
    .where('deleted_at', 'is', null)
    .groupBy('voucher_id')
    .execute();
  await records('voucher').update(
    rows.map(({ voucher_id, codes, handed_out }) => ({ id: voucher_id, codes, handed_out })),
  );
}
