import {
  acknowledgement,
  problem,
  type ReceivedPost,
  type ScriptedAnswer,
  type VenueDouble,
} from './venue-double';
import type { Chance } from './proof';

/** What may become of a call. */
type Fate = (venue: VenueDouble, post: ReceivedPost, chance: Chance) => ScriptedAnswer;

const retryAfter = (chance: Chance): Record<string, string> => ({
  'retry-after': String(chance.whole(1, 7_200)),
});

const FATES: Record<string, Fate> = {
  taken: (venue, post) => acknowledgement(venue, post),
  'answer lost': (venue, post) => ({ ...acknowledgement(venue, post), hangUp: true }),
  'cut off': () => ({ status: 0, body: '', hangUp: true }),
  broken: () => problem(500, 'server.error', 'Broken.'),
  'disk full': () => problem(507, 'server.storage-full', 'Disk full.'),
  'committed and broken': (venue, post) => {
    acknowledgement(venue, post);
    return problem(503, 'server.unavailable', 'Busy.');
  },
  'too many': (_venue, _post, chance) => ({
    ...problem(429, 'photos.too-many', 'Slow down.'),
    headers: retryAfter(chance),
  }),
  'signed out': () => problem(401, 'auth.signed-out', 'Please sign in.'),
  'too large': () => problem(413, 'photos.too-large', 'The photo is too large.'),
  refused: () => problem(400, 'check-in.bad', 'The e-mail is not an e-mail.'),
  'portal page': () => ({ status: 200, body: '<html>Welcome to the free Wi-Fi</html>' }),
  'portal redirect': () => ({ status: 302, body: '', headers: { location: 'http://192.0.2.1/' } }),
  'portal JSON': () => ({ status: 200, body: { clientKey: 'of-another', ok: true } }),
  'JSON list': () => ({ status: 201, body: [] }),
};

const fateOf = (name: string): Fate => {
  const fate = FATES[name];
  if (!fate) throw new RangeError(`no call has met ${name}`);
  return fate;
};

/** Half of the calls go well. */
const KINDS = Object.keys(FATES).flatMap((name) =>
  name === 'taken' ? Array<string>(14).fill(name) : [name],
);

/** An acknowledgement that reached the phone whole. */
const REACHES_THE_PHONE = 'taken';

/** A venue on which all goes wrong that can, by chance, and what it has seen. */
export class BadEvening {
  /** Keys whose acknowledgement reached the phone. */
  readonly acknowledged = new Set<string>();
  /** What went wrong with the calls, in order. */
  readonly fates: string[] = [];
  /** Faults of the phone that the venue noticed. */
  readonly faults: string[] = [];
  isOver = false;
  private readonly bodies = new Map<string, Set<string>>();
  private atOnce = 0;

  constructor(
    private readonly venue: VenueDouble,
    private readonly chance: Chance,
    /** The person a key belongs to, null for a guest. */
    private readonly ownerOf: (key: string) => string | null,
  ) {
    venue.answer = (post) => this.answer(post);
  }

  private async answer(post: ReceivedPost): Promise<ScriptedAnswer> {
    const key = String(post.headers['idempotency-key']);
    this.atOnce += 1;
    if (this.atOnce > 1) this.faults.push(`${key} was sent beside another`);
    this.judge(key, post);
    await new Promise((resolve) => setImmediate(resolve));
    this.atOnce -= 1;
    const fate = this.isOver ? REACHES_THE_PHONE : this.chance.pick(KINDS);
    this.fates.push(`${key} ${fate}`);
    if (fate === REACHES_THE_PHONE) this.acknowledged.add(key);
    return fateOf(fate)(this.venue, post, this.chance);
  }

  /** A key stands for one content, and only its owner sends it; a photo may be made smaller once. */
  private judge(key: string, { body, headers }: ReceivedPost): void {
    const seen = this.bodies.get(key) ?? new Set();
    this.bodies.set(key, seen.add(body));
    if (seen.size > 2) this.faults.push(`${key} was sent as ${[...seen].join(' and ')}`);
    const owner = this.ownerOf(key);
    const bearer = headers.authorization ?? null;
    const isOwn = owner === null ? bearer === null : bearer?.startsWith(`Bearer ${owner}-`);
    if (!isOwn) this.faults.push(`${key} of ${owner} was sent as ${bearer}`);
    if (headers.cookie !== undefined) this.faults.push(`${key} was sent with a cookie`);
  }
}
