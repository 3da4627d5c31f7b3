import { ApiProperty } from '@nestjs/swagger';
import {
  API_SCOPES,
  type ApiScope,
  PROGRAM_NAME_LENGTH,
  TOKEN_LIFETIMES,
  TOKEN_STATES,
  type TokenLifetime,
  type TokenState,
} from '#contract/rules/connections/api-tokens.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WordList } from '#src/common/validation/fields/word-list.decorator.js';

/** Body of `POST /api/connections/tokens`. */
export class ApiTokenRequest {
  /** Which program it is for. */
  @Text({ label: 'Name', max: PROGRAM_NAME_LENGTH }) name: string;
  @WordList(API_SCOPES, { label: 'scopes', of: 'scope' }) scopes: ApiScope[];
  @OneOf(TOKEN_LIFETIMES, { label: 'lifetime' }) lifetime: TokenLifetime;
}

/** What staff may know of a token: all but the token. */
export class ApiTokenResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  /** How the token begins, to tell it by. */
  @ApiProperty({ type: String, example: 'htk_Ab1c' }) beginning: string;
  @ApiProperty({ enum: API_SCOPES, isArray: true }) scopes: ApiScope[];
  @ApiProperty({ enum: TOKEN_STATES }) state: TokenState;
  /** Username of the admin in whose name the program acts; null once the account is gone. */
  @ApiProperty({ type: String, nullable: true }) madeBy: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  /** Null when it does not end by itself. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) expiresAt: Date | null;
  /** To the minute; null when it was never used. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastUsedAt: Date | null;
}

/** A token that was just made. */
export class MadeApiTokenResponse {
  @ApiProperty({ type: ApiTokenResponse }) token: ApiTokenResponse;
  /** What the program sends as `Authorization: Bearer …`. It is told this once. */
  @ApiProperty({ type: String }) secret: string;
}
