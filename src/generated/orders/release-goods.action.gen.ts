// Generated from schemas/orders/release-goods.action.json. Edit that file and run `npm run generate`.
import type { RecordAction } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { Logic } from '#contract/logic.ts';
import type { ConsignmentLine } from './consignment-line.entity.gen.ts';
import type { Consignment } from './consignment.entity.gen.ts';

export type ReleaseGoodsActionInput = {
  /** true: an order for the consignee is made of them. */
  as_order: boolean | null;
  /** How much of which goods; without any all that is left. */
  lines: ConsignmentLine[];
};

export const releaseGoodsActionFields = createFields({
  as_order: { type: 'boolean', json: 'boolean', default: true },
  lines: {
    type: 'rows', json: 'array',
    rows: { entity: 'consignment_line', foreignKey: 'consignment_id', max: 1000, unique: ['goods_id'] },
  },
});

export const releaseGoodsAction: RecordAction = {
  key: 'release_goods',
  entity: 'consignment',
  permissions: ['order_consignment'],
  guard: (c: Logic<Consignment>) => [1, 2].includes(c.record.status),
  guardMessage: 'rule.consignment.closed',
  form: 'release-goods',
  success: 'messages.consignment_released',
  tone: 'success',
};
