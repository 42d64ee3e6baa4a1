import { expect, it } from 'vitest';
import { readSchemas } from '../support/schemas/readSchemas.ts';

/* What section 8 and 9 of the specification want said where something is done, whatever screen it is done on. */

const { entities, enums, forms, workflows } = readSchemas('.');

it('every form that makes an order says order_created', () => {
  const makers = forms.filter(
    ({ entity, mode, create }) => entity === 'order' && (mode === 'create' || create !== undefined),
  );
  expect(makers.length).toBeGreaterThan(0);
  expect(makers.filter(({ submit }) => submit?.success !== 'messages.order_created')).toEqual([]);
});

it('every way that people cancel an order says order_canceled', () => {
  const ways = workflows
    .filter(({ entity, field }) => entity === 'order' && field === 'status')
    .flatMap(({ transitions }) => transitions)
    .filter(({ to, automatic }) => to === 'canceled' && automatic !== true);
  expect(ways.length).toBeGreaterThan(0);
  expect(ways.filter(({ success }) => success !== 'messages.order_canceled').map(({ key }) => key)).toEqual(
    [],
  );
});

it('a lead is called as often as one likes unless it says otherwise, and that is a choice', () => {
  const limit = entities.get('lead')?.properties['process_limit'];
  expect([limit?.['x-enum'], limit?.default]).toEqual(['process_limit', undefined]);
  expect(enums.get('process_limit')?.noValue?.key).toBe('unlimited');
});

it('an order of no named source is of another one, and that is a choice', () => {
  const source = entities.get('order')?.properties['source'];
  expect(enums.get(source?.['x-enum'] ?? '')?.noValue?.key).toBe('other');
});
