import type { Api } from '../../support/Api.ts';
import { ask, checkErrorShape, expectStatus, namedFields } from '../Checks.ts';
import type { Contract } from '../Contract.ts';

/** A phone of nobody, another one for each run. */
const freshPhone = (): string => `09${String(Date.now() % 1e8).padStart(8, '0')}`;

/** Codes by phone: sent, not sent again at once, taken once, never told. Sends a message, so only where the run may write. */
export async function checkOtp({ checks, api, account }: Contract): Promise<void> {
  const phone_number = freshPhone();
  await checks.check(
    'POST /send-otp, /submit-otp: a wrong phone or code is refused by its name',
    async () => {
      const phone = await api.post('/send-otp', { phone_number: '12' });
      const code = await api.post('/submit-otp', { phone_number, code: '12' });
      return [
        ...expectStatus(phone, 422),
        ...ask(namedFields(phone).includes('phone_number'), 'the refusal does not name phone_number'),
        ...expectStatus(code, 422),
        ...ask(namedFields(code).includes('code'), 'the refusal does not name code'),
      ];
    },
  );
  await checks.check('POST /send-otp: the seconds to wait, and 429 before they are over', async () => {
    const sent = await api.post('/send-otp', { phone_number });
    if (sent.status === 429) return checkErrorShape(sent);
    const again = await api.post('/send-otp', { phone_number });
    const { resend_after } = sent.json;
    return [
      ...expectStatus(sent, 200),
      ...ask(
        Number.isInteger(resend_after) && Number(resend_after) > 0,
        `resend_after is ${String(resend_after)}`,
      ),
      ...ask(!/\d{6}/.test(sent.text), `tells the code: ${sent.text}`),
      ...expectStatus(again, 429),
    ];
  });
  await checks.check('POST /submit-otp: a wrong code is refused, the right one is taken once', () =>
    checkSubmit(api, account.api, phone_number),
  );
}

async function checkSubmit(api: Api, own: Api, phone_number: string): Promise<string[]> {
  const code = await readOutbox(own, phone_number);
  const wrong = await api.post('/submit-otp', {
    phone_number,
    code: code === '000000' ? '111111' : '000000',
  });
  const refused = [
    ...expectStatus(wrong, 422, 429),
    ...ask(wrong.json['verified'] !== true, 'a wrong code is verified'),
  ];
  // Only a demo shows what it sent, and only to super_admin.
  if (code === undefined) return refused;
  const right = await api.post('/submit-otp', { phone_number, code });
  const again = await api.post('/submit-otp', { phone_number, code });
  return [
    ...refused,
    ...expectStatus(right, 200),
    ...ask(right.json['verified'] === true, `the right code answers ${right.text.slice(0, 120)}`),
    ...ask(again.status >= 400 && again.status < 500, `the same code again answers ${again.status}`),
  ];
}

async function readOutbox(own: Api, phone: string): Promise<string | undefined> {
  const { status, json } = await own.get('/outbox');
  if (status !== 200) return undefined;
  const rows = (json['rows'] ?? []) as { recipient: string; body: string }[];
  return /\d{6}/.exec(rows.find(({ recipient }) => recipient === phone)?.body ?? '')?.[0];
}
