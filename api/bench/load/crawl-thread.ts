// Asks for pages as a crawler does, all at once, on a thread of its own, so that other measurements do not wait for it.
import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { loadWith } from './http-load.js';
import { get } from './wire-requests.js';

const { port, paths, seconds } = workerData as { port: number; paths: readonly string[]; seconds: number };

// It stands for other machines: on Linux, where each thread has a priority, it takes the processor from nobody.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW);

await loadWith({
  port,
  connections: paths.length,
  seconds,
  most: paths.length,
  // Who waits too long is told to come back later.
  expectedStatus: [200, 503],
  request: (index) => get(paths[index] ?? '/'),
});
