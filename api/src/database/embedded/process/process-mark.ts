import { readFile } from 'node:fs/promises';
import { uptime } from 'node:os';
import { isAlive } from './process-life.js';

/** Clocks and file systems round; nobody starts, writes and starts again within it. */
const SLACK_MS = 2_000;

/**
 * What a file says of the process that wrote it: its number, and where the system tells (Linux) when it was born, since
 * after a restart of the machine or the container the number belongs to somebody else.
 */
export async function markOf(pid: number): Promise<string> {
  const birth = await birthOf(pid);
  return birth === undefined ? String(pid) : `${pid} ${birth}`;
}

/**
 * Whether the process that left this mark lives. An empty mark, all that a power cut may leave, has no process.
 * @param writtenAt when the file was; decides where the births are not known
 */
export async function stillLives(mark: string, writtenAt: Date): Promise<boolean> {
  const [number, birth] = mark.split(' ');
  const pid = Number(number);
  if (!Number.isInteger(pid) || pid <= 0 || !(await isAlive(pid))) return false;
  const present = await birthOf(pid);
  if (birth !== undefined && present !== undefined) return birth === present;
  const earliest = pid === process.pid ? process.uptime() : uptime();
  return writtenAt.getTime() + SLACK_MS >= Date.now() - earliest * 1000;
}

/** Which start of the machine, and how many ticks after it: no clock that could be set is involved. */
async function birthOf(pid: number): Promise<string | undefined> {
  try {
    const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8');
    const line = await readFile(`/proc/${pid}/stat`, 'utf8');
    // "pid (name, which may hold anything) state …": of all fields the 22nd, of those after the name the 20th.
    const ticks = line.slice(line.lastIndexOf(')') + 2).split(' ')[19];
    return ticks === undefined ? undefined : `${boot.trim()}/${ticks}`;
  } catch {
    return undefined;
  }
}
