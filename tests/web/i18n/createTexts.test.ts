import { beforeEach, expect, it, vi } from 'vitest';
import english from '#generated/built/_shared/messages.en.gen.ts';
import { createTexts } from '#web/i18n/createTexts.ts';
import { readLanguage } from '#web/i18n/language.ts';

const texts = (messages: Record<string, string>) => vi.fn(async () => ({ default: messages }));

function sources() {
  return {
    _shared: {
      vi: texts({ 'messages.busy': 'Bận', 'messages.is_empty': '{{label}} trống' }),
      en: texts({ 'messages.busy': 'Busy' }),
      zh: texts({}),
    },
    fleet: { vi: texts({ 'trip.fee': 'Cước' }), en: texts({ 'trip.fee': 'Fee' }), zh: texts({}) },
  };
}

beforeEach(() => localStorage.clear());

it('loads one language, and a module when it is wanted', async () => {
  const files = sources();
  const { provider, load } = await createTexts(files, 'vi');
  expect(provider().translate('trip.fee')).toBe('trip.fee');
  await load(['fleet']);
  await load(['fleet']);
  expect(provider().translate('trip.fee')).toBe('Cước');
  expect(files.fleet.vi).toHaveBeenCalledTimes(1);
  expect(files._shared.en).not.toHaveBeenCalled();
});

it('keeps the keys flat and fills placeholders as they are', async () => {
  const { provider } = await createTexts(sources(), 'vi');
  expect(provider().translate('messages.is_empty', { label: '<b>Cước & phí</b>' })).toBe(
    '<b>Cước & phí</b> trống',
  );
  expect(provider().translate('ra.action.save')).toBe('Lưu');
});

it('says a single day as one in English', async () => {
  const files = sources();
  files._shared.en = texts(english);
  const { provider } = await createTexts(files, 'en');
  expect(provider().translate('kit.list.last_days', { count: 7 })).toBe('Last 7 days');
  expect(provider().translate('kit.list.last_days', { count: 1 })).toBe('Today');
});

it('resolves an error key without its prefix (readings)', async () => {
  const { provider } = await createTexts(sources(), 'vi');
  expect(provider().translate('busy')).toBe('Bận');
  expect(provider().translate('no_such_key')).toBe('no_such_key');
});

it('changes the language for everything loaded, stores it and gives a new provider', async () => {
  const { provider, load, language, subscribe } = await createTexts(sources(), 'vi');
  await load(['fleet']);
  const before = provider();
  const listener = vi.fn();
  subscribe(listener);
  await before.changeLocale('en');
  expect(provider()).not.toBe(before);
  expect(provider().translate('trip.fee')).toBe('Fee');
  expect([language(), readLanguage(), document.documentElement.lang]).toEqual(['en', 'en', 'en']);
  expect(listener).toHaveBeenCalledTimes(1);
});

it('asks again for a file that could not be read', async () => {
  const files = sources();
  files.fleet.vi.mockRejectedValueOnce(new Error('offline'));
  const { load, provider } = await createTexts(files, 'vi');
  await expect(load(['fleet'])).rejects.toThrow('offline');
  await load(['fleet']);
  expect(provider().translate('trip.fee')).toBe('Cước');
});

it('starts in Vietnamese when nothing known is stored', () => {
  localStorage.setItem('khuon.language', 'fr');
  expect(readLanguage()).toBe('vi');
});
