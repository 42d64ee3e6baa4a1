import { expect, it } from 'vitest';
import { readCheckAddress } from '#web/page/checkAddress.ts';
import { toScanned } from '#web/page/LookupTools.tsx';

const ROUTES = ['/check/{code}', '/var/{code}-{hash_code}', '/var/{code}'];

it.each([
  ['/check/SSC1', { code: 'SSC1' }],
  ['/check/AB-12', { code: 'AB-12' }],
  ['/var/SSC1', { code: 'SSC1' }],
  ['/var/SSC1-9x', { code: 'SSC1', hash_code: '9x' }],
  // The second code is what follows the last hyphen (readings).
  ['/var/AB-12-9x', { code: 'AB-12', hash_code: '9x' }],
  ['/var/AB%2F1-9x', { code: 'AB/1', hash_code: '9x' }],
  ['/var/100%-9x', { code: '100%', hash_code: '9x' }],
  ['/var/SSC1-', { code: 'SSC1-' }],
  ['/other/SSC1', null],
])('%s', (address, codes) => expect(readCheckAddress(address, ROUTES)).toEqual(codes));

it.each([
  ['https://check.example/var/AB-12-9x?from=qr', '/var/AB-12-9x'],
  ['https://check.example/check/SSC1', '/check/SSC1'],
  [' SSC1 ', '/check/SSC1'],
  ['https://other.example/menu', null],
])('a camera that reads %s opens %s', (text, address) => expect(toScanned(ROUTES, text)).toBe(address));
