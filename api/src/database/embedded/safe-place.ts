import { createHash } from 'node:crypto';
import { chmod, lstat, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

const BASES = ['/var/lib', '/var/tmp'];

/**
 * A directory that every account can enter and only root can change, the same one for the same name every time:
 * for what another account must reach when the checkout lies under a closed home. Undefined when there is no such place.
 */
export async function safePlaceFor(
  name: string,
  bases: readonly string[] = BASES,
): Promise<string | undefined> {
  const key = createHash('sha256').update(name).digest('hex').slice(0, 16);
  for (const base of bases) {
    const place = join(base, `honky-tonk-${key}`);
    if (await ownDirectory(place)) return place;
  }
  return undefined;
}

/** In a directory that all may write to, somebody may have been there first: only a real directory of ours will do. */
async function ownDirectory(place: string): Promise<boolean> {
  await mkdir(place).catch(() => undefined);
  const entry = await lstat(place).catch(() => undefined);
  if (!entry?.isDirectory() || entry.uid !== process.getuid?.()) return false;
  await chmod(place, 0o755);
  return true;
}
