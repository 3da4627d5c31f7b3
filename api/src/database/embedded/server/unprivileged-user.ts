import { stat } from 'node:fs/promises';
import { runProgram } from './run-program.js';

/** A POSIX account by its numbers, in the shape that `child_process` takes. */
export interface Account {
  uid: number;
  gid: number;
}

/**
 * The account that PostgreSQL shall run as: undefined (our own) unless we are root, whom PostgreSQL refuses.
 * As root, the owner of an existing cluster wins, so that `sudo npm start` does not lock a user out of their rows;
 * then `postgres`, then `nobody`.
 */
export async function unprivilegedUser(clusterDirectory: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(clusterDirectory).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await accountNamed('postgres')) ?? (await accountNamed('nobody')) ?? { uid: 65534, gid: 65534 };
}

async function accountNamed(name: string): Promise<Account | undefined> {
  const [uid, gid] = await Promise.all([runProgram('id', ['-u', name]), runProgram('id', ['-g', name])]);
  if (uid.exitCode !== 0 || gid.exitCode !== 0) return undefined;
  return { uid: Number(uid.output), gid: Number(gid.output) };
}

/** Whether the account can walk to this directory and read in it. A mode says little where ACLs exist, so it is tried. */
export async function canEnter(directory: string, account: Account | undefined): Promise<boolean> {
  if (!account) return true;
  const attempt = await runProgram('/bin/sh', ['-c', 'cd "$1" && ls . > /dev/null', 'sh', directory], {
    account,
  });
  return attempt.exitCode === 0;
}
