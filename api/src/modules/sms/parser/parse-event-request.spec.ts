import { EXAMPLE_VENUE } from '#test/sms/example-venue.js';
import { EXAMPLES } from '#test/sms/examples.js';
import { NASTY_TEXTS } from '#test/sms/nasty-texts.js';
import { type EventRequest, isComplete } from './event-request.js';
import { parseEventRequest } from './parse-event-request.js';

const NOW = '2026-11-18T21:00:00Z';

const read = (text: string, now = NOW): EventRequest =>
  parseEventRequest(text, { ...EXAMPLE_VENUE, now: new Date(now) });

/** What an event is made of, without where it stood in the message. */
const meaningOf = ({ artist, date, time, endTime, problems }: EventRequest): unknown => ({
  artist: [artist?.value.id, artist?.confidence],
  date: [date?.value, date?.confidence],
  time: [time?.value, time?.confidence],
  endTime: endTime?.value,
  problems: problems.map(({ kind }) => kind),
});

/** Park and Miller's generator: the same texts in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('parseEventRequest', () => {
  it('says where each part stands', () => {
    const text = '🎸 Can the Coyotes play this Fri, 8-10pm? "Boots & Beer", country!';
    const request = read(text);
    expect(request.artist?.value.name).toBe('Dusty Coyotes');
    expect(request.artist?.source).toMatchObject({ text: 'Coyotes' });
    expect(request.date?.source).toEqual({
      text: 'this Fri',
      start: text.indexOf('this'),
      end: text.indexOf(','),
    });
    expect(request.time).toMatchObject({ value: '20:00', source: { text: '8-10pm' } });
    expect(request.endTime?.value).toBe('22:00');
    expect(request.eventName).toMatchObject({ value: 'Boots & Beer', confidence: 'certain' });
    expect(request.eventType?.value).toBe('Country');
    expect(isComplete(request)).toBe(true);
  });

  it('keeps the night that the sender named when the show starts after its midnight', () => {
    expect(read('Midnight Ramblers sat night 12:30am')).toMatchObject({
      date: { value: '2026-11-22' },
      night: '2026-11-21',
      time: { value: '00:30' },
      problems: [],
    });
  });

  it.each([
    ['Dusty Coyotes at 8pm', 'Which day should Dusty Coyotes play?'],
    ['Dusty Coyotes friday', 'What time should Dusty Coyotes start?'],
    ['friday 8pm', 'Which artist should play?'],
    ['tucker friday 8pm', 'Which artist do you mean: Wade Tucker or Tammy Tucker?'],
    ['Midnight Gamblers friday 8pm', 'Do you mean Midnight Ramblers?'],
    [
      'Velvet Hammer Five friday 8pm',
      'We do not know an artist called “Velvet Hammer”. Which artist should play?',
    ],
    ['Dusty Coyotes nov 31 8pm', 'There is no such day as “nov 31”. Which day should Dusty Coyotes play?'],
    [
      'Dusty Coyotes fri 25:00',
      'There is no such time as “25:00” that day. What time should Dusty Coyotes start?',
    ],
    [
      'Dusty Coyotes nov 10 8pm',
      'Tuesday, November 10, 2026 has passed. Which day should Dusty Coyotes play?',
    ],
    [
      'Dusty Coyotes fri or sat 8pm',
      'Which day should Dusty Coyotes play: Friday, November 20, 2026 or Saturday, November 21, 2026?',
    ],
    ['Dusty Coyotes fri at 12', 'Do you mean 12 noon our time?'],
  ])('answers “%s” with words the sender understands', (text, question) => {
    expect(read(text).questions).toEqual([question]);
  });

  it.each([
    ['21h', '21:00', undefined],
    ['21 h', '21:00', undefined],
    ['20h30', '20:30', undefined],
    ['21:00h', '21:00', undefined],
    ['21 uhr', '21:00', undefined],
    ['16h a 18h', '16:00', '18:00'],
    ['half seven', '19:30', undefined],
    ['ten-thirty', '22:30', undefined],
    ['a las ocho y media', '20:30', undefined],
    ['start 7 end 9', '19:00', '21:00'],
    ['22:00 through to 01:00', '22:00', '01:00'],
  ])('reads %s as a time', (words, time, endTime) => {
    for (const text of [`Dusty Coyotes nov 27 ${words}`, `Dusty Coyotes el 27 de noviembre, ${words}`]) {
      const request = read(text);
      expect([text, request.time?.value, request.endTime?.value]).toEqual([text, time, endTime]);
      expect(request.date?.value).toBe('2026-11-27');
      expect(isComplete(request)).toBe(true);
    }
  });

  it.each([
    'Dusty Coyotes nov 27 8pm (not Wade Tucker)',
    'Dusty Coyotes nov 27 8pm, not 8am',
    'Dusty Coyotes nov 27, not saturday, 8pm',
  ])('takes what is wanted where the rest is ruled out: %s', (text) => {
    const { artist, date, time, problems } = read(text);
    expect([artist?.value.name, date?.value, time?.value, problems]).toEqual([
      'Dusty Coyotes',
      '2026-11-27',
      '20:00',
      [],
    ]);
  });

  it.each([
    'Dusty Coyotes friday 8pm not this friday tho',
    'Dusty Coyotes friday not the 20th 8pm',
    'Dusty Coyotes nov 27 at 8, no wait 9 not 8',
    'why not Wade Tucker and Dusty Coyotes nov 27 8pm',
    'Dusty Coyotes nov 27 8pm if the bus gets fixed',
    'Dusty Coyotes and tammy nov 27 8pm',
    'Dusty Coyotes 8pm nov 27 or so',
  ])('asks where something else may be meant: %s', (text) => {
    expect(isComplete(read(text))).toBe(false);
  });

  it.each([
    'Saw on a page that the Coyotes play nov 27 8pm',
    'nudge the Coyotes nov 27 8pm',
    'my granddaughter wrote Coyotes nov 27 8pm',
    'granny brought Dusty Coyotes nov 27 8pm',
  ])('asks about a word beside the name that no request has there: %s', (text) => {
    expect(isComplete(read(text))).toBe(false);
  });

  it.each([
    'pencil in the Coyotes nov 27 8pm',
    'shedule the Coyotes nov 27 8pm',
    'Friday is Dusty Coyotes, nov 27 8pm',
    'my grandson wants Dusty Coyotes acoustic nov 27 8pm',
    'Dusty Coyotes would love to play nov 27 8pm for the quilters pig roast',
  ])('asks nothing where the words beside the name are those of requests: %s', (text) => {
    expect(isComplete(read(text))).toBe(true);
  });

  it('asks about a weekday and a day of the month that only meet months from now', () => {
    expect(read('Cody Reed Fri the 18th at 9pm', '2026-07-05T18:00:00Z').problems).toEqual([
      { kind: 'doubtful-date', date: '2026-09-18' },
    ]);
  });

  it('knows that an hour is missing when summer time begins', () => {
    const skipped = read('Dusty Coyotes early morning of march 14 2:30am', '2027-03-01T18:00:00Z');
    expect(skipped.problems).toEqual([{ kind: 'impossible-time', words: '2:30am' }]);
    expect(isComplete(read('Dusty Coyotes march 14 8pm', '2027-03-01T18:00:00Z'))).toBe(true);
  });

  it('reads the day by the venue’s clock', () => {
    expect(read('Dusty Coyotes tomorrow 8pm', '2026-11-19T04:30:00Z').date?.value).toBe('2026-11-19');
  });

  it.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['small letters', (text: string) => text.toLowerCase()],
    ['a “please” at the end', (text: string) => `${text} please`],
    ['exclamation marks at the end', (text: string) => `${text}!!`],
    ['white space around it', (text: string) => `  ${text}  `],
  ])('reads a clear message the same with %s', (_what, changed) => {
    const clear = EXAMPLES.filter(({ text, now }) => isComplete(read(text, now)));
    expect(clear.length).toBeGreaterThan(200);
    for (const { text, now } of clear) {
      expect({ text, ...(meaningOf(read(changed(text), now)) as object) }).toEqual({
        text,
        ...(meaningOf(read(text, now)) as object),
      });
    }
  });

  it('never throws and never makes an event of shreds of messages', () => {
    const random = seeded(20_261_118);
    const words = EXAMPLES.flatMap(({ text }) => text.slice(0, 200).split(' '));
    for (let round = 0; round < 600; round++) {
      const length = 1 + Math.floor(random() * 25);
      const text = Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ');
      const request = read(text);
      expect(request.questions).toHaveLength(request.problems.length);
      if (isComplete(request)) {
        expect(`${request.date?.value ?? ''}T${request.time?.value ?? ''}`).toMatch(
          /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
        );
        expect(Number(request.date?.value.slice(0, 4))).toBeGreaterThanOrEqual(2026);
      }
    }
  });

  it('never throws for any characters', () => {
    const random = seeded(7);
    for (let round = 0; round < 500; round++) {
      const width = round % 2 === 0 ? 0x80 : 0x1_0000;
      const codes = Array.from({ length: Math.floor(random() * 200) }, () => Math.floor(random() * width));
      expect(isComplete(read(String.fromCharCode(...codes)))).toBe(false);
    }
  });

  it('asks about 1,600 characters of anything nasty', () => {
    for (const text of NASTY_TEXTS) expect(isComplete(read(text))).toBe(false);
  });

  it('copes with artists of strange names, and with none', () => {
    const names = ['', '   ', '🎸', 'The The', '!!!', 'And', 'x'.repeat(400), '\ud800', 'Friday', '8'];
    const artists = names.map((name, id) => ({ id, name }));
    const context = { ...EXAMPLE_VENUE, now: new Date(NOW) };
    expect(isComplete(parseEventRequest('friday at 8', { ...context, artists }))).toBe(false);
    expect(isComplete(parseEventRequest('The The fri 8pm', { ...context, artists }))).toBe(false);
    expect(isComplete(parseEventRequest('Dusty Coyotes fri 8pm', { ...context, artists: [] }))).toBe(false);
  });
});
