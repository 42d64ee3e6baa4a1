import Dialog from '@mui/material/Dialog';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { CoreAdminContext, useNotify } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { theme } from '#web/app/theme.ts';
import * as sounds from '#web/feedback/sounds.ts';
import { Toasts } from '#web/feedback/Toasts.tsx';

const playSound = vi.spyOn(sounds, 'playSound').mockReturnValue();

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  playSound.mockClear();
  vi.useRealTimers();
});

const speaker: { notify?: ReturnType<typeof useNotify> } = {};
function Speaker() {
  const notify = useNotify();
  useEffect(() => {
    speaker.notify = notify;
  }, [notify]);
  return null;
}

function open(): void {
  render(
    <ThemeProvider theme={theme}>
      <CoreAdminContext>
        <Speaker />
        <Toasts />
      </CoreAdminContext>
    </ThemeProvider>,
  );
}

const say = (text: string, type: 'success' | 'info' | 'warning' | 'error') =>
  act(() => speaker.notify?.(text, { type }));
/** In steps: what a timer changes is drawn before the next one runs. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}
const shown = () => document.querySelector<HTMLElement>('[data-toast]');
const texts = () => [...document.querySelectorAll('.MuiAlert-message')].map(({ textContent }) => textContent);
const text = () => texts()[0];
const region = (live: 'polite' | 'assertive') => document.querySelector(`[aria-live=${live}]`);

describe('toasts', () => {
  it('are heard while a dialog is open, which hides what stands beside it', async () => {
    vi.useRealTimers();
    open();
    render(
      <Dialog open>
        <p>which is asked</p>
      </Dialog>,
    );
    await waitFor(() => expect(document.body.firstElementChild?.getAttribute('aria-hidden')).toBe('true'));
    say('heard', 'error');
    await waitFor(() => expect(shown()?.closest('[aria-hidden=true]')).toBeNull());
    expect(region('assertive')?.textContent).toContain('heard');
  });

  it('come at once, although older ones stand, and go by themselves', async () => {
    open();
    say('an old error', 'error');
    await pass(1_000);
    say('saved elsewhere', 'info');
    await pass(100);
    expect(texts().toSorted()).toEqual(['an old error', 'saved elsewhere']);
    await pass(5_000);
    expect(texts()).toEqual(['an old error']);
    say('look at this', 'warning');
    await pass(100);
    expect(texts()).toEqual(['an old error', 'look at this']);
    await pass(10_000);
    expect(texts()).toEqual([]);
  });

  it('of many the newest stand, the older ones are counted, wait, and sound no second time', async () => {
    open();
    for (const one of ['1', '2', '3', '4', '5']) say(one, 'warning');
    await pass(100);
    expect(texts()).toEqual([expect.stringMatching(/^3.*kit.toast.waiting/), '4', '5']);
    const sounds = playSound.mock.calls.length;
    for (let closed = 0; closed < 3; closed += 1) {
      fireEvent.click([...document.querySelectorAll('[data-toast] button')].at(-1) ?? document.body);
      await pass(500);
    }
    expect(texts()).toEqual(['1', '2']);
    expect(playSound.mock.calls.length).toBe(sounds);
    await pass(20_000);
    expect(texts()).toEqual([]);
  });

  it('an error stays longer than a success, a long text longer than a short one', async () => {
    open();
    say('kurz', 'success');
    await pass(3_500);
    expect(shown()).toBeNull();
    say('kurz', 'error');
    await pass(8_000);
    expect(shown()).not.toBeNull();
    await pass(2_000);
    say('a very long text '.repeat(20), 'success');
    await pass(12_000);
    expect(shown()).not.toBeNull();
  });

  it('the pointer on it keeps it', async () => {
    open();
    say('read me', 'success');
    await pass(1_000);
    const toast = shown()?.closest('.MuiSnackbar-root') ?? document.body;
    fireEvent.mouseEnter(toast);
    await pass(60_000);
    expect(text()).toBe('read me');
    fireEvent.mouseLeave(toast);
    await pass(4_000);
    expect(shown()).toBeNull();
  });

  it('is told to screen readers: at once what is urgent, the rest in turn', async () => {
    open();
    expect([region('polite')?.textContent, region('assertive')?.textContent]).toEqual(['', '']);
    say('saved', 'success');
    await pass(100);
    expect([region('polite')?.textContent, region('assertive')?.textContent]).toEqual(['saved', '']);
    await pass(5_000);
    say('broken', 'error');
    await pass(100);
    expect([region('polite')?.textContent, region('assertive')?.textContent]).toEqual(['', 'broken']);
  });

  it('is closed by its button, and the other one stays', async () => {
    open();
    say('one', 'error');
    say('two', 'error');
    await pass(100);
    fireEvent.click(shown()?.querySelector('button') ?? document.body);
    await pass(1_000);
    expect(texts()).toEqual(['two']);
  });

  it('errors go with the next success and never come back; what else stands stays', async () => {
    open();
    say('refused', 'error');
    say('refused again', 'error');
    say('look at this', 'warning');
    await pass(1_000);
    expect(texts()).toEqual(['refused', 'refused again', 'look at this']);
    say('saved', 'success');
    await pass(100);
    expect(texts()).toEqual(['saved', 'look at this']);
    say('a newer error', 'error');
    await pass(4_000);
    expect(texts()).toEqual(['look at this', 'a newer error']);
    say('saved at last', 'success');
    await pass(100);
    expect(texts()).toContain('saved at last');
    await pass(10_000);
    expect(texts()).toEqual([]);
  });

  it('stays when something else on the page is clicked', async () => {
    open();
    say('read me', 'error');
    await pass(200);
    fireEvent.click(document.body);
    await pass(1_000);
    expect(text()).toBe('read me');
  });

  it('sounds once for each: success, error, attention; information is silent', async () => {
    open();
    for (const type of ['success', 'error', 'warning', 'info'] as const) {
      say(type, type);
      await pass(20_000);
    }
    expect(playSound.mock.calls.map(([sound]) => sound)).toEqual(['success', 'error', 'attention']);
  });
});
