import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** 256 random bits, after the prefix that sets a tablet's token apart. */
const DEVICE_TOKEN = /^door_[\w-]{43}$/;

/** Body of `POST /api/door/devices`. */
export class PairingRequest {
  /** Where it stands, e.g. `Front door`. */
  @Text({ label: 'Name', max: TEXT_LENGTH.deviceName }) name: string;
  /** Made by the tablet itself: `door_` and 256 random bits as base64url. Pairing again with it answers the same. */
  @Matches(DEVICE_TOKEN, { message: 'token must be door_ and 43 characters of base64url' })
  @ApiProperty({ type: String, pattern: DEVICE_TOKEN.source })
  token: string;
}

/** A paired tablet, as an admin sees it. */
export class DeviceResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date-time' }) pairedAt: Date;
  /** To the minute. */
  @ApiProperty({ type: String, format: 'date-time' }) lastContactAt: Date;
}

/** How a tablet checks a PIN without a network: PBKDF2-HMAC-SHA-256 (RFC 8018). */
export class KeptPinResponse {
  /** A UUID, whose text is the salt. */
  @ApiProperty({ type: String, format: 'uuid' }) salt: string;
  @ApiProperty({ type: 'integer' }) iterations: number;
  /** 256 bits as base64. */
  @ApiProperty({ type: String }) hash: string;
}

/** Somebody who may work at this tablet. */
export class DoorPersonResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: KeptPinResponse }) pin: KeptPinResponse;
}

/** What a tablet knows of itself and of who may work at it. */
export class OwnDeviceResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  /** By name. */
  @ApiProperty({ type: [DoorPersonResponse] }) people: DoorPersonResponse[];
}
