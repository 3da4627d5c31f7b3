import type { OwnCheckIn } from '#features/check-in/own-check-ins.queries';
import { own } from '#test/factories/own-check-in.factory';
import { mergeTickets, ticketOfOwn, ticketWithVerdict } from './own-ticket';
import { ALREADY_CHECKED_IN, type Ticket } from './ticket';

const CHICAGO = 'America/Chicago';

const STAFF_FIRST = 'Sent. Staff look at it first.';
const REJECTED: Partial<OwnCheckIn> = { points: 0, verificationStatus: 'rejected' };
const DAMAGED = 'Sent, but the photo arrived damaged. Please show this stub to our staff.';

const here = (key: string): Ticket => ({ ...ticketOfOwn(own({ clientKey: key }), CHICAGO), message: 'Sent' });

describe('a check-in that the server has', () => {
  it.each<[Partial<OwnCheckIn>, string, string]>([
    [{}, 'Sent. The venue has it.', '+50'],
    [{ points: 0, duplicate: true }, ALREADY_CHECKED_IN, '–'],
    [{ duplicate: true }, 'Sent. The venue has it.', '+50'],
    [{ points: 0, verificationStatus: 'rejected' }, 'The venue could not count this check-in.', '–'],
    [{ points: 0, lateReason: 'after-the-show' }, STAFF_FIRST, '–'],
    [{ isPhotoUnreadable: true }, DAMAGED, '+50'],
    [{ isPhotoUnreadable: true, points: 0, lateReason: 'sent-late' }, DAMAGED, '–'],
    [{ isPhotoUnreadable: true, verificationStatus: 'approved' }, 'Sent. The venue has it.', '+50'],
    [{ lateReason: 'after-the-show', verificationStatus: 'approved' }, 'Sent. The venue has it.', '+50'],
  ])('says what came of %j', (over, message, points) => {
    expect(ticketOfOwn(own(over), CHICAGO)).toMatchObject({ message, points, state: 'sent' });
  });

  it('keeps its night, and has a number, when its show is deleted and it was sent without a key', () => {
    const ticket = ticketOfOwn(own({ event: null, clientKey: null }), CHICAGO);
    expect(ticket.checkIn.event).toMatchObject({ name: 'Deleted show', date: '2026-11-20', time: '19:42' });
    expect(ticket.key).toBe('00000012');
  });

  it.each<[string, Partial<OwnCheckIn>[], string]>([
    ['after staff rejected the one that counted', [REJECTED], STAFF_FIRST],
    ['after staff rejected two', [REJECTED, { ...REJECTED, id: 10 }], STAFF_FIRST],
    ['while another one counts', [REJECTED, { id: 10 }], ALREADY_CHECKED_IN],
    [
      'while another one is approved',
      [REJECTED, { points: 0, verificationStatus: 'approved' }],
      ALREADY_CHECKED_IN,
    ],
    ['after one of another show was rejected', [{ ...REJECTED, event: null }], ALREADY_CHECKED_IN],
  ])('that is another one says %s what comes of it', (_when, others, message) => {
    const again = own({ id: 12, clientKey: 'again', points: 0, duplicate: true });
    const all = [again, ...others.map((other) => own({ id: 11, clientKey: 'before', ...other }))];
    expect(ticketOfOwn(again, CHICAGO, all).message).toBe(message);
    const late: OwnCheckIn = { ...again, lateReason: 'after-the-show' };
    const kept = { ...here('again'), message: ALREADY_CHECKED_IN };
    for (const row of [again, late])
      expect(ticketWithVerdict(kept, [row, ...all.slice(1)], CHICAGO)).toMatchObject({
        message,
        points: '–',
      });
  });

  it('names nobody when somebody else sent it', () => {
    expect(ticketOfOwn(own({ customerName: null }), CHICAGO).isOwn).toBe(false);
  });
});

describe('merging them with what is kept here', () => {
  it('shows each once: those of this phone with what came of them, and those of others', () => {
    const late = own({ clientKey: 'b', points: 0, verificationStatus: 'rejected' });
    const { here: ofThisPhone, elsewhere } = mergeTickets(
      { sent: [here('a'), here('b')], waiting: [here('c')] },
      [own({ clientKey: 'd' }), own({ clientKey: 'c' }), late],
      CHICAGO,
    );
    expect(ofThisPhone.map(({ key, message, points }) => [key, message, points])).toEqual([
      ['a', 'Sent', '+50'],
      ['b', 'The venue could not count this check-in.', '–'],
    ]);
    expect(elsewhere.map(({ key }) => key)).toEqual(['d']);
  });
});
