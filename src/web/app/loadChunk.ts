/** Milliseconds until a script or stylesheet counts as lost (spec 7, chunk loader). */
export const CHUNK_TIMEOUT_MS = 120_000;
/** Milliseconds before the one further attempt. */
const PAUSE_MS = 400;

/** A script of the app could not be loaded. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';
  /** `CSS_CHUNK_LOAD_FAILED` for stylesheets (spec 8). */
  readonly code: 'ChunkLoadError' | 'CSS_CHUNK_LOAD_FAILED';

  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : 'chunk was not loaded', { cause });
    this.code = /css/i.test(this.message) ? 'CSS_CHUNK_LOAD_FAILED' : 'ChunkLoadError';
  }
}

/** Loads a part of the app within 120 s, twice where the first attempt fails sooner; rejects with a `ChunkLoadError`. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const expire = () => reject(new Error(`nothing came within ${CHUNK_TIMEOUT_MS} ms`));
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

async function loadTwice<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
