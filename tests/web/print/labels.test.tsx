import { readdirSync } from 'node:fs';
import path from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { relatedName, type PrintedBlock, type PrintModel } from '#contract/print.ts';
import { FieldToolsProvider, type FieldTools } from '#fields/FieldTools.tsx';
import { createQueryClient } from '#web/data/createQueryClient.ts';
import { PrintedDocument } from '#web/print/PrintedDocument.tsx';
import { readCode, type Rectangle } from '../../support/readCodes.ts';

/* Whatever the product prints with a code on it: a scanner reads it back. */

vi.mock('#web/auth/session.ts', () => ({
  useSession: () => ({ customer: { company_name: 'Thảo Nguyên', logo: null } }),
}));
afterEach(cleanup);

const tools: FieldTools = {
  values: { language: 'vi', country: 1, timeZone: 'Asia/Ho_Chi_Minh', currency: 'VND' },
  translate: (key) => key,
  lookup: () => Promise.resolve([]),
  find: () => Promise.resolve([]),
  upload: () => Promise.reject(new Error('not here')),
  readFile: () => Promise.reject(new Error('not here')),
  fileUrl: (file) => file,
  now: () => new Date(0),
};

const GENERATED = path.resolve('src/generated');

async function readDocuments(): Promise<PrintModel[]> {
  const files = readdirSync(GENERATED, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.print.gen.ts'),
  );
  const modules = await Promise.all(files.map((file) => import(path.join(GENERATED, file))));
  return modules.flatMap((module) => Object.values(module as Record<string, PrintModel>));
}

/** Codes as they are in daily work, a longer one among them. */
const CODES = ['DH0000123', 'VN1234567890', 'SSCK7M2QW9RTX4A', 'A-01-02-03'];

const codesOf = (blocks: readonly PrintedBlock[]) =>
  blocks.flatMap((block) => (block.kind === 'barcode' || block.kind === 'qr' ? [block] : []));

/** A record with a code in each field that is shown as one. */
function toRecord({ blocks }: PrintModel, code: string) {
  const rows = blocks.flatMap((block) =>
    block.kind === 'table' ? [block.rows] : block.kind === 'related' ? [relatedName(block)] : [],
  );
  return {
    id: 1,
    ...Object.fromEntries(rows.map((name) => [name, []])),
    ...Object.fromEntries(codesOf(blocks).map(({ field }) => [field.name, code])),
  };
}

function draw(model: PrintModel, code: string): Element[] {
  cleanup();
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <FieldToolsProvider value={tools}>
        <PrintedDocument model={model} record={toRecord(model, code)} />
      </FieldToolsProvider>
    </QueryClientProvider>,
  );
  return [...container.querySelectorAll('svg[role=img]')];
}

/** Bars `M10 0h2v30h-2z` and squares `M3 4h1v1h-1z`, in modules. */
function rectanglesOf(svg: Element): Rectangle[] {
  const drawn = svg.querySelector('path')?.getAttribute('d') ?? '';
  return [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)/g)].map(([, ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    return { x, y, width, height };
  });
}

it('every code of every printed document is read back by a scanner', async () => {
  const documents = (await readDocuments()).filter(({ blocks }) => codesOf(blocks).length > 0);
  expect(documents.length).toBeGreaterThanOrEqual(6);
  for (const model of documents)
    for (const code of CODES) {
      const pictures = draw(model, code);
      expect([model.name, pictures.length]).toEqual([model.name, codesOf(model.blocks).length]);
      for (const svg of pictures) {
        const shown = svg.getAttribute('aria-label');
        expect(shown).toContain(code);
        expect([model.name, readCode(rectanglesOf(svg), 4)]).toEqual([model.name, shown]);
      }
    }
});
