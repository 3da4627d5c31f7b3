import { type PlannedPhoto } from './plan-check-ins.js';
import { type EventRow } from './plan-events.js';
import { ADMIN_ID } from './plan-people.js';
import { type SeededRandom } from '#src/demo/seeded-random.js';
import { instantAt } from './venue-days.js';

/** How many pictures of a kind `pictures/gallery/` has, what they are tagged, and what people say of them. */
interface Shots {
  count: number;
  tags: readonly string[];
  captions: readonly [string, ...string[]];
}

const shots = (count: number, tags: Shots['tags'], ...captions: Shots['captions']): Shots => ({
  count,
  tags,
  captions,
});

/** Sixty in all. */
const ALBUM = {
  band: shots(
    9,
    ['band', 'stage'],
    'The whole band in the second set',
    'Three songs in and nobody sitting',
    'Stage left was louder, for the record',
    'That last chorus',
  ),
  solo: shots(
    7,
    ['solo', 'stage', 'spotlight'],
    'You could hear a boot drop',
    'One light, one song',
    'The quiet one that hushed the bar',
    'Encore, alone',
  ),
  crowd: shots(
    9,
    ['crowd', 'stage'],
    'Hands up, hats up',
    'The view from the back rail',
    'Everybody knew the words',
    'Full house by nine',
  ),
  dancing: shots(
    7,
    ['dancing', 'two-step'],
    'Quick-quick-slow-slow',
    'The floor never emptied',
    'Last waltz of the night',
    'Found a partner after all',
  ),
  neon: shots(
    6,
    ['neon', 'hall'],
    'Meet me under the neon',
    'The old brick by the side door',
    'Glow on the alley wall',
  ),
  patio: shots(
    4,
    ['patio', 'string lights'],
    'Sundown on the patio',
    'String lights and cold glasses',
    'Between the sets, outside',
  ),
  bar: shots(4, ['bar'], 'Calm before doors', 'Somebody forgot a hat', 'Two drafts, hold the hat'),
  hall: shots(4, ['hall', 'outside'], 'Home sweet hall', 'Doors at seven', 'Lanterns lit, come on in'),
  desert: shots(
    3,
    ['outside', 'moon'],
    'The drive home',
    'Moon over the north lot',
    'You can see the hall from the ridge',
  ),
  boots: shots(
    4,
    ['boots', 'style'],
    'Best boots of the night',
    'Shined for Saturday',
    'Three pairs, one table',
  ),
  instruments: shots(3, ['guitar', 'backstage'], 'Between sets', 'Waiting for its turn', 'Soundcheck done'),
} satisfies Record<string, Shots>;

type SceneKind = keyof typeof ALBUM;

/** Kept back for review, as staff would a blurred one. */
const AWAITING_REVIEW = 3;

/** Sixty gallery photos over the nights that were, oldest first, ids from 1. */
export const planGallery = (past: readonly EventRow[], random: SeededRandom): PlannedPhoto[] => {
  const kinds = spread(
    Object.entries(ALBUM).flatMap(([kind, { count }]) =>
      isSceneKind(kind) ? Array.from({ length: count }, () => kind) : [],
    ),
    random,
  );
  const seen = new Map<SceneKind, number>();
  return kinds.map((kind, index) => {
    const turn = seen.get(kind) ?? 0;
    seen.set(kind, turn + 1);
    const nth = Math.floor((index * past.length) / kinds.length);
    const event = past[nth];
    const { tags, captions } = ALBUM[kind];
    const uploadedAt = event
      ? instantAt(event.date, event.time, 30 + (index % 5) * 11)
      : instantAt('2000-01-01', '00:00');
    return {
      row: {
        id: index + 1,
        looksLikeId: null,
        eventId: event?.id ?? 0,
        uploadedBy: ADMIN_ID,
        originalName: `rusty-spur-${String(index + 1).padStart(3, '0')}.jpg`,
        description: captions[turn % captions.length] ?? captions[0],
        isVerificationPhoto: false,
        isApproved: index < kinds.length - AWAITING_REVIEW,
        shareInGallery: false,
        tags: event ? [...tags, event.type] : tags,
        uploadedAt,
        reviewedAt: index < kinds.length - AWAITING_REVIEW ? uploadedAt : null,
      },
      picture: `gallery/${kind}/${turn + 1}`,
    };
  });
};

/** Shuffled so that no two neighbours show the same thing, as far as that goes. */
const spread = (kinds: SceneKind[], random: SeededRandom): SceneKind[] => {
  const waiting = random.shuffled(kinds);
  const placed: SceneKind[] = [];
  while (waiting.length) {
    const next = waiting.findIndex((kind) => !placed.slice(-3).includes(kind));
    placed.push(...waiting.splice(Math.max(next, 0), 1));
  }
  return placed;
};

const isSceneKind = (kind: string): kind is SceneKind => Object.hasOwn(ALBUM, kind);
