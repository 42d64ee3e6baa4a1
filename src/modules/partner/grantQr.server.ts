import type { RecordChange } from '#contract/module.ts';
import type { Distributor } from '#generated/partner/distributor.entity.gen.ts';
import type { PartnerContext } from '#generated/partner/module.gen.server.ts';

/** The people of distributors may check pieces by their QR code. */
export async function grantQr(
  { records }: PartnerContext,
  changes: readonly RecordChange<Distributor>[],
): Promise<void> {
  await records('distributor').update(changes.map(({ id }) => ({ id, can_check_qr: true })));
}
