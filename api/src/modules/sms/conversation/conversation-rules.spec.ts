import type { KnownArtist } from '#src/modules/sms/parser/event-request.js';
import { ASKED, heard, june, read, standing, wade } from '#test/sms/heard-texts.js';
import type { StandingRequest } from './standing-request.js';
import type { SmsText } from './sms-texts.js';

const changed = (text: string, request = standing()) => {
  const verdict = heard(text, request);
  if (verdict.kind !== 'change') return verdict.kind;
  const { artist, date, time, endTime } = verdict.reading;
  return [artist?.value.name, date?.value, time?.value, ...(endTime ? [endTime.value] : [])].join(' ');
};

describe('a name for the show', () => {
  const named = (text: string, request: StandingRequest) => {
    const verdict = heard(text, request);
    return verdict.kind === 'change'
      ? [verdict.reading.eventName?.value, verdict.reading.problems]
      : verdict.kind;
  };
  const asked = read('can I play Dec 8?', [june]);

  it('is kept with the rest of the request and its questions', () => {
    const open = standing({ state: 'failed', time: null, problems: asked.problems, parse: asked });
    expect(named('Call it Boot Scoot Night', open)).toEqual(['Boot Scoot Night', [{ kind: 'no-time' }]]);
  });

  it.each(['call it off', 'call it a night', 'call it even'])('is not %j', (text) =>
    expect(heard(text, standing()).kind).not.toBe('change'),
  );
});

describe('a text that leaves the question open', () => {
  const asked = read('June Calloway Nov 31 8pm', []);
  const open = standing({ state: 'failed', date: null, problems: asked.problems, parse: asked });

  it.each([
    ['June Calloway Feb 30 8pm', 'There is no such day as “Feb 30”'],
    ['June Calloway yesterday 8pm', 'Tuesday, November 17, 2026 has passed'],
    ['June Calloway Dec 8 at 25:00', 'There is no such time as “25:00”'],
  ])('is asked about its own words: %j', (text, words) => {
    const verdict = heard(text, open);
    expect(verdict.kind === 'change' && verdict.reading.questions[0]).toEqual(expect.stringContaining(words));
  });

  it('gets the question again where it says nothing else', () => {
    expect(heard('June Calloway Nov 31 8pm please', open).kind).toBe('again');
  });
});

