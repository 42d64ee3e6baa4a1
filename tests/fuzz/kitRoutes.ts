import { model } from '#generated/server.gen.ts';
import type { Draft, FuzzRoute } from './FuzzRequest.ts';
import { toRoute } from './toRoute.ts';
import type { World } from './World.ts';

/** Routes that stand in no schema. */
export function kitRoutes(): FuzzRoute[] {
  return [
    toRoute('GET /health', () => ({ path: '/health' })),
    toRoute('GET /openapi.json', () => ({ path: '/openapi.json' })),
    { ...toRoute('POST /login', login), ownKeys: ['token'] },
    toRoute('POST /me', () => ({ path: '/me', body: {} })),
    {
      ...toRoute('POST /logout', () => ({ path: '/logout', body: {} })),
      user: 'throwaway',
      isChanging: true,
    },
    toRoute('GET /sessions', () => ({ path: '/sessions' })),
    { ...toRoute('DELETE /sessions/:id', endSession), isChanging: true },
    { ...toRoute('POST /change-password', changePassword), user: 'throwaway', isChanging: true },
    toRoute('POST /fast-statistics', () => ({ path: '/fast-statistics', body: {} })),
    toRoute('POST /notifications', ({ random }) => ({
      path: '/notifications',
      body: random.pick<object>([{}, { type: 1 }, { status: 0 }]),
    })),
    toRoute('POST /notifications/read', () => ({ path: '/notifications/read', body: { ids: [1, 2] } })),
    toRoute('POST /get-custom-view', ({ random }) => ({
      path: '/get-custom-view',
      body: { type: random.pick(model.lists).screen },
    })),
    { ...toRoute('POST /save-custom-view', saveView), isChanging: true },
    toRoute('POST /list-settings', ({ random }) => ({
      path: '/list-settings',
      body: { type: random.pick(model.lists).screen },
    })),
    { ...toRoute('POST /save-view', keepView), isChanging: true },
    { ...toRoute('POST /default-view', chooseView), isChanging: true },
    { ...toRoute('POST /delete-view', removeView), isChanging: true },
    { ...toRoute('POST /save-column-width', saveWidth), isChanging: true },
    {
      ...toRoute('POST /upload-image', () => ({ path: '/upload-image', raw: upload(PNG) })),
      isChanging: true,
    },
    {
      ...toRoute('POST /upload-file', () => ({ path: '/upload-file', raw: upload(PNG, 'order.images') })),
      isChanging: true,
    },
    toRoute('POST /record-history', (world) => ({
      path: '/record-history',
      body: { entity: 'order', id: world.target('order') },
    })),
    toRoute('POST /record-people', (world) => ({
      path: '/record-people',
      body: { entity: 'order', id: world.target('order'), q: 'lan' },
    })),
    toRoute('POST /company-history', () => ({ path: '/company-history', body: {} })),
    {
      ...toRoute('POST /record-note', (world) => ({
        path: '/record-note',
        body: { entity: 'order', id: world.target('order'), text: 'Khách hẹn nhận buổi chiều' },
      })),
      isChanging: true,
    },
    {
      ...toRoute('POST /record-prints', (world) => ({
        path: '/record-prints',
        body: { document: 'parcel-label', ids: [world.target('order')] },
      })),
      isChanging: true,
    },
    {
      ...toRoute('POST /print-pdf', (world) => ({
        path: '/print-pdf',
        body: { document: 'parcel-label', ids: [world.target('order')], reprint_reason: 'Tờ in bị nhòe' },
      })),
      isChanging: true,
    },
    toRoute('POST /file-facts', () => ({ path: '/file-facts', body: { paths: ['files/x'] } })),
    toRoute('GET /files/:id', findFile),
    toRoute('POST /download-export-excel-file', findExport),
    toRoute('POST /exports', () => ({ path: '/exports', body: {} })),
    { ...toRoute('POST /cancel-export', findRunningExport), isChanging: true },
  ];
}

