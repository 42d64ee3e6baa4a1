// Generated from schemas/system/account.seed.json. Edit that file and run `npm run generate`.
import type { SeedModel } from '#contract/seed.ts';

export const accountSeed: SeedModel = {
  entity: 'account',
  rows: {
    demo: [
      {
        $key: 'admin', username: 'admin', password: 'demo-1234', display_name: 'Nguyễn Minh Quân', status: 1,
        is_main: true, self_registered: false, language: 'vi', phone: '0912345601',
        permissions: { const: ['super_admin'] }, warehouse_ids: ['hn', 'hcm', 'dn'], pos_ids: ['hk', 'q1', 'hc'],
      },
      {
        $key: 'warehouse', username: 'warehouse', password: 'demo-1234', display_name: 'Trần Văn Hùng', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345602', role_ids: ['warehouse'],
        permissions: { const: [] }, warehouse_ids: ['hn', 'hcm'],
      },
      {
        $key: 'crm', username: 'crm', password: 'demo-1234', display_name: 'Lê Thị Mai', status: 1, is_main: false,
        self_registered: false, language: 'vi', phone: '0912345603', role_ids: ['crm'], permissions: { const: [] },
        warehouse_ids: ['hn', 'hcm'],
      },
      {
        $key: 'cashier', username: 'cashier', password: 'demo-1234', display_name: 'Phạm Ngọc Ánh', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345604', role_ids: ['cashier'],
        permissions: { const: [] }, warehouse_ids: ['hn', 'hcm'], pos_ids: ['hk'],
      },
      {
        $key: 'manager', username: 'manager', password: 'demo-1234', display_name: 'Đặng Thị Hồng', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345605', role_ids: ['manager'],
        permissions: { const: [] }, warehouse_ids: ['hn', 'hcm'],
      },
      {
        $key: 'distributor', username: 'distributor', password: 'demo-1234', display_name: 'Võ Đức Thịnh', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345606', role_ids: ['distributor'],
        permissions: { const: [] },
      },
      {
        $key: 'production', username: 'production', password: 'demo-1234', display_name: 'Bùi Thị Lan', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345607', role_ids: ['production'],
        permissions: { const: [] }, warehouse_ids: ['hn', 'hcm'],
      },
      {
        $key: 'office', username: 'office', password: 'demo-1234', display_name: 'Hoàng Gia Bảo', status: 1,
        is_main: false, self_registered: false, language: 'vi', phone: '0912345608', role_ids: ['office'],
        permissions: { const: [] },
      },
      {
        $key: 'nobody', username: 'nobody', password: 'demo-1234', display_name: 'Đỗ Anh Tú', status: 1, is_main: false,
        self_registered: false, language: 'vi', phone: '0912345609', permissions: { const: [] },
      },
      {
        $key: 'owner', username: 'owner', password: 'demo-1234', display_name: 'Ngô Thanh Tâm', status: 1,
        is_main: true, self_registered: false, language: 'vi', phone: '0912345610',
        permissions: { const: ['customer_account', 'timekeeping_manager', 'nsca_stamp', 'administration_employee'] },
        warehouse_ids: ['hn', 'hcm'], pos_ids: ['hk', 'q1'],
      },
    ],
    other: [
      {
        $key: 'other', username: 'other', password: 'demo-1234', display_name: 'Phan Quốc Việt', status: 1,
        is_main: true, self_registered: false, language: 'vi', phone: '0912345611',
        permissions: { const: ['super_admin'] }, warehouse_ids: ['hp'], pos_ids: ['nq'],
      },
    ],
  },
  count: { demo: 30 },
  fields: {
    display_name: { name: 'person' }, username: { sequence: { prefix: 'staff', digits: 3, from: 1 } },
    phone: { phone: true }, email: { email: 'display_name' }, status: { weighted: [[1, 24], [0, 4], [2, 2]] },
    is_main: false, self_registered: { chance: 0.2 }, language: 'vi', permissions: { const: [] },
    role_ids: { pick: [['warehouse']] }, warehouse_ids: { links: [1, 1] },
    last_login_at: { ago: [0, 30], if: { status: [1] } }, created_at: { ago: [60, 720] },
  },
};