describe('a text after a request that waits', () => {
  it.each([
    ['Actually make it 10', 'June Calloway 2026-12-08 22:00'],
    ['sorry, Jan 21', 'June Calloway 2027-01-21 20:00'],
    ['9 not 8', 'June Calloway 2026-12-08 21:00'],
    ['the 9th, not the 8th', 'June Calloway 2026-12-09 20:00'],
    ['actually can we do the 15th at 7 instead', 'June Calloway 2026-12-15 19:00'],
    ['una hora más tarde por favor', 'June Calloway 2026-12-08 21:00'],
    ['oops meant the Rattlers', 'The Rattlers 2026-12-08 20:00'],
    ["June can't, use the Rattlers instead", 'The Rattlers 2026-12-08 20:00'],
    ['can we do Jan 6 instead, my van is in the shop', 'June Calloway 2027-01-06 20:00'],
    ['make that 7, kids bedtime lol', 'June Calloway 2026-12-08 19:00'],
    ["make it 9, my drummer can't get off work", 'June Calloway 2026-12-08 21:00'],
    ["can't do it that day, Jan 6?", 'June Calloway 2027-01-06 20:00'],
    ['dec 8 is our anniversary. Jan 6?', 'June Calloway 2027-01-06 20:00'],
    ['could we start at 9?', 'June Calloway 2026-12-08 21:00'],
    ['is 7 possible?', 'June Calloway 2026-12-08 19:00'],
    ['actually the following Tuesday', 'June Calloway 2026-12-15 20:00'],
    ['actually the Thursday after would be better', 'June Calloway 2026-12-10 20:00'],
    ['whoops that shoulda been 12/9', 'June Calloway 2026-12-09 20:00'],
    ['sorry it was meant to be 9pm', 'June Calloway 2026-12-08 21:00'],
    ['oh wait I need Saturday, Jan 9', 'June Calloway 2027-01-09 20:00'],
    ['AM not PM sorry lol', 'June Calloway 2026-12-08 08:00'],
    ["make June's 7pm", 'June Calloway 2026-12-08 19:00'],
  ])('changes it: %j', (text, becomes) => expect(changed(text)).toBe(becomes));

  it.each([
    ['thanks!', 'quiet'],
    ['running 10 min late', 'quiet'],
    ['do yall have a PA?', 'note'],
    ['8 or 9 works', 'note'],
    ['til 11', 'change'],
    ['9pm', 'unsettle'],
    ['Jan 6', 'unsettle'],
    ['Dixie would open at 7', 'unsettle'],
    ['can we change the time?', 'unsettle'],
    ['turns out 7 is better', 'unsettle'],
    ['actually til 11', 'change'],
    ['no I have a show Jan 6', 'unsettle'],
    ['actually 15', 'unsettle'],
    ["wait I can't make it before 9", 'unsettle'],
    ['make it 9 if my sitter can stay', 'unsettle'],
    ['Dec 8 at 9', 'unsettle'],
    ['our drummer has the flu, gonna have to pass on that one', 'withdraw'],
    ['my van died so i dont think i can make it', 'withdraw'],
    ["this fell through, i'm so sorry", 'unsettle'],
    ['dont book that yet', 'unsettle'],
    ["make it 9. no, don't", 'unsettle'],
    ['make it 9. actually dont', 'unsettle'],
    ["can't do it that early", 'unsettle'],
    ["make it 9, i'll check with my drummer", 'unsettle'],
    ['what time is load in', 'note'],
    ['wait no calloway', 'unsettle'],
    ['can we soundcheck at 6?', 'note'],
    ['please add my instagram to the poster', 'note'],
    ['bringing my drummer with me', 'quiet'],
    ['and let me open for em!', 'unsettle'],
    ['PM or AM?', 'note'],
    ['actually the Thursday after next', 'unsettle'],
    ['that shoulda been fun', 'quiet'],
    ['wait, we need 9 mics', 'unsettle'],
    ["make June's amp 7", 'unsettle'],
    ["turns out I can't do Dec 8", 'withdraw'],
    ["turns out I can't do Dec 8 at 8", 'unsettle'],
    ["I can't do Dec 8 before 9", 'unsettle'],
    ["can't do Dec 8, can we change it?", 'unsettle'],
    ["can't do Dec 8 or Dec 9", 'unsettle'],
    ['we wont be late', 'quiet'],
    ['thanks so much, June Calloway', 'quiet'],
    ['thanks, but not June Calloway', 'unsettle'],
    ['no thanks, June Calloway', 'unsettle'],
    ['June Calloway says hi', 'quiet'],
    ['June Calloway says no', 'unsettle'],
    ['cancel the 8th', 'withdraw'],
    ['cancel the 9th', 'unsettle'],
    ['nvm', 'withdraw'],
    ['8pm', 'again'],
    ['can I play Jan 5 at 9?', 'new'],
    ['also jan 5 at 9', 'new'],
    ["We'd also like to play sometime in February", 'new'],
    ['también queremos tocar en febrero', 'new'],
    ['also we need a green room', 'quiet'],
    ['also is there parking where we play?', 'note'],
    ['Bringing 6 friends', 'note'],
    ['call me at 5 to talk money', 'note'],
    ['$600 guarantee plus 2 rooms', 'note'],
  ])('%j is %s', (text, kind) => expect(heard(text, standing()).kind).toBe(kind));

  it.each([
    ['we need 9pm cuz of the drummers job', '21:00'],
    ['we need 9', '21:00'],
    ["we'd love the 9 slot", '21:00'],
    ['the 9:30 spot is better', '21:30'],
    ['wait, we need 9 mics', undefined],
  ])('of another hour suggests it: %j, %s', (text, time) => {
    const verdict = heard(text, standing());
    expect(verdict.kind === 'unsettle' && [verdict.suggested?.time?.value]).toEqual([time]);
  });

  it('asks for one more at the same hour', () => {
    expect(heard('same time Jan 5 too?', standing())).toMatchObject({
      kind: 'new',
      reading: {
        artist: { value: june },
        date: { value: '2027-01-05' },
        time: { value: '20:00' },
        problems: [],
      },
    });
  });

  it('may be about one act of a bill alone', () => {
    const bill = standing({ others: [wade] });
    expect(heard("wade can't make it, just me", bill).kind).toBe('unsettle');
    expect(heard('make that 7, wade is sick', bill).kind).toBe('unsettle');
  });

  it('that wants it otherwise is asked how, unless it says so in words that staff read', () => {
    expect(heard('can we change the time?', standing())).toMatchObject({ saysHow: false });
    expect(heard('turns out 7 is better', standing())).toMatchObject({ saysHow: true });
  });

  it('is told from its other requests by the day that it names', () => {
    const other = standing({ id: 2, date: '2026-12-15' });
    expect(heard('actually make dec 8 9pm', other, standing())).toMatchObject({
      kind: 'change',
      earlier: { id: 1 },
    });
    expect(heard('actually make it 9', other, standing())).toMatchObject({
      kind: 'change',
      earlier: { id: 2 },
    });
    const january = standing({ date: '2027-01-08' });
    expect(heard('cancel the 8th', other, january)).toMatchObject({ kind: 'withdraw', earlier: { id: 1 } });
  });

  it('is told from its other requests by the name of whose it is, where that is one', () => {
    const [first, second] = [standing({ id: 2, artist: wade }), standing()];
    expect(heard("sorry, make Wade's 7pm", second, first)).toMatchObject({
      kind: 'change',
      earlier: { id: 2 },
    });
    expect(heard("cancel wade's show", second, first)).toMatchObject({
      kind: 'withdraw',
      earlier: { id: 2 },
    });
    expect(heard("make Wade's 7pm", first, standing({ id: 3, artist: wade })).kind).not.toBe('change');
    expect(heard("make Rosie's 7pm", second, first).kind).not.toBe('change');
    expect(heard("move Wade's amp to 7pm", second, first).kind).not.toBe('change');
  });

  it.each([
    ['thursday', 1],
    // The weekday of today, which may be today or a week from now.
    ['wednesday', 2],
  ])('that keeps the %s alone leaves the other night without a tap', (day, id) => {
    const [wednesday, thursday] = [standing({ date: '2026-12-09' }), standing({ id: 2, date: '2026-12-10' })];
    const text = `on second thought just the ${day}. two nights in a row would kill my voice`;
    expect(heard(text, thursday, wednesday)).toMatchObject({ kind: 'unsettle', earlier: { id } });
  });

  it('takes back the one request of a day', () => {
    const other = standing({ id: 2, date: '2026-12-15' });
    const text = "turns out I can't do Dec 8";
    expect(heard(text, other, standing())).toMatchObject({ kind: 'withdraw', earlier: { id: 1 } });
    expect(heard(text, standing({ id: 3 }), standing()).kind).toBe('unsettle');
    expect(heard("turns out I can't do Dec 9", other, standing()).kind).toBe('unsettle');
  });

  it('cannot be taken back where it asked for no show', () => {
    const complaint = standing({
      state: 'failed',
      artist: null,
      date: null,
      time: null,
      problems: [{ kind: 'unclear' }],
    });
    expect(heard('we wont be back', complaint).kind).toBe('quiet');
    expect(heard("we won't come again", complaint).kind).toBe('note');
    expect(heard('never mind', complaint).kind).toBe('note');
  });

  it('that is one of its texts again changes nothing, whatever came after it', () => {
    const later: SmsText = { ...ASKED, text: 'Actually make it 10', effect: 'changed' };
    const request = standing({ time: '22:00', texts: [ASKED, later] });
    expect(heard(ASKED.text, request).kind).toBe('again');
  });
});

