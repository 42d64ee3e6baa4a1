import { toSignedText } from './proof.ts';

/* The key by which a phone is known: its private half is never given out, not even to this page. */

const STORE = 'keys';
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const;

export interface DeviceKey {
  /** The public half (SPKI, base64url). */
  signature: string;
  /** Signs a clocking. */
  prove(clocking: Parameters<typeof toSignedText>[0]): Promise<string>;
}

/** The key of this phone, made when it is asked for first. */
export async function openDeviceKey(): Promise<DeviceKey> {
  const store = await openStore();
  const known = await ask<CryptoKeyPair | undefined>(store('readonly').get(1));
  const pair = known ?? (await crypto.subtle.generateKey(ALGORITHM, false, ['sign', 'verify']));
  if (!known) await ask(store('readwrite').put(pair, 1));
  const signature = toBase64Url(await crypto.subtle.exportKey('spki', pair.publicKey));
  return {
    signature,
    async prove(clocking) {
      const text = new TextEncoder().encode(toSignedText(clocking));
      return toBase64Url(await crypto.subtle.sign({ ...ALGORITHM, hash: 'SHA-256' }, pair.privateKey, text));
    },
  };
}

async function openStore(): Promise<(mode: IDBTransactionMode) => IDBObjectStore> {
  const opening = indexedDB.open('khuon-device', 1);
  opening.addEventListener('upgradeneeded', () => void opening.result.createObjectStore(STORE));
  const database = await ask(opening);
  return (mode) => database.transaction(STORE, mode).objectStore(STORE);
}

const ask = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('indexedDB')));
  });

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
