import { useEffect, useState, type RefCallback } from 'react';
import {
  hasSeveralCameras,
  openCamera,
  type CameraNews,
  type CameraState,
  type Facing,
} from './camera-stream';
import { stopStream } from './kept-camera';
import { hasFrame } from './take-photo';
import { usePageVisible } from './use-page-visible';

interface CameraWish {
  facing: Facing;
  /** When off, no camera is open, except one that is kept some seconds for the next guest. */
  isOn: boolean;
}

/** The camera of a screen. */
export interface Camera {
  /** `starting`, too, while it is off, the page is hidden, or its first picture has not come. */
  state: CameraState;
  /** For the `ref` of the video that shows the picture. */
  videoRef: RefCallback<HTMLVideoElement>;
  /** That video once it is on the page, for `takePhoto` and `useScanner`. */
  video: HTMLVideoElement | null;
  hasOtherCamera: boolean;
  /** Opens the camera once more. */
  retry: () => void;
}

/**
 * Keeps one camera open for as long as it is on and the page is visible, so that the browser asks for permission once and
 * not at every photo.
 */
export const useCamera = ({ facing, isOn }: CameraWish): Camera => {
  const [video, videoRef] = useState<HTMLVideoElement | null>(null);
  const [{ state, stream }, setNews] = useState(STARTING);
  const [attempt, setAttempt] = useState(0);
  const isPageVisible = usePageVisible();
  const isWanted = isOn && isPageVisible;

  useEffect(() => {
    if (!isWanted) return;
    const close = openCamera(facing, setNews);
    return () => {
      close();
      setNews(STARTING);
    };
  }, [facing, isWanted, attempt]);

  const retry = () => {
    // One that gives no picture is not kept for this try.
    if (stream) stopStream(stream);
    setAttempt((count) => count + 1);
  };
  const isShown = useShownStream(video, stream);
  const hasOtherCamera = useOtherCamera(stream);
  const hasCome = state !== 'live' || !video || isShown;
  return {
    state: hasCome ? state : 'starting',
    videoRef,
    video,
    hasOtherCamera,
    retry,
  };
};

const STARTING: CameraNews = { state: 'starting', stream: null };

/** Whether the video shows a picture of the stream: a camera that is handed over may take a while, or give none at all. */
const useShownStream = (video: HTMLVideoElement | null, stream: MediaStream | null): boolean => {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!video || !stream) return;
    const look = () => setShown(hasFrame(video));
    video.addEventListener('loadeddata', look);
    video.srcObject = stream;
    // Rejects when the camera is closed before its first picture; a browser that refuses to play shows a still picture.
    video.play().catch(() => undefined);
    return () => {
      video.removeEventListener('loadeddata', look);
      video.srcObject = null;
      setShown(false);
    };
  }, [video, stream]);
  return isShown;
};

/** Stays as it was while the camera is turned, and follows a camera that is plugged in. */
const useOtherCamera = (stream: MediaStream | null): boolean => {
  const [hasOther, setHasOther] = useState(false);
  useEffect(() => {
    if (!stream) return;
    const count = () => void hasSeveralCameras().then(setHasOther);
    const { mediaDevices } = navigator;
    count();
    mediaDevices.addEventListener('devicechange', count);
    return () => mediaDevices.removeEventListener('devicechange', count);
  }, [stream]);
  return hasOther;
};