describe("a phone's reaction to a text", () => {
  const ours =
    'Got it: June Calloway on Tuesday, December 8, 2026 at 8:00 PM. We will put it on the calendar once we have looked at it. - Rusty Spur';

  it.each([
    [`Liked “${ours}”`, 'quiet'],
    [`👍 to "${ours}"`, 'quiet'],
    [`\u200A❤️\u200B to “\u200A${ours}\u200B”\u200A`, 'quiet'],
    [`Reacted 👍🏽 to “${ours}”`, 'quiet'],
    [`Emphasized “${ours}\nBut: "Barn Dance" is already there.”`, 'quiet'],
    [`Removed a question mark from “${ours}”`, 'quiet'],
    [`Le gustó “${ours}”`, 'quiet'],
    ['Liked an image', 'quiet'],
    [`Disliked “${ours}”`, 'note'],
    [`Questioned “${ours}”`, 'note'],
    [`👎 to “${ours}”`, 'note'],
    [`❤️‍🔥 to “${ours}”`, 'quiet'],
    ['Liked “We will put it on the calendar” but make it 9', 'unsettle'],
    ['cancel “June Calloway”', 'withdraw'],
  ])('%j is %s', (text, kind) => expect(heard(text, standing()).kind).toBe(kind));

  it.each(['❌', '🚫', '😭', '💔', '🤷‍♀️', '👍❌'])(
    'is a note with a picture of anything but applause: %s',
    (mark) => expect(heard(`${mark} to “${ours}”`, standing()).kind).toBe('note'),
  );

  it('that is no applause is about the request that it quotes, and never a request of its own', () => {
    const other = standing({ id: 2, date: '2026-12-15' });
    expect(heard(`Disliked “${ours}”`, other, standing())).toMatchObject({
      kind: 'note',
      earlier: { id: 1 },
    });
    expect(heard(`Disliked “${ours}”`, standing({ state: 'made' })).kind).toBe('ask-staff');
    expect(heard(`Disliked “${ours}”`)).toEqual({ kind: 'new', isAside: true });
    expect(heard(`Liked “${ours}”`)).toEqual({ kind: 'quiet' });
  });

  it('to a question is for staff, since it may be the answer', () => {
    const asked = standing({ state: 'failed', date: null });
    const liked = 'Liked “Do you mean Friday, December 31, 2027?”';
    expect(heard(liked, asked, standing({ id: 2 }))).toMatchObject({ kind: 'note', earlier: { id: 1 } });
    expect(heard('👍 to “Do you mean Friday, December 31, 2027?”', asked).kind).toBe('note');
    expect(heard(`Liked “${ours}”`, asked, standing({ id: 2 })).kind).toBe('quiet');
  });
});

