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
    name: 'transition to an unknown state',
    edit: put('shop/item.workflow', ['transitions', 1, 'to'], 'gon'),
    line: 'GEN604 schemas/shop/item.workflow.json:39:13 transitions[1].to "gon" is no state of this workflow. Did you mean "gone"?',
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
];
