import type { ZnsMessage } from '#generated/messaging/zns-message.entity.gen.ts';

/* What Zalo's numbers mean for what is done next: domain A4, "ZNS result codes". */

/** Something that passes: unknown error, keys that could not be made. */
const TRANSIENT: readonly number[] = [-100, -129, -152];

/** At night, and over the limits of the OA or the template. */
const MORNING: readonly number[] = [-133, -144, -147, -1471, -1472];

/** Permanent for this receiver or this message. */
const PERMANENT: readonly number[] = [
  -107, -108, -110, -111, -112, -1121, -1122, -1123, -1124, -113, -114, -116, -118, -119, -130, -132, -134,
  -139, -140, -141, -148, -149, -1491, -150,
];

const isOf = (codes: readonly number[]) => (code: number | null) => code !== null && codes.includes(code);

export const sentAgain = isOf(TRANSIENT);
export const waitsUntilMorning = isOf(MORNING);
const isPermanent = isOf(PERMANENT);

/** Whether people are told: the setup is wrong or a limit is reached, not one receiver's. */
export const concernsAll = (code: number | null): boolean =>
  code !== null && code !== -133 && !isPermanent(code);

/** Whether a message that failed may go through when it is sent again. */
export const isCurable = ({ code, failure }: Readonly<Pick<ZnsMessage, 'code' | 'failure'>>): boolean =>
  failure !== 'missing_value' && !isPermanent(code);
