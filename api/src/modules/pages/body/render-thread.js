// Renders pages by the app's own components, one at a time. Plain JavaScript because Node starts it as it stands, from the
// sources in tests and from the build in production.
import { constants, platform, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';

// Check-ins come first. Only Linux has a priority for each thread; elsewhere this would be the whole process's.
if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

const { renderPage } = await import(workerData);

const { fetch } = globalThis;
/** Where the API listens that the page being rendered asks. */
let origin;
/** What its reads ask for beside what the page's program does. */
let headers;
globalThis.fetch = (path, options) =>
  fetch(new URL(path, origin), { ...options, headers: { ...options?.headers, ...headers } });

/** @param task null to have no more than the program loaded */
export default async function render(task) {
  if (task === null) return null;
  origin = task.origin;
  headers = task.isLatest ? { 'cache-control': 'no-cache' } : {};
  return renderPage(task.path, task.at);
}
