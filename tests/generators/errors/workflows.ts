import { all, put, transition } from './edits.ts';
import type { ProblemCase } from './edits.ts';

/** Workflows and permissions. Each gives exactly one line. */
export const workflows: readonly ProblemCase[] = [
  {
    name: 'state that is no value of the enum',
    edit: all(
      put('shop/item.workflow', ['states', 'lost'], {}),
      transition('from', ['new', 'lost']),
      put(
        'shop/item.workflow',
        ['initial'],
        [{ when: { '!=': [{ var: 'record.price' }, null] }, to: 'lost' }, { to: 'new' }],
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
    name: 'transition to an unknown state',
    edit: put('shop/item.workflow', ['transitions', 1, 'to'], 'gon'),
    line: 'GEN604 schemas/shop/item.workflow.json:39:13 transitions[1].to "gon" is no state of this workflow. Did you mean "gone"?',
  },
  {
    name: 'transition that may lead to an unknown state instead',
    edit: transition('instead', [{ when: { '!=': [{ var: 'record.price' }, null] }, to: 'gon' }]),
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
