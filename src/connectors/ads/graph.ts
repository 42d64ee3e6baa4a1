import { AdsError, type AdsCall } from '#contract/ads.ts';
import { GraphError, type Facts, type GraphFailure, type Question } from '../graph/graph.ts';
import * as graph from '../graph/graph.ts';

/* The Graph API in the words of the port of ads. */

const REASONS: Readonly<Record<GraphFailure, AdsError['reason']>> = {
  token: 'account',
  right: 'account',
  refused: 'refused',
  passing: 'unknown',
};

/** Does what asks the Graph API. */
export const asAds = async <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof GraphError ? new AdsError(REASONS[error.reason], error.message) : error;
  });

export const ask = ({ http, url, token }: AdsCall, question: Question): Promise<Facts> =>
  asAds(graph.ask({ http, url, token }, question));
