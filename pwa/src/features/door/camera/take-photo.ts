const JPEG_QUALITY = 0.9;

/**
 * The picture that a video shows now, at its own size and never mirrored, as the JPEG `door.jpg`.
 * @throws Error when the video has no picture yet, or this browser cannot write one
 */
export const takePhoto = async (video: HTMLVideoElement): Promise<File> => {
  if (!hasFrame(video)) throw new Error('The camera shows no picture yet.');
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  try {
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no canvas.');
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    return new File([await jpegOf(canvas)], 'door.jpg', { type: 'image/jpeg' });
  } finally {
    // Safari keeps a canvas's memory for long, and an evening at the door is hundreds of them.
    canvas.width = 0;
  }
};

/** Whether a video has a picture to draw. */
export const hasFrame = ({ readyState, videoWidth }: HTMLVideoElement): boolean =>
  readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && videoWidth > 0;

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser wrote no JPEG.'))),
      'image/jpeg',
      JPEG_QUALITY,
    ),
  );
