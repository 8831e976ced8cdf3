/** How a script failed: it did not arrive or its hash is wrong, it is late, or it arrived and did not run. */
export type ScriptFailure = 'error' | 'timeout' | 'broken';

export class ScriptError extends Error {
  /** @param integrity The hash that the file must have; empty in development. */
  constructor(
    readonly url: string,
    readonly failure: ScriptFailure,
    readonly integrity = '',
  ) {
    super(`${url}: ${failure}`);
    this.name = 'ScriptError';
  }
}

/** What webpack throws when a chunk can't be loaded. */
interface ChunkLoadError extends Error {
  request: string;
  /** The type of the event; `missing` when the script ran and did not bring the chunk. */
  type: string;
  event?: { target?: unknown };
}

const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error && 'type' in error;

/** The failed script behind an error; null when the error has another origin. */
export function scriptErrorOf(error: unknown): ScriptError | null {
  if (error instanceof ScriptError) return error;
  if (!isChunkLoadError(error)) return null;
  const failure = error.type === 'timeout' ? 'timeout' : error.type === 'missing' ? 'broken' : 'error';
  const script = error.event?.target;
  const integrity = script instanceof HTMLScriptElement ? script.integrity : '';
  return new ScriptError(error.request, failure, integrity);
}
