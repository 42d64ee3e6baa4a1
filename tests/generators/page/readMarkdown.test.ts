import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../../generators/model/readMarkdown.ts';

const blocksOf = (text: string) => readMarkdown(text).blocks;
const problemsOf = (text: string) => readMarkdown(text).problems.map((problem) => problem.text);

describe('what a page draws', () => {
  it('headings with an address, whatever stands below them', () => {
    expect(blocksOf('## Một\nĐoạn.\n\n### Hai')).toEqual([
      { kind: 'heading', level: 2, id: 's1', inlines: ['Một'] },
      { kind: 'paragraph', inlines: ['Đoạn.'] },
      { kind: 'heading', level: 3, id: 's2', inlines: ['Hai'] },
    ]);
  });

  it('lines of a paragraph as one text', () => {
    expect(blocksOf('Một\nhai.\n\nBa.')).toEqual([
      { kind: 'paragraph', inlines: ['Một hai.'] },
      { kind: 'paragraph', inlines: ['Ba.'] },
    ]);
  });

  it('lists with items over several lines', () => {
    expect(blocksOf('- một\n  hai\n- ba\n\n1. bốn\n2. năm')).toEqual([
      { kind: 'list', items: [['một hai'], ['ba']] },
      { kind: 'list', isOrdered: true, items: [['bốn'], ['năm']] },
    ]);
  });

  it('quotes, strong words, emphasis and links', () => {
    expect(blocksOf('> **Một** *hai* [ba](https://x.vn)')).toEqual([
      {
        kind: 'quote',
        inlines: [
          { kind: 'strong', inlines: ['Một'] },
          ' ',
          { kind: 'em', inlines: ['hai'] },
          ' ',
          { kind: 'link', href: 'https://x.vn', inlines: ['ba'] },
        ],
      },
    ]);
  });

  it('emphasis in both spellings, and names with a line in them as they stand', () => {
    expect(blocksOf('_Một_ và *hai* của snake_case_name.')).toEqual([
      {
        kind: 'paragraph',
        inlines: [
          { kind: 'em', inlines: ['Một'] },
          ' và ',
          { kind: 'em', inlines: ['hai'] },
          ' của snake_case_name.',
        ],
      },
    ]);
  });

  it('a comparison as it stands', () => expect(problemsOf('2 < 3 và 4 > 1')).toEqual([]));
});

describe('what a page refuses to draw', () => {
  it.each([
    ['<script>alert(1)</script>', '"<script>" is HTML, which is not drawn.'],
    ['<img src=x onerror=alert(1)', '"<img src=x onerror=alert(1)" is HTML, which is not drawn.'],
    [
      '[x](javascript:alert)',
      'The link "javascript:alert" begins with none of /, https://, mailto: and tel:.',
    ],
    ['[x](//evil.vn)', 'The link "//evil.vn" begins with none of /, https://, mailto: and tel:.'],
    ['[x](http://x.vn)', 'The link "http://x.vn" begins with none of /, https://, mailto: and tel:.'],
    ['![x](/y.png)', 'Images are not drawn.'],
    ['`code`', 'Code is not drawn.'],
    ['| a | b |', 'Tables are not drawn.'],
    ['# Tên', '"#" is no heading of a page: its name is above, parts have ## and ###.'],
  ])('%s', (text, problem) => expect(problemsOf(text)).toContain(problem));

  it('says where', () => expect(readMarkdown('Một.\n\n<b>x</b>').problems[0]?.offset).toBe(6));
});
