import type { Scenario, Servers } from '#bench/load/rounds.js';
import { checkSameAnswer } from '#bench/rivals/servers.js';
import { signIn } from '#bench/load/sign-in.js';
import { ACCOUNT } from '#bench/load/bench-database.js';
import { get } from '#bench/load/wire-requests.js';

/** Photos that the gallery holds, and photos of a page. */
export const HUNG = 10_000;
const PAGE = 36;

const PHOTOS = `/api/event-photos?limit=${PAGE}`;

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

/** Of all photos, of a hundredth, of a thousandth, of none; and the least ratio to raw, which compares every photo. */
const SEARCHES = {
  'gallery: search, a frequent word': ['saturday', 5],
  'gallery: search, a page full': ['no. 98', 3.5],
  'gallery: search, a rare word': ['no. 987', 4.5],
  'gallery: search, two letters': ['98', 3.5],
  'gallery: search, two letters, none': ['qx', 5],
  'gallery: search, none': ['no such photo', 5],
} as const;

const searchFor = (text: string): string => `${PHOTOS}&q=${encodeURIComponent(text)}`;

/**
 * The gallery as somebody who is signed in asks for it, and so never a ready answer: at most twice what the query
 * alone takes. Then its first page as visitors ask for it.
 * @throws Error when the two servers answer differently
 */
export const gallery = async (servers: Servers): Promise<Scenario[]> => {
  const headers = { authorization: `Bearer ${await signIn(servers.ours.port, ACCOUNT)}` };
  for (const path of [...Object.values(LISTS), ...Object.values(SEARCHES).map(([text]) => searchFor(text))])
    await checkSameAnswer(servers, path, headers);
  const scenario = (name: string, path: string, required: number, sent: Record<string, string>): Scenario => {
    const request = get(path, sent);
    return { name, required, expectedStatus: 200, request: () => request };
  };
  return [
    ...Object.entries(LISTS).map(([name, path]) => scenario(name, path, 0.5, headers)),
    ...Object.entries(SEARCHES).map(([name, [text, required]]) =>
      scenario(name, searchFor(text), required, headers),
    ),
    scenario('gallery: the first page, to visitors', PHOTOS, 1.5, {}),
  ];
};
