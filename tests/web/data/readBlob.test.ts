import { expect, it, vi } from 'vitest';
import { readBlob } from '#web/data/readBlob.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

function answer(parts: readonly string[]): Response {
  const body = new ReadableStream({
    start(stream) {
      for (const part of parts) stream.enqueue(bytes(part));
      stream.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/plain' } });
}

it('gives the whole file, and says how much has come', async () => {
  const onBytes = vi.fn();
  const file = await readBlob(answer(['đơn ', 'hàng']), onBytes);
  expect(await file.text()).toBe('đơn hàng');
  expect(file.type).toBe('text/plain');
  expect(onBytes.mock.calls).toEqual([[6], [11]]);
});

it('needs nobody to listen', async () => {
  expect(await (await readBlob(answer(['abc']))).text()).toBe('abc');
});
