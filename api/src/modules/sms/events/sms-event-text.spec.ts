import type { ActTimes } from '#contract/rules/events/set-times.js';
import { onCalendarText } from './sms-event-text.js';

const NO_TIMES: ActTimes = {};
const NOBODY_ELSE: { id: number; name: string }[] = [];
const RATTLERS = 7;
const JUNE = 8;
const SHOW = {
  name: 'Rattlers’ Night',
  date: '2026-11-27',
  time: '20:00',
  endTime: null,
  artistIds: [RATTLERS],
  actTimes: NO_TIMES,
};
const PHONE = { phoneNumber: '+16155550123', fromForm: false, artistId: RATTLERS, otherActs: NOBODY_ELSE };
/** The words to this sender. */
const told = (
  asker: typeof PHONE,
  venueName: string,
  show = SHOW,
  artistName: string | null = 'The Rattlers',
) => onCalendarText(asker, { show, artistName }, venueName)?.text;
/** Letters of one byte in a text message (GSM 03.38), as far as names have them. */
const CHEAP = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#%&'()*+,\-./:;<=>?¡]*$/;

describe('the text that a show is on the calendar', () => {
  it('says who, when and from whom, in one cheap message', () => {
    expect(told(PHONE, 'Rusty Spur Hall')).toBe(
      "You're on: The Rattlers, Friday, November 27 at 8:00 PM. - Rusty Spur Hall",
    );
    const long = {
      ...SHOW,
      date: '2026-09-30',
      time: '22:30',
      actTimes: { [RATTLERS]: '23:30' },
    };
    const longest = told(
      PHONE,
      'Rosie O’Dell’s Honky-Tonk – Dance Hall & Saloon',
      long,
      'Big Tex & the Armadillos',
    );
    expect(longest?.length).toBeLessThanOrEqual(160);
    expect(longest).toMatch(CHEAP);
  });

  describe('says when the act itself plays', () => {
    const bill = { ...SHOW, artistIds: [RATTLERS, JUNE] };
    const timed = { ...bill, actTimes: { [RATTLERS]: '22:15', [JUNE]: '20:00' } };
    const when = (asker: Partial<typeof PHONE>, show: typeof SHOW = timed) =>
      told({ ...PHONE, ...asker }, 'The Spur', show)?.split('November 27 ')[1];

    it.each([
      ['an act that asked for itself alone', {}, 'at 8:00 PM, your set at 10:15 PM. - The Spur'],
      ['an act that opens the show', { artistId: JUNE }, 'at 8:00 PM. - The Spur'],
      [
        'two acts that asked together, in the order in which they play',
        { otherActs: [{ id: JUNE, name: 'June' }] },
        'at 8:00 PM, your sets at 8:00 PM and 10:15 PM. - The Spur',
      ],
    ])('to %s', (_case, asker, text) => {
      expect(when(asker)).toBe(text);
    });

    it('to whom staff put on the bill in place of the act that was read', () => {
      const alone = { ...SHOW, actTimes: { [RATTLERS]: '21:15' } };
      expect(when({ artistId: JUNE }, alone)).toBe('at 8:00 PM, your set at 9:15 PM. - The Spur');
    });

    it('not to an act without a time of its own', () => {
      expect(when({}, { ...bill, actTimes: { [JUNE]: '20:45' } })).toBe('at 8:00 PM. - The Spur');
    });
  });

  it('names the show where nobody plays', () => {
    const nobody = { ...SHOW, name: 'Fish Fry', artistIds: [] };
    expect(told(PHONE, 'The Spur', nobody, null)).toBe(
      "You're on: Fish Fry, Friday, November 27 at 8:00 PM. - The Spur",
    );
  });

  it.each([
    ['Test form', true, false],
    ['+16155550100', true, false],
    ['(615) 555-0199', true, false],
    ['+18304481234', true, true],
    ['+16155550100', false, true],
  ])('goes to %s (test form: %s): %s', (phoneNumber, fromForm, isSent) => {
    expect(told({ ...PHONE, phoneNumber, fromForm }, 'The Spur') !== undefined).toBe(isSent);
  });
});
