import type { AppModel, ScreenDefinition } from '#web/app/AppModel.ts';

const texts = (messages: Record<string, string>) => {
  const load = async () => ({ default: messages });
  return { vi: load, en: load, zh: load };
};

const page = (text: string) => async () => ({ default: () => <p>{text}</p> });

function screen(
  path: string,
  permissions: readonly string[],
  change: Partial<ScreenDefinition> = {},
): ScreenDefinition {
  const kind = 'list' as const;
  return {
    screen: path.slice(1),
    path,
    kind,
    module: 'fleet',
    texts: ['fleet'],
    permissions,
    load: page(path),
    ...change,
  };
}

/** An app of a few screens: the tab `fleet` with a module drawn under it, a gated shop, a public page. */
export const tinyApp: AppModel = {
  modules: [
    {
      name: 'shop',
      icon: 'pos',
      order: 30,
      gate: 'is_active_pos',
      menu: [
        { group: 'sales', items: [{ name: 'ShopList', route: '/shop/list', permissions: ['shop_list'] }] },
      ],
    },
    {
      name: 'fleet',
      icon: 'truck',
      order: 10,
      menu: [
        {
          group: 'trips',
          items: [{ name: 'TripList', route: '/fleet/trip', permissions: ['trip_manager'] }],
        },
      ],
    },
    {
      name: 'fuel',
      icon: 'tag',
      order: 11,
      tab: 'fleet',
      menu: [
        {
          group: 'trips',
          items: [
            { name: 'FuelList', route: '/fuel/list', permissions: ['fuel', 'fuel_view'], icon: 'list' },
            { name: 'FuelNobody', route: '/fuel/nobody', permissions: null },
          ],
        },
      ],
    },
    {
      name: 'dealer',
      icon: 'dc',
      order: 40,
      gate: 'dc_id_distributor',
      menu: [{ group: 'dealers', items: [{ name: 'DealerList', route: '/dealer', permissions: [] }] }],
    },
  ],
  screens: [
    screen('/fleet/trip', ['trip_manager']),
    screen('/fleet/trip/:id', ['trip_manager'], { screen: 'fleet/trip-detail' }),
    screen('/fleet/trip/create', ['trip_manager'], { screen: 'fleet/trip-create' }),
    screen('/fleet/note', [], { load: async () => ({ default: () => <input /> }) }),
    screen('/fuel/list', ['fuel', 'fuel_view']),
    screen('/shop/list', ['shop_list']),
    screen('/hello', [], { public: true }),
  ],
  resources: [{ name: 'trip', display: [{ field: 'plate' }] }],
  reports: [],
  dialogs: {},
  messages: {
    _shared: texts({
      'kit.shell.denied_title': 'Không có quyền',
      'kit.shell.ask_whom': 'Hỏi: {{names}}',
      'kit.shell.denied_screen': '{{screen}} cần quyền: {{rights}}',
      'kit.shell.not_found_title': 'Không tìm thấy',
      'menu.Dashboard': 'Trang chủ',
      'kit.auth.sign_in': 'Đăng nhập',
    }),
    fleet: texts({
      'menu.TripList': 'Chuyến xe',
      'module.fleet': 'Đội xe',
      'permission.trip_manager': 'Quản lý chuyến',
      'screen.fleet/trip.title': 'Chuyến xe',
    }),
    shop: texts({}),
    fuel: texts({}),
    dealer: texts({}),
  },
};
