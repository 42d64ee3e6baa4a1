import { expect, it } from 'vitest';
import vi from '../../../schemas/_shared/messages.vi.json' with { type: 'json' };
import { textServer } from '#fields/text/text.server.ts';

it('a text filter that is too long is refused with the number of letters that fit', () => {
  const rule = Object.values(textServer.filters)[0];
  const parsed = rule?.parse('x'.repeat(300), { name: 'x', type: 'text' } as never, {} as never);
  const [name = ''] = /\{\{(\w+)\}\} ký tự/.exec(vi['messages.too_long'])?.slice(1) ?? [];
  expect(parsed).toMatchObject({ problem: { code: 'too_long', params: { [name]: 200 } } });
});
