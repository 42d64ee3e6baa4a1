// Generated from schemas/pos/sale-rules.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';
import type { BuyerKind } from '#generated/buyer/buyer-kind.enum.gen.ts';

export type SaleRulesActionInput = {
  pos_id: number;
  buyer_phone: string | null;
};

export type SaleRulesActionResult = {
  /** Those that run in the shop at this moment, for this buyer, with names of gifts. */
  promotions: unknown;
  /** One: the programme that runs in the shop, with the buyer's points; none where there is no programme or no buyer. */
  points: unknown;
  /** One: {tier, bills, last_bought_at} of a buyer who is known. */
  buyer: unknown;
  /** At which prices this buyer buys. */
  sale_type: BuyerKind;
  /** Per cent of the goods that this cashier may take off by hand. */
  manual_limit: number;
  /** What is paid is a multiple of it; 1: nothing is rounded. */
  rounding: number;
  /** Whether tills sell for cash while the server is not reached. */
  may_offline: boolean;
};

export const saleRulesActionFields = createFields({
  pos_id: { type: 'reference', json: 'integer', required: true, reference: { entity: 'pos', onDelete: 'restrict' } },
  buyer_phone: { type: 'phone', json: 'string', maxLength: 20 },
});

export const saleRulesAction: ActionCall<SaleRulesActionInput, SaleRulesActionResult> = {
  url: '/pos/sale-rules',
};