describe('a mark before "to" and a quotation', () => {
  it.each(['...to "Honky Tonk Night"', '*to "9pm"'])('is no reaction without a picture: %s', (text) =>
    expect(heard(text, standing()).kind).not.toBe('quiet'),
  );
});

describe('a text that adds an act', () => {
  const rattlers = { id: 3, name: 'The Rattlers' };
  const acts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ id: 10 + index, name: `Act ${index}` }));
  const addTo = (others: readonly KnownArtist[]) =>
    heard('so can The Rattlers open for me?', standing({ others }));

  it('puts it last on the bill, once', () => {
    expect(addTo(acts(1))).toMatchObject({ kind: 'change', reading: { others: [...acts(1), rattlers] } });
    expect(addTo([rattlers]).kind).toBe('again');
  });

  it('leaves a full bill to staff', () => expect(addTo(acts(7)).kind).toBe('unsettle'));
});

describe('a text after an event was made', () => {
  const made = standing({ state: 'made' });

  it.each([
    'Actually make it 10',
    'sorry, Jan 21',
    'I have to cancel',
    'can we change the time?',
    'an hour later',
  ])('asks staff and changes nothing: %j', (text) => expect(heard(text, made).kind).toBe('ask-staff'));

  it.each([
    ['sorry, make it 9', ['time']],
    ['sorry, Jan 21', ['date']],
    ['Actually without Wade', ['artist']],
  ])('asks for nothing but what it says, whatever staff have changed since: %j', (text, parts) => {
    const verdict = heard(text, { ...made, others: [wade] });
    const wanted = verdict.kind === 'ask-staff' ? verdict.suggested : undefined;
    expect(['artist', 'date', 'time', 'endTime'].filter((part) => wanted && part in wanted)).toEqual(parts);
  });

  it('may be thanks, or a wish of its own', () => {
    expect(heard('yay thank you', made).kind).toBe('quiet');
    expect(heard('can I play Jan 5 at 9?', made).kind).toBe('new');
  });
});

