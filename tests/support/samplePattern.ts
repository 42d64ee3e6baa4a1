import { parsePattern, type PatternNode } from '../../generators/pattern/parsePattern.ts';

/** Characters that are tried, in this order, where a pattern leaves a choice. */
const CHARACTERS = [...'aA1-_ .@/+', ...'bcdefghijklmnopqrstuvwxyzBCDEFGHIJKLMNOPQRSTUVWXYZ023456789:,#'];

/** A text that a schema's pattern takes: the shortest by its first choices. */
export function samplePattern(pattern: string): string {
  const text = write(parsePattern(pattern, 'u'));
  if (!new RegExp(pattern, 'u').test(text))
    throw new Error(`no sample for the pattern ${pattern}: "${text}"`);
  return text;
}

function write(node: PatternNode): string {
  switch (node.kind) {
    case 'set':
      return CHARACTERS.find((one) => new RegExp(`^${node.text}$`, 'u').test(one)) ?? '';
    case 'sequence':
      return node.items.map(write).join('');
    case 'choice':
      return node.items[0] ? write(node.items[0]) : '';
    case 'repeat':
      return write(node.item).repeat(node.min);
    case 'look':
    case 'start':
    case 'edge':
      return '';
  }
  return node satisfies never;
}
