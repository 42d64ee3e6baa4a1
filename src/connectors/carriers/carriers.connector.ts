import type { CarrierPort } from '#contract/carrier.ts';
import { ghn } from './ghn.ts';
import { ghtk } from './ghtk.ts';
import { jt } from './jt.ts';
import { spx } from './spx.ts';
import { viettelPost } from './viettelPost.ts';

/** Carriers that are talked to, by the value of `carrier`. */
export const CARRIERS: Readonly<Record<string, CarrierPort>> = {
  ghn,
  ghtk,
  viettel_post: viettelPost,
  jt,
  spx,
};
