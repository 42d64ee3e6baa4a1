import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSchemas } from '../support/schemas/readSchemas.ts';

/* What section 3 says beside names, which coverage.test.ts holds against the model. */

const schemas = readSchemas('.');
const openapi = JSON.parse(readFileSync('src/generated/built/openapi.json', 'utf8')) as {
  components: { schemas: Record<string, { properties: object }> };
};

it('the order-creation template begins without an invoice', () => {
  expect(schemas.entities.get('order')?.properties['publish_invoice_type']?.default).toBe(0);
});

it('lists travel under the names of section 3', () => {
  const namesOf = (schema: string) => Object.keys(openapi.components.schemas[schema]?.properties ?? {});
  expect(namesOf('OrdersListRequest')).toEqual(expect.arrayContaining(['filters', 'viewMode', 'page']));
  const answer = ['rows', 'total', 'totalPage', 'views', 'sum', 'counts'];
  expect(namesOf('OrdersListAnswer')).toEqual(expect.arrayContaining(answer));
});
