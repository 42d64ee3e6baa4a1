import {
  awaitedStylesheet,
  isLostOnce,
  lostStylesheet,
  namesStylesheet,
  reloadStylesheets,
  settleStylesheets,
} from './stylesheets.ts';

/** Milliseconds until a script or stylesheet counts as lost (spec 7, chunk loader). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Milliseconds before a further attempt. */
const PAUSE_MS = 400;

/** A part of the app could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `CSS_CHUNK_LOAD_FAILED` for stylesheets (spec 8). */
  readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'chunk was not loaded', { cause });
    this.code = namesStylesheet(this.message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  }
}

type Load<Part> = () => Promise<Part>;

/** Parts on their way: who asks for one again meanwhile waits for the same. */
const running = new WeakMap<object, Promise<unknown>>();

/** Loads a part of the app within 120 s, twice where the first attempt fails sooner; rejects with a `ChunkLoadError`. */
export function loadChunk<Part>(load: Load<Part>): Promise<Part> {
  const known = running.get(load) as Promise<Part> | undefined;
  if (known) return known;
  const loading = loadInTime(load).finally(() => running.delete(load));
  running.set(load, loading);
  return loading;
}

async function loadInTime<Part>(load: Load<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const expire = () =>
      reject(new Error(`nothing came within ${CHUNK_TIMEOUT_MS} ms ${awaitedStylesheet() ?? ''}`));
    timer = setTimeout(expire, CHUNK_TIMEOUT_MS);
  });
  try {
    return await Promise.race([loadTwice(load), late]);
  } catch (error) {
    throw new ChunkLoadError(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The second attempt is for stylesheets: a script that failed browsers remember for as long as the page lives. Each
 * stylesheet has its own second one, as another part may lose another one meanwhile.
 */
async function loadTwice<Part>(load: Load<Part>): Promise<Part> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await loadStyled(load);
    } catch (error) {
      if (attempt > 1 && !isLostOnce()) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
}

/**
 * A part with all its stylesheets. Vite waits for each only in the first part that names it, and does not say which
 * part names which: so any that is on its way is waited for, and while one is lost no part is given, which could be drawn bare.
 */
async function loadStyled<Part>(load: Load<Part>): Promise<Part> {
  reloadStylesheets();
  await requireStylesheets();
  const part = await load();
  await requireStylesheets();
  return part;
}

async function requireStylesheets(): Promise<void> {
  await settleStylesheets();
  const lost = lostStylesheet();
  if (lost !== undefined) throw new Error(`Unable to load the stylesheet ${lost}`);
}
