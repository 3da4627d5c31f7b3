import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';

/** The keys of a browser that takes push messages (RFC 8291 §2). */
export interface BrowserKeys {
  p256dh: string;
  auth: string;
  /** Opens a message as the browser does. @throws Error for one that is not for these keys */
  open(sealed: Buffer): string;
}

const hmac = (key: Buffer, text: Buffer | string): Buffer => createHmac('sha256', key).update(text).digest();

/** Opens a message by hand, so that the library does not judge itself: RFC 8291 §3.4 and RFC 8188 §2. */
const openWith = (keys: ECDH, auth: Buffer, sealed: Buffer): string => {
  const salt = sealed.subarray(0, 16);
  const idLength = sealed.readUInt8(20);
  const sender = sealed.subarray(21, 21 + idLength);
  const secret = keys.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender, Buffer.from([1])]);
  const input = hmac(hmac(auth, secret), info);
  const prk = hmac(salt, input);
  const key = hmac(prk, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16);
  const nonce = hmac(prk, 'Content-Encoding: nonce\0\x01').subarray(0, 12);
  const record = sealed.subarray(21 + idLength);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
};

export const newBrowserKeys = (): BrowserKeys => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  return {
    p256dh: keys.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
    open: (sealed) => openWith(keys, auth, sealed),
  };
};

/** What the venue says of itself (RFC 8292), if its signature is that of the key it names; undefined otherwise. */
export const readVapid = (
  authorization = '',
): { key: string; claims: Record<string, unknown> } | undefined => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  if (point.length !== 65) return undefined;
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isTheirs = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isTheirs) return undefined;
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown> };
};
