import { all, put, transition } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const told = { key: 'item_low', type: 2, severity: 'warning', to: [] };
const declare = (change: object, module = 'shop') =>
  put(`${module}/module`, ['notifications'], [{ ...told, ...change }]);
const say = (key: string, text: string) =>
  all(...['vi', 'en', 'zh'].map((language) => put(`shop/messages.${language}`, [key], text)));

const topic = (name: string, codes: readonly string[] = [], module = 'shop') =>
  put(`${module}/module`, ['topics'], { [name]: { permissions: codes } });

/** The registry of notifications, and topics. Each gives exactly one line. */
export const notifications: readonly ProblemCase[] = [
  {
    name: 'notification with a number that the wire does not know',
    edit: declare({ type: 5 }),
    line: 'GEN104 schemas/shop/module.json:32:15 notifications[0].type is 5, but can be 1, 2, 3, 4, 11, 12, 13, 14, 15, 16, 98, 99.',
  },
  {
    name: 'notification that leads nowhere',
    edit: declare({ link: '/shop/item' }),
    line: 'GEN206 schemas/shop/module.json:35:15 notifications[0].link "/shop/item" leads to no screen. Did you mean "/shop/items"?',
  },
  {
    name: 'notification for holders of no code',
    edit: declare({ to: ['item_manger'] }),
    line: 'GEN606 schemas/shop/module.json:35:9 notifications[0].to[0] "item_manger" is no permission of any module.json. There is shop_manager, shop_price.',
  },
  {
    name: 'notification declared twice',
    edit: all(declare({}), declare({}, 'people')),
    line: 'GEN301 schemas/shop/module.json:31:14 notifications[0].key "item_low" is declared in schemas/people/module.json already.',
  },
  {
    name: 'transition that tells of nothing declared',
    edit: all(declare({}), transition('notify', { type: 'item_los' })),
    line: 'GEN218 schemas/shop/item.workflow.json:33:17 transitions[0].notify.type "item_los" is no notification of any module.json. Did you mean "item_low"?',
  },
  {
    name: 'transition that does not say which account hears it',
    edit: all(declare({ to: 'account' }), transition('notify', { type: 'item_low' })),
    line: 'GEN218 schemas/shop/item.workflow.json:32:17 transitions[0].notify does not say which account hears "item_low". Name the field of the record that holds the account in "to".',
  },
  {
    name: 'transition that names somebody beside the registry',
    edit: all(declare({}), transition('notify', { type: 'item_low', to: 'created_by' })),
    line: 'GEN218 schemas/shop/item.workflow.json:34:15 transitions[0].notify.to stands beside the "to" of "item_low". Leave it out.',
  },
  {
    name: 'transition that tells somebody who is no account',
    edit: all(declare({ to: 'account' }), transition('notify', { type: 'item_low', to: 'name' })),
    line: 'GEN218 schemas/shop/item.workflow.json:34:15 transitions[0].notify.to "name" holds no account.',
  },
  {
    name: 'text of a transition with a value that not everybody may read',
    edit: all(
      declare({}),
      transition('notify', { type: 'item_low' }),
      say('notification.item_low', '{{name}}: {{price}}'),
    ),
    line: 'GEN218 schemas/shop/item.workflow.json:33:17 transitions[0].notify.type names {{price}} in its text, which not everybody may read who hears it.',
  },
  {
    name: 'text of a transition with a value that it cannot show',
    edit: all(
      declare({}),
      transition('notify', { type: 'item_low' }),
      say('notification.item_low', '{{name}}: {{state}}'),
    ),
    line: 'GEN218 schemas/shop/item.workflow.json:33:17 transitions[0].notify.type names {{state}} in its text, a value of type enum, which a text cannot show.',
  },
  {
    name: 'topic for holders of no code',
    edit: topic('item-moved', ['shop_manger']),
    line: 'GEN606 schemas/shop/module.json:32:9 topics.item-moved.permissions[0] "shop_manger" is no permission of any module.json. Did you mean "shop_manager"?',
  },
  {
    name: 'topic declared twice',
    edit: all(topic('item-moved'), topic('item-moved', [], 'people')),
    line: 'GEN301 schemas/shop/module.json:30:5 topics.item-moved is declared in schemas/people/module.json already.',
  },
];
