import { expect, it } from 'vitest';
import { nameDevice } from '#web/account/nameDevice.ts';

it.each([
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140 Safari/537.36 Edg/140', 'Edge · Windows'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140 Mobile Safari/537.36', 'Chrome · Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18 Safari/604.1', 'Safari · iPhone'],
  ['curl/8', ''],
  [null, ''],
])('%s is %s', (agent, name) => expect(nameDevice(agent)).toBe(name));
