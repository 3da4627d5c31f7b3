import type { Scenario, Servers } from './rounds.js';
import { checkSameAnswer } from './servers.js';
import { signIn } from './sign-in.js';
import { ACCOUNT } from './bench-database.js';
import { get } from './wire-requests.js';

/** Photos that the gallery holds, and photos of a page. */
export const HUNG = 10_000;
const PAGE = 36;

const PHOTOS = `/api/event-photos?limit=${PAGE}`;

/** Raw compares every photo with what is searched for. */
const TIMES_FASTER_THAN_SCAN = 5;

/** As the server writes it into the `Link` header of the page that ended here. */
const MIDDLE = Buffer.from(JSON.stringify(['2026-06-01T00:00:00.000000Z', 'photo no. 5000', 5_000])).toString(
  'base64url',
);

const LISTS = {
  [`gallery: ${PAGE} of ${HUNG.toLocaleString('en-US')}`]: PHOTOS,
  'gallery: a page in the middle': `${PHOTOS}&cursor=${MIDDLE}`,
  'gallery: by name': `${PHOTOS}&order=name`,
  'gallery: of one event': `${PHOTOS}&eventId=7`,
  'gallery: with one tag': `${PHOTOS}&tag=neon`,
};

/** Of all photos, of a hundredth, of a thousandth, of few, of none. */
const SEARCHES = {
  'gallery: search, a frequent word': `${PHOTOS}&q=saturday`,
  'gallery: search, a page full': `${PHOTOS}&q=no.%2098`,
  'gallery: search, a rare word': `${PHOTOS}&q=no.%20987`,
  'gallery: search, two letters': `${PHOTOS}&q=98`,
  'gallery: search, two letters, none': `${PHOTOS}&q=qx`,
  'gallery: search, none': `${PHOTOS}&q=no%20such%20photo`,
};

/**
 * The gallery as somebody who is signed in asks for it, and so never a ready answer: at most three times what the query
 * alone takes. Then its first page as visitors ask for it.
 * @throws Error when the two servers answer differently
 */
export const gallery = async (servers: Servers): Promise<Scenario[]> => {
  const headers = { authorization: `Bearer ${await signIn(servers.ours.port, ACCOUNT)}` };
  for (const path of [...Object.values(LISTS), ...Object.values(SEARCHES)])
    await checkSameAnswer(servers, path, headers);
  const scenario = (name: string, path: string, required: number, sent: Record<string, string>): Scenario => {
    const request = get(path, sent);
    return { name, required, expectedStatus: 200, request: () => request };
  };
  return [
    ...Object.entries(LISTS).map(([name, path]) => scenario(name, path, 0.5, headers)),
    ...Object.entries(SEARCHES).map(([name, path]) => scenario(name, path, TIMES_FASTER_THAN_SCAN, headers)),
    scenario('gallery: the first page, to visitors', PHOTOS, 1.5, {}),
  ];
};
