import type { HttpPort } from './ports.ts';

/*
 * What an advertising platform is to us, whichever it is. A connector (`src/connectors/ads`) speaks each one's dialect and gives these
 * shapes. Amounts are in minor units of the account's currency, as `money` fields store them.
 */

export interface AdsCall {
  http: HttpPort;
  /** Another address than the platform's own, as of a sandbox. */
  url: string | null;
  token: string;
}

/** A campaign, and whose money it spends. */
export interface AdsCampaignKey {
  code: string;
  /** Code of the account: a campaign of another one is left alone. */
  account: string;
  currency: string;
}

/** What is asked of a campaign; what is left out stays. */
export interface AdsRequest {
  isRunning?: boolean;
  dailyBudget?: number;
}

/** A campaign as the platform has it. */
export interface PlatformCampaign {
  isRunning: boolean;
  /** Their word for its state, which says also what keeps it from running. */
  state: string;
  /** Null where its budget is set below it, by groups of ads. */
  dailyBudget: number | null;
}

/** What an account is asked for: days of its own clock, both included. */
export interface AdsPeriod {
  from: string;
  to: string;
}

/** What a campaign spent and showed on a day; a day without any is left out. */
export interface PlatformFigures {
  code: string;
  name: string;
  /** `YYYY-MM-DD` by the account's clock. */
  date: string;
  spend: number;
  impressions: number;
  clicks: number;
}

export interface AdsPort {
  /** Asked again it comes to the same. */
  change(call: AdsCall, campaign: AdsCampaignKey, request: AdsRequest): Promise<PlatformCampaign>;
  /** Of all campaigns of an account. */
  figures(
    call: AdsCall,
    account: Pick<AdsCampaignKey, 'account' | 'currency'>,
    period: AdsPeriod,
  ): Promise<readonly PlatformFigures[]>;
}

/**
 * Why a platform did not do it: the token is not good or has no right (`account`), it says no (`refused`), or there was no answer that
 * says anything (`unknown`).
 */
export class AdsError extends Error {
  override readonly name = 'AdsError';
  readonly reason: 'account' | 'refused' | 'unknown';

  constructor(reason: AdsError['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}
