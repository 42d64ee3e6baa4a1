import type { Feature } from '#contract/features.ts';

/** How long a customer may use something. */
export interface License {
  /** ISO 8601. */
  valid_from: string;
  /** ISO 8601; null: without end. */
  valid_until: string | null;
}

/** What a customer has registered, by key. */
export type Licenses = Readonly<Record<string, License>>;

/** Key of the licence to work at all (specification 6); a company that has no such line is not limited. */
export const COMPANY_LICENSE = 'company';

/** Whether a licence holds at a moment. */
export const isValid = ({ valid_from, valid_until }: License, now: Date): boolean =>
  Date.parse(valid_from) <= now.getTime() &&
  (valid_until === null || now.getTime() < Date.parse(valid_until));

/** Whether the company may not work any more, or not yet. */
export function isCompanyOver(licenses: Licenses, now: Date): boolean {
  const license = licenses[COMPANY_LICENSE];
  return license !== undefined && !isValid(license, now);
}

/**
 * Whether the company has a feature now: one that it never registered it has not. A company for which nothing was ever
 * registered is not limited, as those that are older than licences.
 */
export function hasFeature(licenses: Licenses, feature: Feature, now: Date): boolean {
  const license = licenses[feature];
  return license ? isValid(license, now) : Object.keys(licenses).length === 0;
}
