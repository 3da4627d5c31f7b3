import { seededRandom } from '#src/demo/seeded-random.js';
import { type EventRequest, isComplete } from '#src/modules/sms/parser/event-request.js';
import { parseEventRequest } from '#src/modules/sms/parser/parse-event-request.js';
import { EXAMPLE_VENUE } from './example-venue.js';
import { EXAMPLES } from './examples.js';
import { NASTY_TEXTS } from './nasty-texts.js';

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
    ['Dixy Dawn friday 8pm', 'Do you mean Dixie Dawn?'],
    ['Dixie Dawn and me friday 8pm', 'We do not know that artist. Which artist should play?'],
    [
      '1st friday of every month for Dusty Coyotes 9pm',
      'We take one show at a time by text. Which day should Dusty Coyotes play first?',
    ],
    ['Velvet Hammer Five friday 8pm', 'We do not know that artist. Which artist should play?'],
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
    'Dusty Coyotes, nov 28 is taken so nov 27 8pm',
  ])('takes what is wanted where the rest is ruled out: %s', (text) => {
    expect(meaningOf(read(text))).toEqual(meaningOf(read('Dusty Coyotes nov 27 8pm')));
    expect(isComplete(read(text))).toBe(true);
  });

  it.each([
    'I was wondering if I could get tickets for Dusty Coyotes nov 27 8pm',
    'I was wondering if the Coyotes play nov 27 8pm tonight or not',
    'Dusty Coyotes nov 27 8pm if I can get off work',
    'would nov 27 at 8pm be okay for me to drop off the drums, Dusty Coyotes',
    'would nov 27 at 8pm suit Dusty Coyotes',
  ])('leaves to staff what may be no wish: %s', (text) => {
    expect(isComplete(read(text))).toBe(false);
  });

  it.each([
    'pencil in the Coyotes nov 27 8pm',
    'this is Dusty Coyotes I was wondering if I could play on nov 27 at eight p m let me know',
    'Dusty Coyotes nov 27 8 p m',
    'Hello this is Dusty Coyotes. Would friday nov 27 at 8pm be alright for me?',
    'quisiera que Dusty Coyotes toque el 27 de noviembre a las 8 de la noche',
    'quisiera que Dusty Coyotes toquen el 27 de noviembre a las 3 de la tarde',
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

  const requests = EXAMPLES.map(({ text, now }) => ({ text, now, request: read(text, now) }));

  it.each([
    ['capitals', (text: string) => text.toUpperCase()],
    ['small letters', (text: string) => text.toLowerCase()],
    ['a “please” at the end', (text: string) => `${text} please`],
    ['exclamation marks at the end', (text: string) => `${text}!!`],
    ['white space around it', (text: string) => `  ${text}  `],
  ])('reads a clear message the same with %s', (_what, changed) => {
    const clear = requests.filter(({ request }) => isComplete(request));
    expect(clear.length).toBeGreaterThan(200);
    for (const { text, now, request } of clear)
      expect([text, meaningOf(read(changed(text), now))]).toEqual([text, meaningOf(request)]);
  });

  it('never throws and never makes an event of shreds of messages', () => {
    const random = seededRandom('shreds');
    const words = EXAMPLES.flatMap(({ text }) => text.slice(0, 200).split(' '));
    for (let round = 0; round < 600; round++) {
      const text = Array.from({ length: random.whole(1, 25) }, () => random.pick(words)).join(' ');
      const request = read(text);
      const isUnclear = request.problems.some(({ kind }) => kind === 'unclear');
      expect(request.questions).toHaveLength(isUnclear ? 1 : request.problems.length);
      if (!isComplete(request)) continue;
      expect([request.date?.value, request.time?.value].join('T')).toMatch(
        /^20(?:2[6-9]|[3-9]\d)-\d\d-\d\dT\d\d:\d\d$/,
      );
    }
  });

  it('never throws for any characters', () => {
    const random = seededRandom('characters');
    for (let round = 0; round < 500; round++) {
      const most = round % 2 === 0 ? 0x7f : 0xffff;
      const codes = Array.from({ length: random.whole(0, 199) }, () => random.whole(0, most));
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
