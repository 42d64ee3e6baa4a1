import type { Language } from '#contract/session.ts';

/** A text in the three languages. */
export type Words = Readonly<Record<Language, string>>;

/** Texts that every new entity and screen begins with. */
export const WORDS = {
  code: { vi: 'Mã', en: 'Code', zh: '编号' },
  name: { vi: 'Tên', en: 'Name', zh: '名称' },
  note: { vi: 'Ghi chú', en: 'Note', zh: '备注' },
  main: { vi: 'Thông tin', en: 'Details', zh: '信息' },
  manage: { vi: 'Quản lý', en: 'Manage', zh: '管理' },
} as const satisfies Record<string, Words>;

/** `trip_cost`, `trip-cost` → `Trip cost`: the text until somebody writes a better one. */
export function toWords(name: string): string {
  const text = name.replaceAll(/[-_]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text of both, with a space where the language has one: `Manage fleet`, `管理车队`. */
export function joinWords(first: Words, second: Words): Words {
  return {
    vi: `${first.vi} ${toLowerStart(second.vi)}`,
    en: `${first.en} ${toLowerStart(second.en)}`,
    zh: first.zh + second.zh,
  };
}

function toLowerStart(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
