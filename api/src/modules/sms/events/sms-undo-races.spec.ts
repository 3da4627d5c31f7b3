import { as } from '#test/venue/staffed-venue.js';
import { createUndoVenue, type UndoVenue } from '#test/venue/undo-venue.js';

const TURNS = 5;

describe('undoing that an event was made of a text message, at the same moment as something else', () => {
  let venue: UndoVenue;

  beforeAll(async () => {
    venue = await createUndoVenue();
  });
  afterEach(() => venue.empty());
  afterAll(() => venue.close());

  it('is done once by two admins at two processes, and says so to both', async () => {
    const { id, eventId } = await venue.made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 ? venue.undo(id, eventId) : venue.undo(id, eventId, venue.other, venue.second),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const words = answers.map(({ body }) => body.message as string);
    expect(words.filter((message) => message.includes('already'))).toHaveLength(7);
    expect(await venue.events()).toEqual([]);
    expect(await venue.stored(id)).toMatchObject([{ status: 'pending', event_id: null, processed_by: null }]);
  });

  it('and telling the sender at the same moment: one of them is done', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { id, eventId } = await venue.made();
      const [{ status }] = await Promise.all([venue.undo(id, eventId), venue.tell(eventId)]);
      expect([200, 409]).toContain(status);
      const left = status === 200 ? 0 : 1;
      expect(await venue.sql('SELECT FROM messages')).toHaveLength(left);
      expect(await venue.events()).toHaveLength(left);
      await venue.empty();
    }
  });

  it('leaves no table without its show when a guest books at that moment', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const { id, eventId } = await venue.made();
      const body = { eventId, customerName: 'Ruby Lee', customerEmail: 'ruby@example.com', partySize: 2 };
      const [{ status }] = await Promise.all([
        venue.undo(id, eventId),
        venue.http().post('/api/bookings').set(as(venue.admin)).send(body),
      ]);
      expect([200, 409]).toContain(status);
      const tables = await venue.sql('SELECT event_id FROM bookings');
      expect(tables).toEqual(status === 200 ? [] : [{ event_id: eventId }]);
      await venue.empty();
    }
  });
});
