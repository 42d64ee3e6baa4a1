import { expect, it } from 'vitest';
import en from '#web/i18n/ra.en.ts';
import vi from '#web/i18n/ra.vi.ts';
import zh from '#web/i18n/ra.zh.ts';

const base = (key: string) => key.replace(/_(one|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '');

/** What English says under a key, in all its plural forms. */
const english = new Map<string, string>();
for (const [key, text] of Object.entries(en))
  english.set(base(key), `${english.get(base(key)) ?? ''} ${text}`);

it.each([
  ['vi', vi],
  ['zh', zh],
])('has every text of react-admin in %s, and no other', (_language, pack) => {
  expect(Object.keys(pack).sort()).toEqual([...english.keys()].sort());
});

it.each([
  ['vi', vi],
  ['zh', zh],
])('fills only placeholders that react-admin gives, in %s', (_language, pack) => {
  const wrong = Object.entries(pack).filter(([key, text]) =>
    placeholders(text).some((name) => !placeholders(english.get(key) ?? '').includes(name)),
  );
  expect(wrong).toEqual([]);
});
