/** What a company may have registered beside the licence to work at all (specification 6): the finance service, and the mail of the inventory's value. */
export const FEATURES = ['finance', 'inventory_value_email'] as const;

export type Feature = (typeof FEATURES)[number];
