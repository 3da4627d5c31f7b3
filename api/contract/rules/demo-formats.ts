/**
 * Recordings that may be an artist's demo: the end of the name, and the only content type it is ever served as. Audio, or
 * video of mp4, mov or quicktime (spec §5 "Demo file").
 */
export const DEMO_FORMATS = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  ogg: 'audio/ogg',
  m4a: 'audio/mp4',
  flac: 'audio/flac',
  aac: 'audio/aac',
  aiff: 'audio/aiff',
  webm: 'audio/webm',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
} as const;

export type DemoExtension = keyof typeof DEMO_FORMATS;
