import type { FieldType } from '#contract/field.ts';
import { text } from '#fields/text/text.ts';

/** Text of several lines: line ends become LF, blanks at both ends go. */
export const longText: FieldType<string> = {
  ...text,
  name: 'long_text',
  normalize(value) {
    if (typeof value !== 'string') return value;
    const lines = value
      .normalize('NFC')
      .replace(/\r\n?/g, '\n')
      .replace(/[ \t]+$/gm, '')
      .trim();
    return lines === '' ? null : lines;
  },
};
