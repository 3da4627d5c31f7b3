import { CONVERSATIONS } from './conversations.js';
import { type ConversingVenue, createConversingVenue, type HeldConversation } from './converse.js';

const LEAST_CONVERSATIONS = 100;
const LEAST_RIGHT = 0.95;
/** Of all texts, so many may be asked about without need. */
const MOST_NEEDLESS = 0.08;

describe('the examples of conversations by text message', () => {
  let venue: ConversingVenue;
  const held: HeldConversation[] = [];

  beforeAll(async () => {
    venue = await createConversingVenue();
    for (const conversation of CONVERSATIONS) held.push(await venue.hold(conversation));
    report(held);
  }, 300_000);
  afterAll(() => venue.close());

  const named = (outcome: string): string[] =>
    held.filter((one) => one.outcome === outcome).map(({ conversation }) => conversation.name);

  it('are enough, each once', () => {
    expect(held.length).toBeGreaterThanOrEqual(LEAST_CONVERSATIONS);
    expect(new Set(CONVERSATIONS.map(({ name }) => name)).size).toBe(held.length);
  });

  it('are never left confidently wrong', () => {
    expect(named('confidently wrong')).toEqual([]);
  });

  it('are left right, but for five in a hundred', () => {
    expect(named('right').length).toBeGreaterThanOrEqual(held.length * LEAST_RIGHT);
  });

  it('ask what they need to, and hardly more', () => {
    const texts = CONVERSATIONS.flatMap(({ steps }) => steps).length;
    const needless = held.reduce((sum, one) => sum + one.needless, 0);
    expect(needless).toBeLessThanOrEqual(texts * MOST_NEEDLESS);
  });
});

const report = (held: readonly HeldConversation[]): void => {
  const count = (outcome: string): number => held.filter((one) => one.outcome === outcome).length;
  const needless = held.reduce((sum, one) => sum + one.needless, 0);
  console.info(
    `${held.length} conversations: ${count('right')} right, ${count('wrong')} wrong, ${count('confidently wrong')} confidently wrong, ${needless} needless questions`,
  );
  for (const { conversation, outcome, left, replies } of held.filter(
    (one) => one.outcome !== 'right' || one.needless > 0,
  ))
    console.info(`${outcome}: ${conversation.name}: ${left}\n  ${replies.join('\n  ')}`);
};
