import type { FieldType } from '#contract/field.ts';
import { compose, dropEnd } from '#contract/text.ts';
import { text } from '#fields/text/text.ts';

/** Text of several lines: line ends become LF, blanks at both ends go. */
export const longText: FieldType<string> = {
  ...text,
  name: 'long_text',
  isLong: true,
  columnPx: 220,
  normalize(value) {
    if (typeof value !== 'string') return value;
    const lines = compose(value).replace(/\r\n?/g, '\n').split('\n');
    const text = lines
      .map((line) => dropEnd(line, ' \t'))
      .join('\n')
      .trim();
    return text === '' ? null : text;
  },
};
