/* Codes of `order_status` between which the floor moves an order. */

export const READY_TO_PICK = 40;
export const PICKING = 60;
export const PICKED = 100;
export const PACKED = 160;

/** Codes of `delivery_status` of what a carrier brings back, as in `return_expected`. */
export const COMING_BACK = [275, 402] as const;
