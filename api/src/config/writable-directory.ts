import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { userInfo } from 'node:os';
import { errorCode } from '#src/common/errors/error-code.js';
import { StartError } from './start-error.js';

/** The folder itself, or the nearest one above it that is there. */
const nearest = async (path: string): Promise<{ path: string; uid: number }> => {
  const found = await stat(path).catch(() => undefined);
  if (found) return { path, uid: found.uid };
  const parent = dirname(path);
  return parent === path ? { path, uid: 0 } : nearest(parent);
};

/** An account by its number, as root's name is known everywhere and others' are not. */
const nameOf = (uid: number): string => (uid === 0 ? 'root' : `account ${uid}`);

const adviceFor = async (directory: string): Promise<string> => {
  const { path, uid } = await nearest(directory);
  const me = userInfo();
  if (me.uid < 0 || uid === me.uid || me.uid === 0) return 'make it writable';
  return `${path} belongs to ${nameOf(uid)}: start as that account, give it to yours (sudo chown -R ${me.uid} ${path})`;
};

/**
 * Makes the folder unless it is there.
 * @throws StartError when this process cannot write to it, as after a first start as root
 */
export const requireWritable = async (directory: string): Promise<void> => {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK);
  } catch (error) {
    const code = errorCode(error) || String(error);
    const path = resolve(directory);
    throw new StartError(
      `The folder ${path} cannot be written (${code}): ${await adviceFor(path)}, or set DATA_DIRECTORY or STORAGE_DIRECTORY to another.`,
    );
  }
};
