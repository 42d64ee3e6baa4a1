import type { JsonObject } from '../../../generators/model/types.ts';
import { all, field, put, transition } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** A second state of an item, beside the first; `parts` of its workflow are broken. */
const second = (parts: JsonObject, stem = 'payment'): ProblemCase['edit'] =>
  all(field('payment', { 'x-type': 'enum', 'x-enum': 'item_state' }), (tree) => {
    tree[`schemas/shop/item-${stem}.workflow.json`] = {
      entity: 'item',
      field: 'payment',
      initial: [{ to: 'new' }],
      states: { new: {} },
      transitions: [{ key: 'pay', from: ['new'], to: null, permissions: [] }],
      ...parts,
    };
  });

const PRICE = { var: 'record.price' };
const NEEDS_PRICE: JsonObject = { and: [{ '!=': [PRICE, null] }, { '>': [PRICE, 5] }] };

/** Workflows and permissions. Each gives exactly one line. */
export const workflows: readonly ProblemCase[] = [
  {
    name: 'two workflows of one field',
    edit: second({ field: 'state', transitions: [] }, 'state'),
    line: 'GEN301 schemas/shop/item.workflow.json:3:12 field "state" is declared in schemas/shop/item-state.workflow.json already.',
  },
  {
    name: 'two workflows with a transition of one name',
    edit: second({ transitions: [{ key: 'sell', from: ['new'], to: null, permissions: [] }] }),
    line: 'GEN305 schemas/shop/item-payment.workflow.json:14:14 transitions[0].key "/item/{id}/sell" answers the transition sell of item already.',
  },
  {
    name: 'transition that sets a state of another workflow',
    edit: all(second({}), transition('set', { payment: 2 })),
    line: 'GEN604 schemas/shop/item.workflow.json:28:9 transitions[0].set.payment is a state, which transitions of its own move.',
  },
  {
    name: 'workflow in a file of another field',
    edit: second({}, 'paid'),
    line: 'GEN303 schemas/shop/item-paid.workflow.json:3:12 field is "payment", but the file item-paid.workflow.json says "paid".',
  },
  {
    name: 'workflow in a file of another entity',
    edit: second({ entity: 'part' }),
    line: 'GEN303 schemas/shop/item-payment.workflow.json:2:13 entity is "part", but the file item-payment.workflow.json says "item".',
  },
  {
    name: 'state that is no value of the enum',
    edit: all(
      put('shop/item.workflow', ['states', 'lost'], {}),
      transition('from', ['new', 'lost']),
      put(
        'shop/item.workflow',
        ['initial'],
        [{ when: { '!=': [{ var: 'record.weight' }, null] }, to: 'lost' }, { to: 'new' }],
      ),
    ),
    line: 'GEN601 schemas/shop/item.workflow.json:26:5 states.lost is no value of enum item_state. There is sold, gone, new.',
  },
  {
    name: 'state that cannot be reached',
    edit: transition('to', 'new'),
    line: 'GEN602 schemas/shop/item.workflow.json:11:5 states.sold cannot be reached from an initial state. Add a transition with "to": "sold".',
  },
  {
    name: 'transition from a final state',
    edit: transition('from', ['new', 'gone']),
    line: 'GEN603 schemas/shop/item.workflow.json:21:9 transitions[0].from[1] "gone" is final, so "sell" cannot start from it. Take it out, or the word "final" there.',
  },
  {
    name: 'transition that nobody may do and no code makes',
    edit: transition('permissions', undefined),
    line: 'GEN612 schemas/shop/item.workflow.json:17:5 transitions[0] "sell" does not say who may do it. Give it "permissions", or "automatic": true when only code and timers make it.',
  },
  {
    name: 'automatic transition with a right',
    edit: second({
      transitions: [{ key: 'pay', from: ['new'], to: null, permissions: [], automatic: true }],
    }),
    line: 'GEN612 schemas/shop/item-payment.workflow.json:19:22 transitions[0].permissions says nothing: "pay" is offered to nobody. Take it out.',
  },
  {
    name: 'timer of an unknown transition',
    edit: put('shop/item.workflow', ['timers'], [{ transition: 'expire', after: 30 }]),
    line: 'GEN611 schemas/shop/item.workflow.json:51:21 timers[0].transition "expire" is no transition of this workflow. There is remove, sell.',
  },
  {
    name: 'timer of a dialog that nobody fills in',
    edit: put('shop/item.workflow', ['timers'], [{ transition: 'sell', after: 30 }]),
    line: 'GEN611 schemas/shop/item.workflow.json:51:21 timers[0].transition "sell" asks for a form, which nobody fills in. Give the timer a transition of its own.',
  },
  {
    name: 'timer that counts in a state that its transition does not start from',
    edit: put('shop/item.workflow', ['timers'], [{ transition: 'remove', from: ['gone'], after: 30 }]),
    line: 'GEN611 schemas/shop/item.workflow.json:53:9 timers[0].from[0] "gone" is no state that "remove" starts from. There is new, sold.',
  },
  {
    name: 'timer that waits for no time',
    edit: put('shop/item.workflow', ['timers'], [{ transition: 'remove', at: 'name' }]),
    line: 'GEN611 schemas/shop/item.workflow.json:52:13 timers[0].at "name" is text, but a timer waits for a date_time.',
  },
  {
    name: 'timer of a setting that there is not',
    edit: put('shop/item.workflow', ['timers'], [{ transition: 'remove', after: 30, times: 'pool_days' }]),
    line: 'GEN611 schemas/shop/item.workflow.json:53:16 timers[0].times "pool_days" is no setting of shop.',
  },
  {
    name: 'transition to an unknown state',
    edit: put('shop/item.workflow', ['transitions', 1, 'to'], 'gon'),
    line: 'GEN604 schemas/shop/item.workflow.json:39:13 transitions[1].to "gon" is no state of this workflow. Did you mean "gone"?',
  },
  {
    name: 'transition that may lead to an unknown state instead',
    edit: transition('instead', [{ when: { '!=': [{ var: 'record.weight' }, null] }, to: 'gon' }]),
    line: 'GEN604 schemas/shop/item.workflow.json:42:17 transitions[0].instead[0].to "gon" is no state of this workflow. Did you mean "gone"?',
  },
  {
    name: 'workflow over a text',
    edit: put('shop/item.workflow', ['field'], 'name'),
    line: 'GEN605 schemas/shop/item.workflow.json:3:12 field "name" is text, but states are an enum.',
  },
  {
    name: 'unknown permission',
    edit: put('shop/item.list', ['permissions'], ['shop_manger']),
    line: 'GEN606 schemas/shop/item.list.json:5:5 permissions[0] "shop_manger" is no permission of any module.json. Did you mean "shop_manager"?',
  },
  {
    name: 'permission declared twice',
    edit: put('shop/module', ['permissions', 2], { code: 'shop_price', group: 'shop' }),
    line: 'GEN607 schemas/shop/module.json:18:15 permissions[2].code "shop_price" is declared in module shop already.',
  },
  {
    name: 'initial state that may be missing',
    edit: put('shop/item.workflow', ['initial', 0, 'when'], { '==': [{ var: 'record.is_fragile' }, true] }),
    line: 'GEN608 schemas/shop/item.workflow.json:7:15 initial[0].when stands on the last one, so a record may have no state. Add one without "when".',
  },
  {
    name: 'computed value that shows a price to everybody',
    edit: put('shop/item.entity', ['properties', 'total', 'x-compute', 'value'], {
      if: [{ '!=': [{ var: 'record.price' }, null] }, { var: 'record.price' }, 0],
    }),
    line: 'GEN609 schemas/shop/item.entity.json:87:18 properties.total.x-compute.value shows shop/item.price, which needs shop_price, to readers of "total" without it. Give "total" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'computed value behind one of the two codes that it needs',
    edit: field('worth', {
      'x-type': 'money',
      'x-access': { read: ['shop_manager'], and: ['shop_manager'] },
      'x-compute': { value: { if: [{ '!=': [{ var: 'record.price' }, null] }, { var: 'record.price' }, 0] } },
    }),
    line: 'GEN609 schemas/shop/item.entity.json:122:18 properties.worth.x-compute.value shows shop/item.price, which needs shop_price, to readers of "worth" without it. Give "worth" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'copy that shows a price to everybody',
    edit: put('shop/item-part.entity', ['properties', 'cost'], {
      'x-type': 'money',
      'x-copyFrom': 'item_id.price',
    }),
    line: 'GEN609 schemas/shop/item-part.entity.json:28:21 properties.cost.x-copyFrom shows shop/item.price, which needs shop_price, to readers of "cost" without it. Give "cost" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'transition that shows a price to everybody',
    edit: put('shop/item.workflow', ['transitions', 1, 'set'], { weight: { var: 'record.price' } }),
    line: 'GEN609 schemas/shop/item.workflow.json:48:19 transitions[1].set.weight shows shop/item.price, which needs shop_price, to readers of "weight" without it. Give "weight" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'first state that tells of a price',
    edit: put('shop/item.workflow', ['initial'], [{ when: NEEDS_PRICE, to: 'sold' }, { to: 'new' }]),
    line: 'GEN609 schemas/shop/item.workflow.json:6:15 initial[0].when shows shop/item.price, which needs shop_price, to readers of "state" without it. Give "state" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'state instead of another that tells of a price',
    edit: transition('instead', [{ when: NEEDS_PRICE, to: 'gone' }]),
    line: 'GEN609 schemas/shop/item.workflow.json:34:19 transitions[0].instead[0].when shows shop/item.price, which needs shop_price, to readers of "state" without it. Give "state" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'field that a price empties',
    edit: field('note', { 'x-type': 'text', 'x-visible': NEEDS_PRICE, 'x-onHide': 'clear' }),
    line: 'GEN609 schemas/shop/item.entity.json:113:20 properties.note.x-visible shows shop/item.price, which needs shop_price, to readers of "note" without it. Give "note" the same: "x-access": {"read": ["shop_price"]}.',
  },
  {
    name: 'field that a price demands',
    edit: field('note', { 'x-type': 'text', 'x-required': NEEDS_PRICE }),
    line: 'GEN610 schemas/shop/item.entity.json:113:21 properties.note.x-required tells holders of shop_manager of shop/item.price, which needs shop_price: who may not see it learns it by trying. Write it over fields that they see.',
  },
  {
    name: 'field that a price closes',
    edit: field('note', { 'x-type': 'text', 'x-readonly': NEEDS_PRICE }),
    line: 'GEN610 schemas/shop/item.entity.json:113:21 properties.note.x-readonly tells holders of shop_manager of shop/item.price, which needs shop_price: who may not see it learns it by trying. Write it over fields that they see.',
  },
  {
    name: 'address that shows a price to who may not see it',
    edit: put(
      'shop/item.entity',
      ['x-calls'],
      [{ url: '/item-prices', permissions: ['shop_manager'], by: 'code', fields: { price: 'price' } }],
    ),
    line: 'GEN609 schemas/shop/item.entity.json:120:18 x-calls[0].fields.price shows shop/item.price, which needs shop_price, to holders of shop_manager. Take it out, or let only those ask who may see it.',
  },
  {
    name: 'rule over a price that a writer may not see',
    edit: put('shop/item.entity', ['x-rules', 0, 'reveals'], false),
    line: 'GEN610 schemas/shop/item.entity.json:27:16 x-rules[0].check tells holders of shop_manager of shop/item.price, which needs shop_price: who may not see it learns it by trying. Write it over fields that they see, or say "reveals": true.',
  },
  {
    name: 'guard over a price that who moves it may not see',
    edit: transition('guard', { '!=': [{ var: 'record.price' }, null] }),
    line: 'GEN610 schemas/shop/item.workflow.json:32:16 transitions[0].guard tells holders of shop_manager of shop/item.price, which needs shop_price: who may not see it learns it by trying. Write it over fields that they see, or say "reveals": true.',
  },
];
