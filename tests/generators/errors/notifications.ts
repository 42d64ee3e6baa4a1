import { all, put } from './edits.ts';
import type { ProblemCase } from './edits.ts';

const told = { key: 'item_low', type: 2, severity: 'warning', to: [] };
const declare = (change: object, module = 'shop') =>
  put(`${module}/module`, ['notifications'], [{ ...told, ...change }]);

/** The registry of notifications. Each gives exactly one line. */
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
];
