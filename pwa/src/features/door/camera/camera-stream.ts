import { keepCamera, stopStream, takeKeptCamera } from './kept-camera';

/** Which way a camera looks: at the person who holds the device, or away from them. */
export type Facing = 'user' | 'environment';

/**
 * What a camera is doing: `refused` by the person or the browser, `absent` on this device, `busy` in another app, `lost`
 * while it was live.
 */
export type CameraState = 'starting' | 'live' | 'refused' | 'absent' | 'busy' | 'lost';

/** A camera's state, and its picture while there is one. */
export interface CameraNews {
  state: CameraState;
  stream: MediaStream | null;
}

/** Milliseconds after which a browser is asked again although it has not answered the earlier request. */
export const LONGEST_WAIT = 3_000;

/** What the failures of `getUserMedia` mean (W3C Media Capture and Streams); some browsers' are no `Error`. */
const STATE_OF_ERROR: Partial<Record<string, CameraState>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'absent',
  OverconstrainedError: 'absent',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** The state after a camera could not be opened; `lost` for a failure that no standard names. */
export const stateOfError = (error: unknown): CameraState => {
  const isNamed = typeof error === 'object' && error !== null && 'name' in error;
  return (isNamed && STATE_OF_ERROR[String(error.name)]) || 'lost';
};

/** The latest request to the browser. Many phones refuse the second camera while the first is open or opening. */
let lastOpening: Promise<void> = Promise.resolve();

/**
 * Opens a camera and tells what becomes of it until it is closed. Closed while it opens, it stops as soon as the browser
 * hands it over; closed at once, as React's strict mode does, the browser is not asked at all. Closed while it is live, it is kept
 * for the next guest.
 * @returns the way to close it
 */
export const openCamera = (facing: Facing, tell: (news: CameraNews) => void): (() => void) => {
  const closing = new AbortController();
  lastOpening = open({ facing, tell, closed: closing.signal }, lastOpening);
  return () => closing.abort();
};

interface Opening {
  facing: Facing;
  tell: (news: CameraNews) => void;
  closed: AbortSignal;
}

const open = async ({ facing, tell, closed }: Opening, before: Promise<void>): Promise<void> => {
  await Promise.race([before, pause(LONGEST_WAIT, closed)]);
  const { mediaDevices }: Partial<Navigator> = navigator;
  if (!mediaDevices) return closed.aborted ? undefined : tell({ state: 'absent', stream: null });
  try {
    if (closed.aborted) return;
    const stream = takeKeptCamera(facing) ?? (await mediaDevices.getUserMedia(constraintsOf(facing)));
    if (closed.aborted) return stopStream(stream);
    closed.addEventListener('abort', () => keepCamera(facing, stream));
    followTracks(stream, tell, closed);
    tell({ state: 'live', stream });
  } catch (error) {
    console.warn('The camera could not be opened.', error);
    if (!closed.aborted) tell({ state: stateOfError(error), stream: null });
  }
};

const constraintsOf = (facing: Facing): MediaStreamConstraints => ({
  video: { facingMode: { ideal: facing }, width: { ideal: 1280 }, height: { ideal: 960 } },
});

/** A call or a switch on the device mutes a camera, which comes back by itself; one that has ended does not. */
const followTracks = (stream: MediaStream, tell: Opening['tell'], signal: AbortSignal) => {
  for (const track of stream.getVideoTracks()) {
    track.addEventListener('mute', () => tell({ state: 'lost', stream }), { signal });
    track.addEventListener('unmute', () => tell({ state: 'live', stream }), { signal });
    track.addEventListener(
      'ended',
      () => {
        stopStream(stream);
        tell({ state: 'lost', stream: null });
      },
      { signal },
    );
  }
};

/** Ends early, with nothing left running, when the signal comes. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Whether there is another camera to turn to. Before one was granted, browsers tell of one at most. */
export const hasSeveralCameras = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.filter(({ kind }) => kind === 'videoinput').length > 1;
  } catch {
    return false;
  }
};
