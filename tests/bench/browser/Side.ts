/** One of the two apps, as the measurements see it. */
export interface Side {
  url: string;
  /** Name and value that a signed-in browser stores. */
  session: { name: string; value: string };
  /** Part of the name of a script that does not count: it is lazy. */
  lazyScript?: string;
  /** Addresses of the list of orders. */
  orders: string;
  ordersOf25: string;
  ordersOf100: string;
  /** Selectors. */
  row: string;
  loginButton: string;
  menu: { orders: string; staff: string };
  staffRow: string;
  /** What opens the first order, and an input of its form. */
  openFirst: string;
  formInput: string;
  /** The header's button of a column. */
  sort: (column: string) => string;
  tick: string;
  /** Says how many rows are ticked. */
  ticked: string;
  filter: string;
  nextPage: string;
  chooser: string;
  chooserBox: string;
  /** Ticked rows first: opens a dialog, and closes it. */
  dialog?: { open: string; close: string };
}

const QUERY = 'page=1&sort=created_at&order=DESC';
const OURS_QUERY = `${QUERY}&filter=${encodeURIComponent('{"viewMode":"order"}')}`;

export function createOurs(url: string, token: string): Side {
  return {
    url,
    session: { name: 'khuon.token', value: token },
    lazyScript: '/esm-',
    orders: '/orders/list',
    ordersOf25: `/orders/list?${OURS_QUERY}&perPage=25`,
    ordersOf100: `/orders/list?${OURS_QUERY}&perPage=100`,
    row: '[data-screen="orders/list"] tr[data-row]',
    loginButton: 'button[type="submit"]',
    menu: { orders: '[data-menu="OrderList"]', staff: '[data-menu="AdministrationEmployee"]' },
    staffRow: '[data-screen="administration/employee"] tr[data-row]',
    openFirst: 'tr[data-row] [data-field="customer_order_id"] a',
    formInput: '[data-screen="orders/detail"] [data-input="receiver_name"] input',
    sort: (column) => `th[data-field="${column}"] button`,
    tick: 'tr[data-row] input[type="checkbox"]',
    ticked: '[data-control="selected"]',
    filter: '[data-filter="customer_order_id"] input',
    nextPage: '.kl-pages button[aria-current="page"] + button',
    chooser: '[data-control="columns"]',
    chooserBox: '[data-column="receiver_city"] input',
    dialog: { open: '.kl-selection [data-action="hold"]', close: '[role="dialog"] button[type="button"]' },
  };
}

export function createMin(url: string, token: string): Side {
  return {
    url,
    session: { name: 'min.token', value: token },
    orders: '/#/orders',
    ordersOf25: `/#/orders?${QUERY}&perPage=25`,
    ordersOf100: `/#/orders?${QUERY}&perPage=100`,
    row: 'tbody tr.RaDatagrid-row:has(.column-cod_amount)',
    loginButton: 'button[type="submit"]',
    menu: { orders: 'a[href="#/orders"]', staff: 'a[href="#/staff"]' },
    staffRow: '.staff-list tbody tr.RaDatagrid-row',
    openFirst: 'tbody tr.RaDatagrid-row .column-receiver_name',
    formInput: '.order-edit input[name="receiver_name"]',
    sort: (column) => `th.column-${column} [data-field="${column}"]`,
    tick: 'tbody tr.RaDatagrid-row input[type="checkbox"]',
    ticked: '.RaBulkActionsToolbar-title',
    filter: 'input[name="customer_order_id"]',
    nextPage: 'button[aria-label="Go to next page"]',
    chooser: 'button:has-text("Columns"):visible',
    chooserBox: '.MuiPopover-paper li:nth-child(9) input',
  };
}
