import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { watchSchemas } from '../../generators/vite-plugin.ts';

const CASE = join(import.meta.dirname, 'golden/workflow/schemas');

let root = '';
let server: ViteDevServer;
const send = vi.fn();

const generated = () => readFile(join(root, 'src/generated/shop/task.entity.gen.ts'), 'utf8').catch(() => '');

async function edit(from: string, to: string): Promise<void> {
  const file = join(root, 'schemas/shop/task.entity.json');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'khuon-vite-'));
  await cp(CASE, join(root, 'schemas'), { recursive: true });
  await cp(join(import.meta.dirname, 'golden/workflow/modules'), join(root, 'src/modules'), {
    recursive: true,
  });
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [watchSchemas({ root })],
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  server.ws.send = send;
  await vi.waitFor(async () => expect(await generated()).toContain('taskFields'), 5000);
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

test('a saved schema is generated while Vite serves; a broken one keeps the code and is shown', async () => {
  await edit('"maxLength": 100', '"maxLength": 120');
  await vi.waitFor(async () => expect(await generated()).toContain('maxLength: 120'), 5000);
  expect(send).not.toHaveBeenCalled();

  await edit('"required"', '"requird"');
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce(), 5000);
  const [{ type, err }] = send.mock.calls[0] as [{ type: string; err: { message: string; loc: object } }];
  expect({ type, loc: err.loc }).toMatchObject({
    type: 'error',
    loc: { file: 'schemas/shop/task.entity.json' },
  });
  expect(err.message).toMatch(/GEN103 schemas\/shop\/task\.entity\.json:\d+:\d+ .*requird/);
  expect(await generated()).toContain('maxLength: 120');

  await edit('"requird"', '"required"');
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' }), 5000);
});
