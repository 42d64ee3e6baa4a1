// Generated from schemas/warehouse/scan-transfer-stamps.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { GoodsTransfer } from './goods-transfer.entity.gen.ts';

export type ScanTransferStampsActionInput = {
  codes: string[];
  /** Those that were scanned before are left out. */
  instead: boolean | null;
};

export const scanTransferStampsActionFields = createFields({
  codes: { type: 'tags', json: 'array', required: true, maxItems: 1000 },
  instead: { type: 'boolean', json: 'boolean' },
});

export const scanTransferStampsAction: RecordAction = {
  key: 'scan_transfer_stamps',
  entity: 'goods_transfer',
  permissions: ['goods_transfer', 'pos_goods_transfer'],
  guard: (c: Logic<GoodsTransfer>) =>
    ['draft', 'preparing'].includes(c.record.status) && (c.user.permissions.includes('goods_transfer') || c.record.from_pos_id != null && c.user.pos.includes(c.record.from_pos_id)),
  guardMessage: 'rule.goods_transfer.not_to_scan',
  form: 'scan-transfer-stamps',
  success: 'messages.goods_transfer_scanned',
};
