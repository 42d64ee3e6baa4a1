// Generated from schemas/orders/market-fetched.action.json. Edit that file and run `npm run generate`.
import type { ActionCall } from '#contract/action.ts';
import { createFields } from '#contract/createFields.ts';

export type MarketFetchedActionInput = {

};

export type MarketFetchedActionResult = {
  fetched_at: string | null;
};

export const marketFetchedActionFields = createFields({});

export const marketFetchedAction: ActionCall<MarketFetchedActionInput, MarketFetchedActionResult> = {
  url: '/market-fetched',
};
