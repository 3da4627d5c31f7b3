import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const SAMPLE_MS = 20;

/**
 * The most memory that a process and its children hold together while `work` goes on, looked at every 20 ms, in bytes.
 * Pages they share count once. 0 where there is no /proc.
 */
export const peakOfTree = async (pid: number, work: Promise<unknown>): Promise<number> => {
  const isOver = work.then(() => true);
  let peak = 0;
  do peak = Math.max(peak, await memoryOfTree(pid));
  while (!(await Promise.race([isOver, pause(SAMPLE_MS, false)])));
  return peak;
};

const memoryOfTree = async (pid: number): Promise<number> => {
  const memory = await textOf(`/proc/${pid}/smaps_rollup`);
  const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(memory)?.[1] ?? 0);
  const children = (await textOf(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean);
  const theirs = await Promise.all(children.map((child) => memoryOfTree(Number(child))));
  return theirs.reduce((sum, bytes) => sum + bytes, kilobytes * 1024);
};

/** Empty when the process has ended. */
const textOf = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');
