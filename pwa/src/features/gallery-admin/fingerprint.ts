/**
 * The same text for the same bytes (SHA-256).
 * @returns null where this page may not compute it, as outside a secure context
 */
export const fingerprintOf = async (file: Blob): Promise<string | null> => {
  if (!('subtle' in crypto)) return null;
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
};