/** One pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

function upload(bytes: Buffer, field?: string): NonNullable<Draft['raw']> {
  const before =
    field === undefined ? '' : `--edge\r\ncontent-disposition: form-data; name="field"\r\n\r\n${field}\r\n`;
  const head =
    before +
    '--edge\r\ncontent-disposition: form-data; name="file"; filename="ảnh.png"\r\ncontent-type: image/png\r\n\r\n';
  return {
    bytes: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    type: 'multipart/form-data; boundary=edge',
  };
}

/** Wrong guesses slow a name down: each name gets few. */
function login({ random }: World): Draft {
  const username = random.chance(0.5) ? 'office' : `nobody${random.int(1, 1e6)}`;
  return { path: '/login', body: { username, password: 'demo-1234' } };
}

function changePassword(): Draft {
  return { path: '/change-password', body: { old_password: 'demo-1234', new_password: 'demo-12345' } };
}

/** A session of the administrator that is not the run's own. */
async function endSession(world: World): Promise<Draft> {
  const caller = await world.server.login('admin');
  const { rows } = (await caller.send('GET', '/sessions')).json as {
    rows: { id: number; is_current: boolean }[];
  };
  return { path: `/sessions/${rows.find((row) => row.is_current)?.id ?? 0}` };
}

function keepView({ random }: World): Draft {
  const list = random.pick(model.lists);
  const name = `Bộ lọc ${random.int(1, 1e9)}`;
  const state = { filters: {}, sort: list.sort, columns: [list.columns[0]?.key] };
  return { path: '/save-view', body: { type: list.screen, name, is_shared: random.chance(0.5), state } };
}

function chooseView(world: World): Draft | Promise<Draft> {
  const type = world.random.pick(model.lists).screen;
  return world.random.chance(0.5)
    ? { path: '/default-view', body: { type } }
    : findView(world, '/default-view');
}

function removeView(world: World): Promise<Draft> {
  return findView(world, '/delete-view');
}

/** A view of the administrator; none is there until one was kept. */
async function findView(world: World, path: string): Promise<Draft> {
  const type = world.random.pick(model.lists).screen;
  const caller = await world.server.login('admin');
  const { views } = (await caller.post('/list-settings', { type })).json as { views: { id: number }[] };
  return { path, body: { type, id: views[0]?.id ?? 1 } };
}

function saveWidth({ random }: World): Draft {
  const list = random.pick(model.lists);
  const body = { type: list.screen, name: random.pick(list.columns).key, width: random.int(40, 300) };
  return { path: '/save-column-width', body };
}

function saveView({ random }: World): Draft {
  const list = random.pick(model.lists);
  const body = { type: list.screen, name: random.pick(list.columns).key, status: random.int(0, 1) };
  return { path: '/save-custom-view', body: random.chance(0.5) ? body : { ...body, position: 3 } };
}

/** A picture of the first company. */
async function findFile(world: World): Promise<Draft> {
  const file = await savePicture(world);
  return { path: `/files/${file.publicId}` };
}

function savePicture({ server }: World) {
  return server.open.files.saveBytes(server.db.forTenant(1), 1, PNG, {
    mediaType: 'image/png',
    widthPx: 1,
    heightPx: 1,
    class: 'private',
    name: 'ảnh.png',
    createdBy: 1,
  });
}

/** An export of the administrator that waits. */
async function findRunningExport(world: World): Promise<Draft> {
  const filename = `don-hang-${world.random.int(1, 1e9)}.xlsx`;
  await world.run(
    `insert into khuon_export (customer_id, account_id, filename, screen, request, language)
select a.customer_id, a.id, $1, $2, '{}', 'vi' from account a where a.username = 'admin' on conflict do nothing`,
    [filename, model.lists[0]?.screen],
  );
  return { path: '/cancel-export', body: { filename } };
}

/** An export of the administrator that is ready. */
async function findExport(world: World): Promise<Draft> {
  const { id } = await savePicture(world);
  const [list] = model.lists;
  const filename = `don-hang-${world.random.int(1, 1e9)}.xlsx`;
  await world.run(
    `insert into khuon_export (customer_id, account_id, filename, screen, request, language, state, content, file_id)
select a.customer_id, a.id, $1, $2, '{}', 'vi', 'ready', jsonb_build_object('mode', $4::text, 'columns', '[]'::jsonb, 'unmasked', '[]'::jsonb, 'holdings', '{}'::jsonb), $3 from account a where a.username = 'admin' on conflict do nothing`,
    [filename, list?.screen, id, list?.viewModes[0]?.key ?? 'default'],
  );
  return { path: '/download-export-excel-file', body: { filename } };
}
