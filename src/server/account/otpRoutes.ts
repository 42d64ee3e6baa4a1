import { toPhone } from '#fields/phone/phone.ts';
import type { Calls } from '#server/http/Calls.ts';
import { Failure } from '#server/http/Failure.ts';
import { readFields } from '#server/http/readFields.ts';
import type { ServerParts } from '#server/http/ServerParts.ts';
import { createOtp } from './createOtp.ts';

const PUBLIC = { config: { access: 'public' } } as const;

/** Spec 5, phone in general: 0, a digit 2–9, then 8 or 9 digits. The visitor's country is not known yet. */
const PHONE = /^0[2-9]\d{8,9}$/;
const CODE = /^\d{6}$/;

/** `POST /send-otp`, `POST /submit-otp` (interface 4). The same answer whether or not an account has the phone. */
export function otpRoutes(calls: Calls, { db, messages, texts }: ServerParts): void {
  const otp = createOtp(db, messages);

  calls.post('/send-otp', PUBLIC, async ({ body, ip, language }) => {
    const { phone_number } = readFields(body, { phone_number: 'text?' });
    const toText = (code: string) => texts.ofCode(language, 'kit.otp.message', { code });
    return { resend_after: await otp.send(readPhone(phone_number), ip, toText) };
  });

  calls.post('/submit-otp', { config: { access: 'public', once: true } }, async ({ body, ip }) => {
    const { phone_number, code } = readFields(body, { phone_number: 'text?', code: 'text' });
    const phone = readPhone(phone_number);
    if (!CODE.test(code))
      throw new Failure('invalid', {
        problems: [{ path: 'code', code: 'not_correct', params: { value: code } }],
      });
    await otp.submit(phone, code, ip);
    return { verified: true };
  });
}

/** The phone with its leading 0; a missing one is wrong too (spec 5: `wrong_phone`). */
function readPhone(value = ''): string {
  const phone = [1, 2].map((country) => toPhone(value, country)).find((local) => local && PHONE.test(local));
  if (phone) return phone;
  const problem = { path: 'phone_number', code: 'wrong_phone', params: { value } };
  throw new Failure('wrong_phone', { params: { value }, problems: [problem] });
}
