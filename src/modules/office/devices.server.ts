import { createPublicKey, randomInt, verify } from 'node:crypto';
import type { RecordChange, Sent } from '#contract/module.ts';
import type {
  ActivateDeviceActionInput,
  ActivateDeviceActionResult,
} from '#generated/office/activate-device.action.gen.ts';
import type { AskDeviceActionInput, AskDeviceActionResult } from '#generated/office/ask-device.action.gen.ts';
import type { OfficeContext } from '#generated/office/module.gen.server.ts';
import type { TimeDevice } from '#generated/office/time-device.entity.gen.ts';

const CODE_MS = 10 * 60_000;

/** A new code for each phone, good for ten minutes; an earlier one is good no more. */
export async function showCode(
  { records, now }: OfficeContext,
  changes: readonly RecordChange<TimeDevice>[],
): Promise<void> {
  const code_expires_at = new Date(now.getTime() + CODE_MS).toISOString();
  const createCode = () => String(randomInt(1_000_000)).padStart(6, '0');
  await records('time_device').update(
    changes.map(({ id }) => ({ id, activation_code: createCode(), code_expires_at })),
  );
}

/** The phone of whoever asks, by its key, as it stands; a revoked one only where there is no other. */
export async function findDevice(
  { records, actor }: OfficeContext,
  signature: string | null | undefined,
): Promise<TimeDevice | undefined> {
  if (!signature) return undefined;
  const devices = await records('time_device').find({ account_id: actor.accountId, signature });
  return devices.find(({ state }) => state !== 'revoked') ?? devices.at(-1);
}

/** Managers hear of the phone and give its owner a code. Asking twice is asking once. */
export async function askDevice(
  context: OfficeContext,
  { name, signature }: Sent<AskDeviceActionInput>,
): Promise<AskDeviceActionResult> {
  const known = await findDevice(context, signature);
  if (known && known.state !== 'revoked') return { state: known.state };
  if (!readKey(signature))
    return context.refuse('not_correct', 'signature', { label: 'ask-device.signature' });
  await context.records('time_device').create([{ account_id: context.actor.accountId, name, signature }]);
  await context.notify('device_waiting', { params: { name }, but: context.actor.accountId });
  return { state: 'pending' };
}

/** The phone is used from now on; a wrong code changes nothing. */
export async function activateDevice(
  context: OfficeContext,
  { code, signature }: Sent<ActivateDeviceActionInput>,
): Promise<ActivateDeviceActionResult> {
  const { records, now } = context;
  const device = await findDevice(context, signature);
  if (device?.state === 'active') return { state: 'active' };
  if (!device || !isRightCode(device, code, now))
    return context.refuse('messages.wrong_activation_code', 'code');
  await records('time_device').update([
    { id: device.id, activated_at: now.toISOString(), activation_code: null, code_expires_at: null },
  ]);
  await records('time_device').transition('activate', [device.id]);
  return { state: 'active' };
}

function isRightCode(
  { state, activation_code, code_expires_at }: TimeDevice,
  code: string,
  now: Date,
): boolean {
  if (state !== 'pending' || activation_code === null || code_expires_at === null) return false;
  return activation_code === code && Date.parse(code_expires_at) > now.getTime();
}

/** The public half of a phone's key (SPKI, base64url); null when it is none. */
function readKey(signature: string) {
  try {
    return createPublicKey({ key: Buffer.from(signature, 'base64url'), format: 'der', type: 'spki' });
  } catch {
    return null;
  }
}

/** Whether the phone of this key has signed the text (ECDSA over SHA-256). */
export function isSignedBy(signature: string, text: string, proof: string): boolean {
  const key = readKey(signature);
  if (key?.asymmetricKeyType !== 'ec') return false;
  const signed = Buffer.from(proof, 'base64url');
  return verify('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }, signed);
}
