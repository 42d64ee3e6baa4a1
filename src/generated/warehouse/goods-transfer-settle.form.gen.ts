// Generated from schemas/warehouse/goods-transfer-settle.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type TransferDifference, transferDifference } from './transfer-difference.enum.gen.ts';

export type GoodsTransferSettleForm = {
  difference_to: TransferDifference;
};

export const goodsTransferSettleFormFields = createFields({
  difference_to: { type: 'enum', json: 'string', required: true, enum: transferDifference },
});
