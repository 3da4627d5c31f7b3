import { onCalendarText } from './sms-event-text.js';

const SHOW = { name: 'Rattlers’ Night', date: '2026-11-27', time: '20:00', artistName: 'The Rattlers' };
const PHONE = { phoneNumber: '+16155550123', fromForm: false };
/** Letters of one byte in a text message (GSM 03.38), as far as names have them. */
const CHEAP = /^[A-Za-z0-9 @£$¥èéùìòÇØøÅåÆæßÉÄÖÑÜ§¿äöñüà!"#%&'()*+,\-./:;<=>?¡]*$/;

describe('the text that a show is on the calendar', () => {
  it('says who, when and from whom, in one cheap message', () => {
    const text = onCalendarText(PHONE, SHOW, 'Rusty Spur Hall')?.text ?? '';
    expect(text).toBe("You're on: The Rattlers, Friday, November 27 at 8:00 PM. - Rusty Spur Hall");
    const long = { ...SHOW, artistName: 'Big Tex & the Armadillos', date: '2026-09-30', time: '22:30' };
    const longest =
      onCalendarText(PHONE, long, 'Rosie O’Dell’s Honky-Tonk – Dance Hall & Saloon')?.text ?? '';
    expect(longest.length).toBeLessThanOrEqual(160);
    expect(longest).toMatch(CHEAP);
  });

  it('names the show where nobody plays', () => {
    const text = onCalendarText(PHONE, { ...SHOW, name: 'Fish Fry', artistName: null }, 'The Spur')?.text;
    expect(text).toBe("You're on: Fish Fry, Friday, November 27 at 8:00 PM. - The Spur");
  });

  it.each([
    ['Test form', true, false],
    ['+16155550100', true, false],
    ['(615) 555-0199', true, false],
    ['+18304481234', true, true],
    ['+16155550100', false, true],
  ])('goes to %s (test form: %s): %s', (phoneNumber, fromForm, isSent) => {
    expect(onCalendarText({ phoneNumber, fromForm }, SHOW, 'The Spur') !== undefined).toBe(isSent);
  });
});
