import { actsIn, isComplete } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { EXAMPLE_VENUE } from './example-venue.js';

const acts = (...names: string[]) => EXAMPLE_VENUE.artists.filter(({ name }) => names.includes(name));
const readOf = (text: string, ...names: string[]) =>
  parseEventRequest(text, {
    ...EXAMPLE_VENUE,
    now: new Date('2026-11-18T21:00:00Z'),
    sender: acts(...names),
  });
const nameIn = (text: string): string | undefined => {
  const request = readOf(text, 'June Calloway');
  return isComplete(request) ? request.artist?.value.name : undefined;
};

describe('a text from an artist’s own phone', () => {
  it.each([
    'can I play Tuesday Dec 8 at 8?',
    'dec 8 8pm?',
    'Is Dec 8 at 8 open?',
    'is Saturday the 12th of december taken? id love to do 8 to 10',
    'put me down for sat the 12th 9pm',
    'Would love to play on December 11th at 9pm if you have it open',
    'puedo tocar el martes 8 de diciembre a las 8?',
    'Can my band play dec 8 at 9?',
    'do you have anything on dec 8? would love to play at 8',
    'Could I grab the 8pm slot on Dec 8?',
  ])('is about that artist: %j', (text) => expect(nameIn(text)).toBe('June Calloway'));

  it('is about another one whom it names', () => {
    expect(nameIn('can the Rattlers play dec 8 8pm')).toBe('The Rattlers');
  });

  it.each([
    'can my brother play Dec 8 at 8?',
    'can I open for the Rattlers dec 8 at 8',
    'am I still on for dec 8 at 8?',
    "I'm playing dec 8 at 8",
    'dont forget our show dec 8 at 8',
    'can i load in dec 8 at 5pm',
    'see you dec 8 at 8!',
    'I cant play dec 8 at 8',
    'are yall open dec 24 at 8pm',
    'can i get in dec 8 at 7 to set up',
    'The Gargoyle Brothers dec 8 8pm',
  ])('is never taken for a sure wish where it may be none: %j', (text) =>
    expect(nameIn(text)).toBeUndefined(),
  );

  it.each([
    ['me n Cody Reed dec 8 8pm', 'June Calloway + Cody Reed'],
    ['Dixie Dawn and me dec 8 8pm', 'Dixie Dawn + June Calloway'],
    ["can I play dec 8 at 8 and can Rosie O'Dell open for me", "June Calloway + Rosie O'Dell"],
  ])('plays in the order that is written: %j', (text, bill) => {
    const request = readOf(text, 'June Calloway');
    expect(
      actsIn(request)
        .map(({ name }) => name)
        .join(' + '),
    ).toBe(bill);
  });

  it('asks which of its acts is meant', () => {
    const request = readOf('can we play dec 8 at 8?', 'Wade Tucker', 'Tammy Tucker');
    expect(request.questions).toEqual(['Which artist do you mean: Wade Tucker or Tammy Tucker?']);
    expect(readOf('Tucker dec 8 8pm', 'Wade Tucker').artist?.value.name).toBe('Wade Tucker');
  });
});
