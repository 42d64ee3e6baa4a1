/* What till, online order and form know of pricing, in the browser and on the server alike. */

export { findManualExcess, mostPoints, priceBill, type ManualExcess } from './pricing.ts';
export { share } from './share.ts';
export type {
  BuyerKind,
  Gift,
  LineDiscount,
  ManualDiscount,
  PointRule,
  PricedBill,
  PricedCombo,
  PricedLine,
  PricingLine,
  PricingRules,
  VoucherRule,
} from './pricingRules.ts';
