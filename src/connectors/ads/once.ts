import type { HttpPort } from '#contract/ports.ts';

/** Asked once and never again by itself: a code is good once, and a second try would be refused for it. */
export const once = (http: HttpPort): HttpPort => ({
  send: (request) => http.send({ ...request, isIdempotent: false }),
});
