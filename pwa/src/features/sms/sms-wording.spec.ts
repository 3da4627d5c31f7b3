import { sampleMessages } from '#features/sms/setup/sms-samples';
import { CLASH, SEVEN, smsRequest } from '#test/factories/sms-request.factory';
import { clashLabel, errorLine, movesOf, moveWords, readParts, receivedLine } from './sms-wording';

describe('what was read in a message', () => {
  const shown = (...request: Parameters<typeof smsRequest>) =>
    readParts(smsRequest(...request)).map(({ label, text, isUnderstood }) => [label, text, isUnderstood]);

  it('is artist, date and time, each understood', () => {
    expect(shown()).toEqual([
      ['Artist', 'Lone Pine Duo', true],
      ['Date', 'Friday, November 27, 2026', true],
      ['Time', '8:00 PM', true],
    ]);
  });

  it('names all acts of a bill', () => {
    expect(shown({ otherActs: [{ id: 8, name: 'Hank Snow' }] })[0]).toEqual([
      'Artist',
      'Lone Pine Duo and Hank Snow',
      true,
    ]);
  });

  it('of a bill is in the way of one of its acts', () => {
    expect(clashLabel(CLASH, [])).toBe('The artist already plays');
    expect(clashLabel(CLASH, [{ id: 8, name: 'Hank Snow' }])).toBe('One of them already plays');
    expect(clashLabel({ ...CLASH, isArtistBusy: false }, [])).toBe('Already at that time');
  });

  it('asks about what is missing and what is doubtful', () => {
    expect(shown({ extractedArtist: null, doubtful: ['date'] })).toEqual([
      ['Artist', null, false],
      ['Date', 'Friday, November 27, 2026', false],
      ['Time', '8:00 PM', true],
    ]);
  });

  it('says beside a part what its last text most likely wants instead', () => {
    const request = smsRequest({ extractedEndTime: '23:00', suggestion: SEVEN });
    const wanted = readParts(request);
    expect(wanted.map(({ label, text, perhaps }) => [label, text, perhaps])).toEqual([
      ['Artist', 'Lone Pine Duo', null],
      ['Date', 'Friday, November 27, 2026', null],
      ['Time', '8:00 PM', '7:00 PM'],
      ['Ends', '11:00 PM', 'not said'],
    ]);
  });

  it('says of a show on the calendar only what its sender wants otherwise', () => {
    const wish = (changes: object, suggestion: object = {}) =>
      readParts(
        smsRequest({
          kind: 'change',
          extractedArtist: null,
          extractedDate: null,
          extractedTime: null,
          changes: { ...CLASH, endTime: '23:00', ...changes },
          suggestion: { ...SEVEN, ...suggestion },
        }),
      ).map(({ label, text, perhaps }) => [label, text, perhaps]);
    expect(wish({})).toEqual([['Time', '8:00 PM', '7:00 PM']]);
    expect(wish({ time: '19:00' })).toEqual([]);
    expect(wish({ time: '00:30' }, { extractedTime: '00:30', night: '2026-11-26' })).toEqual([]);
    expect(wish({ time: '19:00', endTime: null }, { extractedEndTime: '22:00' })).toEqual([
      ['Ends', null, '10:00 PM'],
    ]);
  });

  it('adds end, name and type where the sender says them, and the night that is meant after midnight', () => {
    const rest = shown({
      extractedDate: '2026-11-28',
      extractedTime: '00:30',
      extractedEndTime: '02:00',
      extractedEventName: 'Moonshine Hour',
      extractedEventType: 'bluegrass',
      night: '2026-11-27',
    });
    expect(rest.slice(1)).toEqual([
      ['Date', 'Saturday, November 28, 2026 (Friday night)', true],
      ['Time', '12:30 AM', true],
      ['Ends', '2:00 AM', true],
      ['Event name', 'Moonshine Hour', true],
      ['Event type', 'bluegrass', true],
    ]);
  });
});

describe('what staff may do with a request', () => {
  it.each([
    ['is complete and free', smsRequest(), ['create', 'edit']],
    ['clashes while its artist is busy', smsRequest({ status: 'conflict', conflict: CLASH }), ['edit']],
    [
      'is beside another show',
      smsRequest({ status: 'conflict', conflict: { ...CLASH, isArtistBusy: false } }),
      ['create-anyway', 'edit'],
    ],
    ['clashed with a show that is gone', smsRequest({ status: 'conflict' }), ['create', 'edit']],
    ['asks something', smsRequest({ status: 'failed' }), ['edit']],
    [
      'is most likely wanted otherwise',
      smsRequest({ status: 'failed', suggestion: SEVEN, canKeep: true }),
      ['take', 'keep', 'edit'],
    ],
    ['may be wanted otherwise', smsRequest({ status: 'failed', canKeep: true }), ['keep', 'edit']],
    ['has its event', smsRequest({ status: 'processed', event: CLASH }), []],
    ['has lost its event', smsRequest({ status: 'processed' }), ['edit']],
    ['is over', smsRequest({ hasPassed: true }), ['edit']],
  ])('one that %s', (_what, request, moves) => expect(movesOf(request)).toEqual(moves));
});

describe('the button of what its sender most likely wants', () => {
  it('says whether that is a change of what they asked for', () => {
    const asked = { ...SEVEN, extractedTime: '20:00' };
    expect(moveWords('take', smsRequest({ suggestion: SEVEN }))).toBe('Take the change');
    expect(moveWords('take', smsRequest({ suggestion: asked }))).toBe('Take as a request');
  });
});

describe('the error of a request', () => {
  it('is shown once: not beside the same questions, nor beside the event in its way', () => {
    const asks = { status: 'failed', errorMessage: 'Which day? What time?' } as const;
    expect(errorLine(smsRequest({ ...asks, questions: ['Which day?', 'What time?'] }))).toBeNull();
    expect(errorLine(smsRequest({ status: 'conflict', errorMessage: 'Taken.', conflict: CLASH }))).toBeNull();
    expect(errorLine(smsRequest(asks))).toBe('Which day? What time?');
  });
});

describe('when a request came', () => {
  it('says that one was typed into the test form', () => {
    const zone = 'America/Chicago';
    expect(receivedLine(smsRequest({ fromForm: true }), zone)).toMatch(
      /^Nov 20, 2026, .* · from the test form$/,
    );
    expect(receivedLine(smsRequest(), zone)).not.toContain('form');
  });
});

describe('the sample messages', () => {
  it('name artists whom the venue knows, and somebody where it knows none', () => {
    const texts = (artists: string[]) => sampleMessages(artists).map(({ text }) => text);
    expect(texts(['The Rattlers', 'June Lee'])[0]).toBe('Hi! Can The Rattlers play next Friday at 8pm?');
    expect(texts(['The Rattlers', 'June Lee'])[1]).toContain('june lee');
    expect(texts(['The Rattlers'])[1]).toContain('the rattlers');
    expect(texts([])).toHaveLength(4);
  });
});