describe('a text after a question', () => {
  const asked = standing({ state: 'failed', time: null, problems: [{ kind: 'no-time' }] });

  it('answers it, or is asked again', () => {
    expect(changed('8pm', asked)).toBe('June Calloway 2026-12-08 20:00');
    expect(heard('what do you mean?', asked).kind).toBe('again');
    expect(heard('8pm', { ...asked, minutesAgo: 61 }).kind).toBe('new');
    expect(heard('8pm', { ...asked, wasAnswered: false }).kind).toBe('new');
  });

  it('says something else for staff', () =>
    expect(heard('there are five of us, with drums', asked).kind).toBe('note'));

  it.each(["can't do the 8th, the 9th works", 'dec 8 got taken so dec 9'])(
    'refuses one of two days: %j',
    (text) => {
      const problems = [{ kind: 'two-dates', dates: ['2026-12-08', '2026-12-09'] }] as const;
      expect(changed(text, standing({ state: 'failed', date: null, problems }))).toBe(
        'June Calloway 2026-12-09 20:00',
      );
    },
  );

  const twoDays = { kind: 'two-dates', dates: ['2026-12-09', '2026-12-10'] } as const;
  it.each([
    ['the 10th without the drummer', twoDays, '2026-12-10'],
    ['Can you scratch the 9th', twoDays, '2026-12-10'],
    ['drop the thursday one', twoDays, '2026-12-09'],
    ['dec 8 without the drummer', { kind: 'no-date' }, '2026-12-08'],
    ['the 11th without the drummer', { kind: 'repeating' }, '2026-12-11'],
    ['except the 18th', { kind: 'repeating' }, undefined],
  ] as const)('leaves out a day or a drummer: %j', (text, problem, date) => {
    const open = standing({ state: 'failed', date: null, problems: [problem] });
    const verdict = heard(text, open);
    expect(verdict.kind === 'again' && [verdict.suggested?.date?.value]).toEqual([date]);
  });

  it('takes back what went to a wrong number', () => {
    const stray = standing({
      state: 'failed',
      artist: null,
      problems: [{ kind: 'unknown-artist', words: '' }],
    });
    expect(heard('oh sorry wrong person', stray).kind).toBe('withdraw');
  });

  it('chooses the act of a number that two share, by a part of its name', () => {
    const problem = { kind: 'ambiguous-artist', candidates: [june, wade], isOfSender: true } as const;
    const whose = standing({ state: 'failed', artist: null, problems: [problem] });
    expect(changed('Wade', whose)).toBe('Wade Tucker 2026-12-08 20:00');
    expect(heard('both of us', whose)).toMatchObject({
      reading: { artist: { value: june }, others: [wade] },
    });
  });

  it('chooses an act whose name has a kind word in it', () => {
    const candidates = [
      { id: 4, name: 'The Good Times' },
      { id: 5, name: 'The Hard Times' },
    ];
    const problems = [{ kind: 'ambiguous-artist', candidates }] as const;
    const whose = standing({ state: 'failed', artist: null, problems });
    expect(changed('the good times', whose)).toBe('The Good Times 2026-12-08 20:00');
    expect(changed('the good one', whose)).toBe('The Good Times 2026-12-08 20:00');
  });

  it('says yes to the one thing that is doubtful', () => {
    const noon = standing({
      state: 'failed',
      time: null,
      problems: [{ kind: 'doubtful-time', time: '12:00' }],
    });
    expect(changed('yes please', noon)).toBe('June Calloway 2026-12-08 12:00');
    expect(changed('yes but later', noon)).not.toContain('12:00');
  });
});

describe('a cancellation in a later sentence', () => {
  it('takes the request back', () =>
    expect(heard('That is our anniversary. Cancel it before she kills me', standing())).toMatchObject({
      kind: 'withdraw',
    }));

  it('takes nothing back that is made something else', () =>
    expect(heard('Sorry, wrong time. Cancel 8, make it 9', standing()).kind).not.toBe('withdraw'));
});
