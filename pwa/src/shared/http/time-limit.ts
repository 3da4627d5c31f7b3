/**
 * Runs a call with a signal that aborts after `limitMs`, or when the caller's own signal does. Written by hand:
 * `AbortSignal.any` and `AbortSignal.timeout` are younger than many phones at the door.
 */
export const withTimeLimit = async <Result>(
  limitMs: number,
  outer: AbortSignal | undefined,
  call: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const controller = new AbortController();
  const abort = () => controller.abort(outer?.reason);
  const timer = setTimeout(() => controller.abort(), limitMs);
  outer?.addEventListener('abort', abort);
  if (outer?.aborted) abort();
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', abort);
  }
};
