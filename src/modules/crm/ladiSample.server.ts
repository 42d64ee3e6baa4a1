import type { Sent } from '#contract/module.ts';
import { toForm } from '#contract/text.ts';
import type { LadiPageField } from '#generated/crm/ladi-page-field.entity.gen.ts';
import type { LadiSampleActionInput, LadiSampleActionResult } from '#generated/crm/ladi-sample.action.gen.ts';
import type { CrmContext } from '#generated/crm/module.gen.server.ts';
import { readPayload } from './payload.ts';

/** What forms call the fields of a lead, without accents, case and signs. */
const NAMES: Readonly<Record<LadiPageField['field'], readonly string[]>> = {
  phone: ['phone', 'phone number', 'tel', 'telephone', 'mobile', 'sdt', 'so dien thoai', 'dien thoai'],
  name: ['name', 'full name', 'fullname', 'your name', 'ten', 'ho ten', 'ho va ten'],
  email: ['email', 'e mail', 'mail'],
  address: ['address', 'dia chi'],
  city: ['city', 'province', 'tinh', 'thanh pho', 'tinh thanh'],
  ward: ['ward', 'phuong', 'xa', 'phuong xa'],
  product: ['product', 'sku', 'combo', 'goi', 'san pham'],
  quantity: ['quantity', 'qty', 'sl', 'so luong'],
  note: ['note', 'message', 'ghi chu', 'loi nhan', 'nhu cau'],
  utm_source: ['utm source'],
  utm_medium: ['utm medium'],
  utm_campaign: ['utm campaign'],
  utm_content: ['utm content'],
  click_id: ['click id', 'fbclid', 'gclid', 'ttclid'],
  form_code: ['form code', 'form id', 'form name'],
  ad_code: ['ad id', 'ad code', 'utm ad id'],
  post_code: ['post id', 'post code'],
  is_partial: ['is partial', 'partial'],
  landing_url: ['landing url', 'url', 'page url', 'link'],
};

/** Rows of the mapping for a sample of what a form sends: a field that has no known name waits to be chosen. */
export function ladiSample(
  { refuse }: CrmContext,
  { sample }: Sent<LadiSampleActionInput>,
): Promise<LadiSampleActionResult> {
  const names = Object.keys(readPayload(sample)).filter((name) => name !== '' && name.length <= 100);
  if (names.length === 0) return refuse('rule.ladi_page.no_sample', 'sample');
  return Promise.resolve({ rows: names.slice(0, 40).map(toRow) });
}

function toRow(incoming: string) {
  const [field = null] = Object.entries(NAMES).find(([, names]) => names.includes(toForm(incoming))) ?? [];
  return { incoming, field, transform: field === 'phone' ? 'digits' : 'trim' };
}
