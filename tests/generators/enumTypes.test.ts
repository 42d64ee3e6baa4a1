import { expect, test } from 'vitest';
import { generate } from '../../generators/generate.ts';
import { addTexts, createShop, everySlot, toFiles } from './support/shop.ts';

/** `item.entity.gen.ts` of the shop whose states are an enum of this name, and whose items have more such fields. */
async function emitItem(name: string): Promise<string> {
  const stem = name.replaceAll('_', '-');
  const text = JSON.stringify(createShop())
    .replaceAll('"item_state"', `"${name}"`)
    .replace('item-state.enum.json', `${stem}.enum.json`)
    .replace(
      '"price":{"type"',
      `"kinds":{"type":"array","x-type":"enums","x-enum":"${name}"},"words":{"type":"array","x-type":"tags"},"price":{"type"`,
    );
  const result = await generate(toFiles(addTexts(JSON.parse(text))), everySlot);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.files.get('shop/item.entity.gen.ts') ?? '';
}

test('a choice is one of the codes of its enum, several are a list of them, tags are words', async () => {
  const item = await emitItem('item_state');
  expect(item).toContain("import { type ItemState, itemState } from './item-state.enum.gen.ts';");
  expect(item).toMatch(/^ {2}state: ItemState;$/m);
  expect(item).toMatch(/^ {2}kinds: ItemState\[\] \| null;$/m);
  expect(item).toMatch(/^ {2}words: string\[\] \| null;$/m);
});

test('an enum may be called as the entity that has it', async () => {
  const item = await emitItem('item');
  expect(item).toContain("import { type Item as Item2, item } from './item.enum.gen.ts';");
  expect(item).toMatch(/^ {2}state: Item2;$/m);
});
