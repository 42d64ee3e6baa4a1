import { model } from '#generated/server.gen.ts';
import { createOtp } from '#server/account/createOtp.ts';
import { formOf } from '#server/account/readFormBody.ts';
import type { Draft, FuzzRoute } from './FuzzRequest.ts';
import { toRoute } from './toRoute.ts';
import { validValue } from './validValues.ts';
import type { World } from './World.ts';

/** Requests of a test have this address. */
const ADDRESS = '127.0.0.1';

/** Who somebody is, and how he becomes somebody: codes by phone, registration, profile, company. */
export function accountRoutes(): FuzzRoute[] {
  return [
    // A code goes out, a company is made: also what is no business table changes.
    { ...toRoute('POST /send-otp', sendOtp), isChanging: true },
    { ...toRoute('POST /submit-otp', submitOtp), isChanging: true },
    { ...toRoute('POST /register', (world) => register('register', world)), isChanging: true },
    {
      ...toRoute('POST /customer-register', (world) => register('customer-register', world)),
      isChanging: true,
    },
    toRoute('GET /profile', () => ({ path: '/profile' })),
    { ...toRoute('POST /profile', saveProfile), user: 'throwaway', isChanging: true },
    toRoute('GET /company-profile', () => ({ path: '/company-profile' })),
    toRoute('GET /main-accounts', () => ({ path: '/main-accounts' })),
    { ...toRoute('POST /company-profile', saveCompany), isChanging: true },
    toRoute('GET /company', () => ({ path: '/company' })),
    toRoute('GET /licenses', () => ({ path: '/licenses' })),
    { ...toRoute('POST /invitations', invite), isChanging: true },
    { ...toRoute('DELETE /sessions', () => ({ path: '/sessions' })), user: 'throwaway', isChanging: true },
    toRoute('GET /outbox', () => ({ path: '/outbox' })),
  ];
}

/** So many codes and companies of one address are more than people need. */
const forgetLimits = ({ run }: World) => run('delete from khuon_rate_limit');

const phoneOf = ({ random }: World): string => `09${random.int(10_000_000, 99_999_999)}`;

async function sendOtp(world: World): Promise<Draft> {
  await forgetLimits(world);
  return { path: '/send-otp', body: { phone_number: phoneOf(world) } };
}

/** A code on its way to a phone, as nobody but its holder knows it. */
async function sendCode(
  world: World,
  phone: string,
): Promise<{ code: string; otp: ReturnType<typeof createOtp> }> {
  await forgetLimits(world);
  let code = '';
  const otp = createOtp(world.server.db, { send: async ({ text }) => void (code = text) });
  await otp.send(phone, ADDRESS, (sent) => sent);
  return { code, otp };
}

async function submitOtp(world: World): Promise<Draft> {
  const phone_number = phoneOf(world);
  const { code } = await sendCode(world, phone_number);
  return { path: '/submit-otp', body: { phone_number, code } };
}

/** The form of a visitor whose phone is confirmed. */
async function register(screen: string, world: World): Promise<Draft> {
  const phone = phoneOf(world);
  const { code, otp } = await sendCode(world, phone);
  await otp.submit(phone, code, ADDRESS);
  const [company] = await world.run<{ code: string }>(`select code from khuon_customer where key = 'demo'`);
  const given: Record<string, unknown> = { phone, company: company?.code, agree: true };
  const fields = formOf(model, screen).data ?? [];
  const values = fields.map(({ name, ...field }) => [
    name,
    name in given ? given[name] : validValue({ ...field, name }, world),
  ]);
  return { path: `/${screen}`, body: Object.fromEntries(values) };
}

const saveProfile = (world: World): Draft => saveForm('/profile', 'profile', world);
const saveCompany = (world: World): Draft => saveForm('/company-profile', 'company', world);

function saveForm(path: string, screen: string, world: World): Draft {
  const fields = formOf(model, screen).data ?? [];
  return { path, body: Object.fromEntries(fields.map((field) => [field.name, validValue(field, world)])) };
}

async function invite(world: World): Promise<Draft> {
  await forgetLimits(world);
  return { path: '/invitations', body: {} };
}
