import { ADMIN, WINDOW } from '#bench/load/bench-database.js';
import type { Scenario, Servers } from '#bench/load/rounds.js';
import { checkSameAnswer } from '#bench/rivals/servers.js';
import { signIn } from '#bench/load/sign-in.js';
import { get } from '#bench/load/wire-requests.js';

/** Rows that the tables hold, and rows of a page. */
export const LISTED = 10_000;
const PAGE = 50;

/** As the server writes it into the `Link` header of the page that ended here. */
function cursorAt(last: readonly unknown[]): string {
  return Buffer.from(JSON.stringify(last)).toString('base64url');
}

/** As many people as run a venue at the same time. */
const ADMINS = 4;

const OF_ALL = `${PAGE} of ${LISTED.toLocaleString('en-US')}`;

const EVENTS = `/api/events?limit=${PAGE}`;
const ACCOUNTS = `/api/admin/users?limit=${PAGE}`;

const LISTS = {
  [`admin: events, ${OF_ALL}`]: `${EVENTS}&from=${WINDOW.from}`,
  'admin: events, the newest first': `${EVENTS}&order=desc`,
  'admin: events, a page in the middle': `${EVENTS}&cursor=${cursorAt([WINDOW.to, '20:00', LISTED])}`,
  'admin: events by name, a page full': `${EVENTS}&q=no.%2098`,
  'admin: events by name, few': `${EVENTS}&q=no.%20987`,
  'admin: events by name, none': `${EVENTS}&q=no.%20such`,
  [`admin: accounts, ${OF_ALL}`]: ACCOUNTS,
  'admin: accounts, a page in the middle': `${ACCOUNTS}&cursor=${cursorAt([LISTED / 2])}`,
  'admin: accounts of a kind': `${ACCOUNTS}&role=user`,
  'admin: accounts by name, a page full': `${ACCOUNTS}&q=no.%2098`,
  'admin: accounts by name, none': `${ACCOUNTS}&q=nobody-is-called-this`,
};

/**
 * What the admin's tabs ask for, as an admin and so never a ready answer: at most three times what the query alone takes.
 * @throws Error when the two servers answer differently
 */
export const adminLists = async (servers: Servers): Promise<Scenario[]> => {
  const headers = { authorization: `Bearer ${await signIn(servers.ours.port, ADMIN)}` };
  for (const path of Object.values(LISTS)) await checkSameAnswer(servers, path, headers);
  return Object.entries(LISTS).map(([name, path]) => {
    const request = get(path, headers);
    return {
      name,
      required: 1 / 3,
      mostMilliseconds: 50,
      expectedStatus: 200,
      connections: ADMINS,
      request: () => request,
    };
  });
};
