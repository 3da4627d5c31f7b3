import { writeFile } from 'node:fs/promises';
import type { Scenario, Servers } from '#bench/load/rounds.js';
import { get } from '#bench/load/wire-requests.js';
import { PLACE } from '#bench/rivals/raw-page.js';
import { MONTH } from './scenarios.js';

/**
 * The home page in HTML with its month of events, beside a server that puts the names of the month's rows into the same page.
 * @param template where the raw server reads that page
 */
export const homePage = async ({ ours }: Servers, template: string): Promise<Scenario> => {
  const address = `http://127.0.0.1:${ours.port}`;
  const month = (await (await fetch(address + MONTH)).json()) as { id: number; name: string }[];
  const page = await (await fetch(address)).text();
  // A longer name may begin like a shorter one.
  const byLength = [...month].sort((one, other) => other.name.length - one.name.length);
  const marked = byLength.reduce(
    (text, { id, name }) => text.replaceAll(name, `${PLACE}${id}${PLACE}`),
    page,
  );
  await writeFile(template, marked);
  return { name: 'the home page in HTML', required: 2, expectedStatus: 200, request: () => get('/') };
};
