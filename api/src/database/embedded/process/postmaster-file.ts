import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a running PostgreSQL writes about itself into `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Identifier of its System V shared memory segment; undefined where it uses none (Windows). */
  sharedMemoryId: number | undefined;
  /** 'starting', 'ready', 'stopping' or '' while it is too young to say. */
  status: string;
}

/** The file's place inside a cluster. */
export const postmasterFile = (clusterDirectory: string) => join(clusterDirectory, 'postmaster.pid');

/** Reads `postmaster.pid`; undefined when there is none, or it is not written to the end yet. */
export async function readPostmaster(clusterDirectory: string): Promise<Postmaster | undefined> {
  const text = await readFile(postmasterFile(clusterDirectory), 'utf8').catch(() => '');
  return parsePostmaster(text);
}

/** Lines by their fixed places (PostgreSQL `miscadmin.h`): pid, directory, start, port, socket, address, memory, status. */
export function parsePostmaster(text: string): Postmaster | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  if (!Number.isInteger(pid) || pid <= 0 || !Number.isInteger(port) || port <= 0) return undefined;
  const memory = Number(lines[6]?.split(/\s+/)[1]);
  return { pid, port, sharedMemoryId: Number.isInteger(memory) ? memory : undefined, status: lines[7] ?? '' };
}
