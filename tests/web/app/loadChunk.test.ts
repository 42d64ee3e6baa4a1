import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from '#web/app/loadChunk.ts';
import { watchStylesheets } from '#web/app/stylesheets.ts';

watchStylesheets();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  for (const link of document.querySelectorAll('link')) link.remove();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const lost = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

it('tries once more', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(lost).mockResolvedValue('part');
  const part = loadChunk(load);
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
});

it('gives up with ChunkLoadError', async () => {
  const failed = loadChunk(lost).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const error = await failed;
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect((error as ChunkLoadError).name).toBe('ChunkLoadError');
  expect((error as ChunkLoadError).code).toBe('ChunkLoadError');
});

it.each([
  ['Unable to preload CSS for /assets/list-1f3a.css', 'CSS_CHUNK_LOAD_FAILED'],
  ['Unable to preload CSS for /assets/list.css?v=2', 'CSS_CHUNK_LOAD_FAILED'],
  ['Failed to fetch dynamically imported module: https://shop.vn/assets/css-1f3a.js', 'ChunkLoadError'],
  ['error loading dynamically imported module: https://css.vn/assets/list.css.js', 'ChunkLoadError'],
])('tells by what failed whether it was a stylesheet (spec 8): %s', async (message, code) => {
  const failed = loadChunk(() => Promise.reject(new Error(message))).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(((await failed) as ChunkLoadError).code).toBe(code);
});

/** Whether stylesheets of the page can be read now; the browser says by an event on their link how it went. */
function serveStylesheets(areThere: boolean): void {
  const { happyDOM } = window as unknown as { happyDOM: { settings: Record<string, boolean> } };
  happyDOM.settings['handleDisabledFileLoadingAsSuccess'] = areThere;
}

/** As the bundler does it: the first call asks for the stylesheet, later ones take it as read. */
function withStylesheet(name: string) {
  let isAsked = false;
  return vi.fn(async () => {
    if (isAsked) return 'part';
    isAsked = true;
    const href = `/assets/${name}.css`;
    await new Promise<void>((resolve, reject) => {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      link.addEventListener('load', () => resolve());
      link.addEventListener('error', () => reject(new Error(`Unable to preload CSS for ${href}`)));
      document.head.append(link);
    });
    return 'part';
  });
}

it('asks again for a stylesheet that was lost: the bundler asks for each only once', async () => {
  serveStylesheets(false);
  const part = loadChunk(withStylesheet('list'));
  await vi.advanceTimersByTimeAsync(0);
  serveStylesheets(true);
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('asks again as well for one that another part loses meanwhile', async () => {
  serveStylesheets(false);
  const [list, palette] = [withStylesheet('list'), withStylesheet('palette')];
  const load = vi.fn(async () => {
    await list();
    serveStylesheets(false);
    await palette().catch(() => undefined);
    serveStylesheets(true);
    return 'part';
  });
  const part = loadChunk(load);
  await vi.advanceTimersByTimeAsync(0);
  serveStylesheets(true);
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
});

it('gives no part while a stylesheet is lost: which part needs it, the bundler does not say', async () => {
  serveStylesheets(false);
  const load = withStylesheet('form');
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const failed = loadChunk(load).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(((await failed) as ChunkLoadError).code).toBe('CSS_CHUNK_LOAD_FAILED');
  }
  expect(load).toHaveBeenCalledTimes(1);
  const other = loadChunk(async () => 'other').catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await other).toBeInstanceOf(ChunkLoadError);
  serveStylesheets(true);
  const parts = Promise.all([loadChunk(load), loadChunk(async () => 'other')]);
  await vi.runAllTimersAsync();
  expect(await parts).toEqual(['part', 'other']);
});

it('gives no bare part while another one asks again for the stylesheet, or waits for it', async () => {
  serveStylesheets(false);
  const screen = withStylesheet('screen');
  const first = loadChunk(screen).catch((error: unknown) => error);
  // Takes the stylesheet as read, because the first one has asked for it.
  const second = loadChunk(() => screen()).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(399);
  const third = loadChunk(() => screen()).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  for (const error of await Promise.all([first, second, third]))
    expect((error as ChunkLoadError).code).toBe('CSS_CHUNK_LOAD_FAILED');
});

it('asks again for a stylesheet of the page itself that was lost before the app began', async () => {
  serveStylesheets(true);
  const early = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/early.css' });
  Object.defineProperty(early, 'sheet', { value: null });
  vi.spyOn(early, 'dispatchEvent').mockReturnValue(true);
  document.head.append(early);
  watchStylesheets();
  expect(await loadChunk(async () => 'part')).toBe('part');
  expect(early.isConnected).toBe(false);
  expect(document.querySelector('link')?.getAttribute('href')).toBe('/early.css');
});

it('waits for the same part while it is on its way', async () => {
  const load = vi.fn(async () => 'part');
  expect(await Promise.all([loadChunk(load), loadChunk(load)])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('waits 120 s for a part that never comes (spec 7)', async () => {
  const seen = vi.fn();
  loadChunk(() => new Promise(() => {})).catch(seen);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledTimes(1);
});

it('names a stylesheet that never comes', async () => {
  serveStylesheets(true);
  const failed = loadChunk(() => {
    const late = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/late.css' });
    Object.defineProperty(late, 'sheet', { value: null });
    vi.spyOn(late, 'dispatchEvent').mockReturnValue(true);
    document.head.append(late);
    return new Promise(() => {});
  }).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(CHUNK_TIMEOUT_MS);
  expect(((await failed) as ChunkLoadError).code).toBe('CSS_CHUNK_LOAD_FAILED');
});
