import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { extractedOf } from '#src/modules/sms/sms-request-rules.js';
import { heard } from '#test/sms/heard-texts.js';
import { isSaidAgain } from './sms-said-again.js';

const artists: KnownArtist[] = [
  { id: 1, name: 'The Rattlers' },
  { id: 2, name: 'Dusty Coyotes' },
];
const context = {
  now: new Date('2026-11-22T18:00:00Z'),
  timeZone: 'America/Chicago',
  artists,
  eventTypes: ['Acoustic'],
};
const again = (earlier: string, text: string): boolean =>
  isSaidAgain(text, parseEventRequest(text, context), {
    messageText: earlier,
    ...extractedOf(parseEventRequest(earlier, context)),
    otherActs: [...(parseEventRequest(earlier, context).others ?? [])],
  });

const BILL = 'The Rattlers and Dusty Coyotes nov 27 8pm';
const WISH = 'The Rattlers nov 27 8pm';

describe('a message about a show that was asked for before', () => {
  it.each([
    [WISH, WISH],
    [WISH, 'hey! the RATTLERS, november 27 at 8:00 pm please 🤠'],
    [WISH, 'Can we book the Rattlers for nov 27 at 8pm, thank you'],
    [`${WISH}, no drums`, WISH],
    [`${WISH}, no drums, budget $500`, `${WISH}... no drums, budget $500!`],
    ['The Rattlers nov 27 8-10pm', 'rattlers 11/27 8pm-10pm'],
    [BILL, 'Rattlers & Dusty Coyotes nov 27 at 8pm pls'],
  ])('says it again: %j, then %j', (earlier, text) => {
    expect(again(earlier, text)).toBe(true);
  });

  it.each([
    [WISH, 'The Rattlers nov 27 8-10pm'],
    ['The Rattlers nov 27 8-10pm', WISH],
    [WISH, `${WISH} acoustic`],
    [WISH, BILL],
    [BILL, WISH],
    [WISH, `“Harvest Ball” ${WISH}`],
    [WISH, `${WISH}, budget is $500`],
    [WISH, `${WISH} for 300 people`],
    [`${WISH}, budget $500`, `${WISH}, budget $700`],
    [`${WISH}, no drums`, `${WISH}, drums`],
    [`${WISH}, no drums, yes amps`, `${WISH}, no amps, yes drums`],
  ])('says something else: %j, then %j', (earlier, text) => {
    expect(again(earlier, text)).toBe(false);
  });
});

it('a text that asks for several shows says each again in other words', () => {
  const verdict = heard('hello, could we please play Dec 8 at 8 and Dec 15 at 9, thanks');
  const shows = verdict.kind === 'new' ? (verdict.shows ?? []) : [];
  const said = shows.map(({ reading, text }) =>
    isSaidAgain(text, reading, {
      messageText: 'Can I play Dec 8 at 8 and Dec 15 at 9?',
      ...extractedOf(reading),
      otherActs: [],
    }),
  );
  expect(said).toEqual([true, true]);
});
