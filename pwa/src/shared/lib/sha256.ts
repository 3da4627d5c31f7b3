/** The SHA-256 of bytes, or of a text in UTF-8, in lower-case hexadecimal. Only a secure context can compute it. */
export const sha256 = async (content: BufferSource | string): Promise<string> => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
};
