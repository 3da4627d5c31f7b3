import { HOUR, throttleOf } from '#src/common/throttle/throttle.js';

/** For each account: decoding a picture is dear, and anybody may register as an artist (decision 28). */
const LIMITS = { 'artist-picture-account': { points: 30, duration: HOUR } } as const;

/** Counts the pictures that artists send for their profile; the one past the limit is refused as `artists.too-many`. */
export class PictureThrottle extends throttleOf(LIMITS, 'artists.too-many') {}
