import { expect, it } from 'vitest';
import { amountInWords } from '#connectors/misa/amountInWords.ts';

it.each([
  [0, 'Không đồng'],
  [5, 'Năm đồng'],
  [15, 'Mười lăm đồng'],
  [21, 'Hai mươi mốt đồng'],
  [104, 'Một trăm lẻ bốn đồng'],
  [124, 'Một trăm hai mươi tư đồng'],
  [540_000, 'Năm trăm bốn mươi nghìn đồng'],
  [1_000_005, 'Một triệu không trăm lẻ năm đồng'],
  [1_065_999, 'Một triệu không trăm sáu mươi lăm nghìn chín trăm chín mươi chín đồng'],
  [2_000_000_000, 'Hai tỷ đồng'],
  [1_001_000_000, 'Một tỷ không trăm lẻ một triệu đồng'],
  [-90_000, 'Âm chín mươi nghìn đồng'],
])('says %i as invoices do', (amount, words) => {
  expect(amountInWords(amount)).toBe(words);
});
