import { beforeEach, expect, it, vi } from 'vitest';
import { forgetOthers } from '#web/auth/forgetOthers.ts';
import { aSession } from './aSession.ts';

beforeEach(() => localStorage.clear());

const open = () => ({ store: { reset: vi.fn() }, queryClient: { clear: vi.fn() } });

it('keeps everything while the same person signs in again', () => {
  const traces = open();
  forgetOthers(aSession({ identity_id: 2 }), traces);
  localStorage.setItem('khuon.draft.1.2.orders/create.new', '{}');
  forgetOthers(aSession({ identity_id: 2 }), traces);
  expect(traces.store.reset).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('khuon.draft.1.2.orders/create.new')).toBe('{}');
});

it('clears answers, filters and drafts of the person before, not those of the one who comes', () => {
  const traces = open();
  forgetOthers(aSession({ identity_id: 2 }), traces);
  localStorage.setItem('khuon.draft.1.2.orders/create.new', '{}');
  localStorage.setItem('khuon.draft.1.3.orders/create.new', '{}');
  localStorage.setItem('khuon.language', 'vi');
  forgetOthers(aSession({ identity_id: 3 }), traces);
  expect(traces.store.reset).toHaveBeenCalledTimes(2);
  expect(traces.queryClient.clear).toHaveBeenCalledTimes(2);
  expect(Object.keys(localStorage).sort()).toEqual([
    'khuon.draft.1.3.orders/create.new',
    'khuon.identity',
    'khuon.language',
  ]);
});
