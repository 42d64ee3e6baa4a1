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

/** Loads a part of the app: two attempts, 120 s each; rejects with a `ChunkLoadError`. */
export async function loadChunk<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await inTime(load());
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return inTime(load()).catch((error: unknown) => Promise.reject(new ChunkLoadError(error)));
  }
}

function inTime<Part>(part: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`nothing came within ${CHUNK_TIMEOUT_MS} ms`));
    const timer = setTimeout(expire, CHUNK_TIMEOUT_MS);
    part.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
