import type { Facing } from './camera-stream';

/** How long a camera that nobody looks through stays open for the next guest, in milliseconds. */
export const KEPT_OPEN_MS = 30_000;

interface KeptCamera {
  facing: Facing;
  stream: MediaStream;
  /** Ends its timer and its listener. */
  over: AbortController;
}

let kept: KeptCamera | null = null;

/**
 * Keeps a camera open for a while: between two guests of a line it is neither asked for nor started again. Not one that has
 * ended or is muted, nor behind another app.
 */
export const keepCamera = (facing: Facing, stream: MediaStream): void => {
  stopKeptCamera();
  if (!isUsable(stream) || document.visibilityState !== 'visible') return stopStream(stream);
  const over = new AbortController();
  const timer = setTimeout(stopKeptCamera, KEPT_OPEN_MS);
  over.signal.addEventListener('abort', () => clearTimeout(timer));
  document.addEventListener('visibilitychange', stopKeptCamera, { signal: over.signal });
  kept = { facing, stream, over };
};

/** The camera that is kept, if it looks this way and still runs; one that looks the other way is stopped. */
export const takeKeptCamera = (facing: Facing): MediaStream | null => {
  const found = kept;
  if (found?.facing !== facing || !isUsable(found.stream)) {
    stopKeptCamera();
    return null;
  }
  found.over.abort();
  kept = null;
  return found.stream;
};

export const stopKeptCamera = (): void => {
  kept?.over.abort();
  if (kept) stopStream(kept.stream);
  kept = null;
};

export const stopStream = (stream: MediaStream): void => stream.getTracks().forEach((track) => track.stop());

const isUsable = (stream: MediaStream): boolean =>
  stream.getVideoTracks().some(({ readyState, muted }) => readyState === 'live' && !muted);
