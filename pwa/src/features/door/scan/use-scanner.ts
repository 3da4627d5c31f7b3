import { useEffect, useEffectEvent, useState } from 'react';
import { MissingDecoderError } from './decoder';
import { newCodeReader, newScanMemory, type CodeReader } from './scan-code';
import { usePageVisible } from '#features/door/camera/use-page-visible';

/** From the start of one reading to the next, in milliseconds: about twelve a second. */
const SCAN_EVERY = 80;

/** Left to the page between two readings on a slow phone. */
const SHORTEST_PAUSE = 25;

interface ScannerWish {
  /** Shows what is scanned; null before it is on the page. */
  video: HTMLVideoElement | null;
  isOn: boolean;
  /** Called once for a card that is held there: the same text counts again once it was gone for three seconds. */
  onCode: (text: string) => void;
  /** Its decoder could not be loaded: it reads nothing more, and is to be turned off. */
  onMissing: () => void;
}

/** Reads QR codes off a video for as long as it is on and the page is visible. */
export const useScanner = ({ video, isOn, onCode, onMissing }: ScannerWish): void => {
  // Kept while it is off: the card that was read before the break is still held there after it.
  const [{ read, isNewScan }] = useState(() => ({ read: newCodeReader(), isNewScan: newScanMemory() }));
  const isPageVisible = usePageVisible();
  const isWanted = isOn && isPageVisible;
  const tell = useEffectEvent((text: string) => {
    if (isNewScan(text, performance.now())) onCode(text);
  });
  const tellMissing = useEffectEvent(onMissing);
  useEffect(() => {
    if (!video || !isWanted) return;
    return scanFrames({ video, read, onText: (text) => tell(text), onMissing: () => tellMissing() });
  }, [video, isWanted, read]);
};

interface Scanning {
  video: HTMLVideoElement;
  read: CodeReader;
  onText: (text: string) => void;
  /** Nothing can be read on this page. */
  onMissing: () => void;
}

/** Reads one frame after another. @returns the way to stop */
const scanFrames = ({ video, read, onText, onMissing }: Scanning): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasFailed = false;
  const readFrame = async () => {
    const startedAt = performance.now();
    try {
      const text = await read(video);
      if (text !== null && !signal.aborted) onText(text);
    } catch (error) {
      if (!hasFailed) console.warn('A frame could not be scanned.', error);
      hasFailed = true;
      if (error instanceof MissingDecoderError) return onMissing();
    }
    const rest = SCAN_EVERY - (performance.now() - startedAt);
    if (!signal.aborted) timer = setTimeout(() => void readFrame(), Math.max(SHORTEST_PAUSE, rest));
  };
  void readFrame();
  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
};
