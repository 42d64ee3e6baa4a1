import type { Values } from '#contract/logic.ts';
import type { EntityModel } from '#contract/model.ts';
import { isOfFiles } from '#fields/file/isOfFiles.ts';
import type { FileStore } from '#server/files/createFileStore.ts';
import type { SeedTarget } from './insertRows.ts';

/** Width and height of a drawing, px. */
const SIDE_PX = 480;

/** Stores the drawings among the values of rows, the same one once, and puts their addresses in the place; without `files` nothing. */
export async function keepDrawings(
  { tx, customerId }: Pick<SeedTarget, 'tx' | 'customerId'>,
  entity: EntityModel,
  rows: readonly Values[],
  files: Pick<FileStore, 'saveBytes'> | undefined,
): Promise<void> {
  const kept = new Map<string, string>();
  const fields = entity.fields.filter(isOfFiles);
  for (const row of rows)
    for (const { name } of fields) {
      const value = row[name];
      if (isDrawing(value)) row[name] = await toAddress(value);
      if (!Array.isArray(value) || !value.some(isDrawing)) continue;
      const addresses: unknown[] = [];
      for (const one of value) addresses.push(isDrawing(one) ? await toAddress(one) : one);
      row[name] = addresses.filter((one) => one !== null);
    }

  async function toAddress(drawing: string): Promise<string | null> {
    if (files && !kept.has(drawing)) kept.set(drawing, await keep(drawing));
    return kept.get(drawing) ?? null;
  }

  async function keep(drawing: string): Promise<string> {
    const { publicId } = await (files as FileStore).saveBytes(tx, customerId, Buffer.from(drawing), {
      class: 'public',
      name: `${entity.name}-${kept.size + 1}.svg`,
      mediaType: 'image/svg+xml',
      widthPx: SIDE_PX,
      heightPx: SIDE_PX,
    });
    return `files/${publicId}`;
  }
}

const isDrawing = (value: unknown): value is string => typeof value === 'string' && value.startsWith('<svg');
