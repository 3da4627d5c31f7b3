import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A fresh 256-bit token, URL-safe. It lets its holder in. */
export const newSecretToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** What the database keeps of a token, or of a name that it need not know: SHA-256, as 64 hexadecimal digits. */
export const secretHash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
