// Generated from schemas/warehouse/stock-take-finish.form.json. Edit that file and run `npm run generate`.
import { createFields } from '#contract/createFields.ts';
import { type StockTakeUncounted, stockTakeUncounted } from './stock-take-uncounted.enum.gen.ts';

export type StockTakeFinishForm = {
  uncounted: StockTakeUncounted | null;
  reason: string | null;
};

export const stockTakeFinishFormFields = createFields({
  uncounted: { type: 'enum', json: 'string', enum: stockTakeUncounted },
  reason: { type: 'text', json: 'string', maxLength: 200 },
});
