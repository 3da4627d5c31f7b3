import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** An uncompressed point on P-256: 4 and two coordinates, 65 bytes as base64url. */
const P256DH = /^B[\w-]{86}$/;
/** 16 bytes as base64url. */
const AUTH = /^[\w-]{22}$/;

/** What a browser that takes push messages says of itself (Push API `PushSubscription`). */
export class PushSubscriptionRequest {
  @Text({ label: 'endpoint', max: TEXT_LENGTH.pushEndpoint }) endpoint: string;

  @Matches(P256DH, { message: 'p256dh must be a public key on P-256, as base64url' })
  @ApiProperty({ type: String, pattern: P256DH.source })
  p256dh: string;

  @Matches(AUTH, { message: 'auth must be 16 bytes as base64url' })
  @ApiProperty({ type: String, pattern: AUTH.source })
  auth: string;

  /** As its owner knows it: `Chrome on Android`. */
  @Text({ label: 'device', max: TEXT_LENGTH.deviceName }) device: string;

  /** The browser says so again by itself: nobody asks for push messages there at this moment. */
  @Flag({ label: 'isRepeat', optional: true }) isRepeat?: boolean;
}

/** A browser of one's own that takes push messages. */
export class PushSubscriptionResponse {
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  @ApiProperty({ type: String }) device: string;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** What a browser needs before it takes push messages. */
export class PushKeyResponse {
  /** The venue's public key (VAPID, RFC 8292), as base64url. */
  @ApiProperty({ type: String }) publicKey: string;
}
