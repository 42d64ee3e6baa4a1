import type { JsonObject } from '../../../generators/model/types.ts';
import type { ProblemCase } from './edits.ts';

const GUEST: JsonObject = {
  route: '/guest',
  mode: 'public',
  permissions: [],
  otp: 'phone',
  submit: { url: '/register' },
  sections: [{ key: 'main', fields: ['phone', 'name'] }],
  data: {
    type: 'object',
    properties: { phone: { type: 'string', 'x-type': 'phone' }, name: { type: 'string' } },
    'x-rules': [{ key: 'named', check: { '!=': [{ var: 'record.name' }, null] }, at: 'name' }],
  },
};

/** A public form with parts of it changed, in a file of its own. */
function guest(change: JsonObject, data: JsonObject = {}): ProblemCase['edit'] {
  return (tree) => {
    const form = { ...GUEST, ...change, data: { ...(GUEST['data'] as JsonObject), ...data } };
    tree['schemas/shop/guest.form.json'] = form;
  };
}

/** What goes wrong with forms for visitors. */
export const publicForms: readonly ProblemCase[] = [
  {
    name: 'public form that asks for a code',
    edit: guest({ permissions: ['shop_manager'] }),
    line: 'GEN217 schemas/shop/guest.form.json:4:18 permissions keep out visitors, who hold no code. Write [].',
  },
  {
    name: 'public form with a choice of records',
    edit: guest(
      {},
      {
        properties: {
          phone: { type: 'string', 'x-type': 'phone' },
          name: { type: 'string' },
          item: { type: 'integer', 'x-type': 'reference', 'x-reference': { entity: 'item' } },
        },
      },
    ),
    line: 'GEN217 schemas/shop/guest.form.json:28:15 data.properties.item is reference, which needs a session. Use another type.',
  },
  {
    name: 'country of a phone that is not there',
    edit: guest(
      {},
      {
        properties: {
          phone: { type: 'string', 'x-type': 'phone', 'x-country': 'land' },
          name: { type: 'string' },
        },
      },
    ),
    line: 'GEN203 schemas/shop/guest.form.json:24:22 data.properties.phone.x-country "land" is no field beside it that holds a country.',
  },
  {
    name: 'page to read that is not there',
    edit: guest({
      sections: [{ key: 'main', fields: ['phone', { field: 'name', links: ['/shop/item/lst'] }] }],
    }),
    line: 'GEN206 schemas/shop/guest.form.json:17:13 sections[0].fields[1].links[0] "/shop/item/lst" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'code to a field that is no phone',
    edit: guest({ otp: 'name' }),
    line: 'GEN217 schemas/shop/guest.form.json:5:10 otp "name" is no phone. There is phone.',
  },
  {
    name: 'code to a phone that is not there',
    edit: guest({ otp: 'phnoe' }),
    line: 'GEN203 schemas/shop/guest.form.json:5:10 otp "phnoe" is not a field of "data". Did you mean "phone"?',
  },
  {
    name: 'code in a form that is not public',
    edit: guest({ mode: 'create', permissions: ['shop_manager'] }),
    line: 'GEN217 schemas/shop/guest.form.json:7:3 otp belongs to mode public, not to create. Take it out.',
  },
  {
    name: "rule at a field that is not of the form's data",
    edit: guest(
      {},
      { 'x-rules': [{ key: 'named', check: { '!=': [{ var: 'record.name' }, null] }, at: 'nmae' }] },
    ),
    line: 'GEN203 schemas/shop/guest.form.json:40:15 data.x-rules[0].at "nmae" is not a field of "data". Did you mean "name"?',
  },
];
