import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aSession } from '../auth/aSession.ts';
import { fakeApi, json } from '../data/fakeApi.ts';
import { openApp } from './openApp.tsx';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['density'];
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(address = '/fleet/trip') {
  fakeApi({ '/me': json(aSession({ permissions: ['trip_manager', 'fuel', 'shop_list'] })) });
  const router = await openApp(address, 'tok');
  await waitFor(() => expect(document.querySelector('[data-menu=TripList]')).toBeTruthy());
  return router;
}

const press = (key: string, more: KeyboardEventInit = {}, on: Element | Window = window) =>
  act(() => void fireEvent.keyDown(on, { key, ...more }));
const palette = () => document.querySelector('[data-control=palette]');
const help = () => document.querySelector('[data-control=keys]');
const options = () => screen.getAllByRole('option').map((option) => option.dataset['command']);

describe('the palette', () => {
  it('opens by Ctrl+K also while something is typed, and finds a screen without its accents', async () => {
    const router = await open('/fleet/note');
    press('k', { ctrlKey: true }, await screen.findByRole('textbox'));
    const input = await screen.findByRole('combobox');
    expect(options()).toEqual(['/', '/fleet/trip', '/fuel/list', '/shop/list']);
    fireEvent.change(input, { target: { value: 'chuyen' } });
    expect(options()).toEqual(['/fleet/trip']);
    press('Enter', {}, input);
    await waitFor(() => expect(router.state.location.pathname).toBe('/fleet/trip'));
    await waitFor(() => expect(palette()).toBeNull());
  });

  it('is walked by the arrow keys, round and round', async () => {
    const router = await open();
    press('k', { ctrlKey: true });
    const input = await screen.findByRole('combobox');
    const active = () => document.querySelector('[aria-selected=true]')?.getAttribute('data-command');
    const first = active();
    press('ArrowUp', {}, input);
    expect(active()).toBe('/shop/list');
    press('ArrowDown', {}, input);
    expect(active()).toBe(first);
    press('ArrowUp', {}, input);
    press('Enter', {}, input);
    await waitFor(() => expect(router.state.location.pathname).toBe('/shop/list'));
  });

  it('leaves the keys to an input method that composes', async () => {
    const router = await open();
    press('k', { ctrlKey: true });
    const input = await screen.findByRole('combobox');
    press('Enter', { isComposing: true }, input);
    expect(palette()).toBeTruthy();
    expect(router.state.location.pathname).toBe('/fleet/trip');
  });

  it('says that nothing was found', async () => {
    await open();
    press('k', { ctrlKey: true });
    fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'không có gì' } });
    expect(screen.queryByRole('option')).toBeNull();
    expect(palette()?.textContent).toContain('kit.shell.palette_nothing');
  });
});

describe('the help of keys', () => {
  it('opens by ?, but not where a ? is typed', async () => {
    await open('/fleet/note');
    press('?', {}, await screen.findByRole('textbox'));
    expect(help()).toBeNull();
    press('?');
    await waitFor(() => expect(help()?.textContent).toContain('kit.shell.key_palette'));
  });
});

describe('how it looks', () => {
  const choose = async (action: string) => {
    act(() => document.querySelector<HTMLElement>(`[data-action=${action}]`)?.click());
    await waitFor(() => expect(document.querySelector(`[data-action=${action}]`)).toBeTruthy());
  };

  it('rows are standard, compact or comfortable; the choice is kept in this browser', async () => {
    await open();
    act(() => document.querySelector<HTMLElement>('[data-control=more]')?.click());
    for (const density of ['compact', 'comfortable', 'standard', 'compact']) {
      await choose('density');
      expect(document.documentElement.dataset['density']).toBe(density);
    }
    expect(localStorage.getItem('khuon.density')).toBe('compact');
  });

  it('is light, dark or what the device says; the choice is kept in this browser', async () => {
    await open();
    act(() => document.querySelector<HTMLElement>('[data-control=more]')?.click());
    for (const scheme of ['light', 'dark', 'system']) {
      await choose('scheme');
      expect(localStorage.getItem('khuon.scheme')).toBe(scheme);
    }
    await choose('scheme');
    await choose('scheme');
    expect(document.documentElement.dataset['colorScheme']).toBe('dark');
  });

  it('the drawer is made narrow, and stays so', async () => {
    await open();
    act(() => document.querySelector<HTMLElement>('[data-control=menu]')?.click());
    const item = () => document.querySelector('[data-menu=TripList]');
    expect([item()?.textContent, item()?.getAttribute('aria-label')]).toEqual(['', 'Chuyến xe']);
    cleanup();
    await open();
    expect(item()?.getAttribute('aria-label')).toBe('Chuyến xe');
  });
});
