import { grant, type SandboxShop, type SandboxState } from './state.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const page = (title: string, body: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>body{font:16px/1.6 system-ui;max-width:720px;margin:40px auto;padding:0 16px}td{padding:4px 12px 4px 0}</style>
<h1>${title}</h1>${body}`;

const toBack = (redirect: string, answer: Readonly<Record<string, string>>): string => {
  const url = new URL(redirect);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
};

/** Where the seller agrees, or does not. */
export function consentPage(state: SandboxState, redirect: string): string {
  const links = [...state.shops.values()].map((shop) => {
    const back = toBack(redirect, { code: grant(state, shop), shop_id: shop.id });
    return `<li><a href="${escape(back)}">Authorize ${escape(shop.name)} (${shop.id})</a></li>`;
  });
  const no = toBack(redirect, { error: 'access_denied', message: 'The seller did not agree.' });
  return page(
    'Shopee sandbox: authorize',
    `<ul>${links.join('')}<li><a href="${escape(no)}">Do not authorize</a></li></ul>`,
  );
}

/** The ways of an order, as a seller and his buyers go them. */
const NEXT: Readonly<Record<string, readonly string[]>> = {
  UNPAID: ['READY_TO_SHIP', 'CANCELLED'],
  READY_TO_SHIP: ['IN_CANCEL', 'CANCELLED'],
  IN_CANCEL: ['READY_TO_SHIP', 'CANCELLED'],
  PROCESSED: ['SHIPPED', 'IN_CANCEL'],
  SHIPPED: ['TO_CONFIRM_RECEIVE', 'TO_RETURN'],
  TO_CONFIRM_RECEIVE: ['COMPLETED', 'TO_RETURN'],
};

const form = (shop: string, fields: Readonly<Record<string, string>>, label: string): string =>
  `<form method="post" action="/__control/order" style="display:inline"><input type="hidden" name="shop_id" value="${shop}">${Object.entries(
    fields,
  )
    .map(([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`)
    .join('')}<button>${label}</button></form> `;

/** What there is, and what may be done with it. */
export const controlPage = ({ shops, settings }: SandboxState): string =>
  page(
    'Shopee sandbox',
    `<p>Pushes go to ${escape(settings.pushUrl)}.</p>${[...shops.values()].map(shopPart).join('')}`,
  );

function shopPart({ id, name, orders }: SandboxShop): string {
  const rows = [...orders.values()].map(
    ({ order_sn: code, order_status: status }) =>
      `<tr><td>${escape(code)}</td><td>${status}</td><td>${(NEXT[status] ?? [])
        .map((next) => form(id, { order_sn: code, order_status: next }, next))
        .join('')}${form(id, { order_sn: code }, 'push again')}</td></tr>`,
  );
  const sku = `<form method="post" action="/__control/order"><input type="hidden" name="shop_id" value="${id}"><label>SKU <input name="sku" value="SP0001"></label> <button>New order</button></form>`;
  return `<h2>${escape(name)}</h2>${sku}<table>${rows.join('')}</table>`;
}
