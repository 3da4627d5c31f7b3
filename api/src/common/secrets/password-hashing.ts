import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults, which are OWASP's: 19 MiB, 2 passes, 1 lane. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** A hash of nothing anybody knows: checked when the account does not exist, so both answers take the same time. */
const absentHash = hash(crypto.randomUUID());

/**
 * @param encoded the stored hash, or undefined when there is no such account
 * @returns true only for the right password of an existing account
 */
export const passwordMatches = async (encoded: string | undefined, password: string): Promise<boolean> => {
  const matches = await verify(encoded ?? (await absentHash), password);
  return encoded !== undefined && matches;
};
