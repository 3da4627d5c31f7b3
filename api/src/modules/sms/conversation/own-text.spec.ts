import { heard, heardBehind, heardOfStranger, standing } from '#test/sms/heard-texts.js';
import type { Ours } from './verdict.js';

describe('a text that may answer one of ours', () => {
  const toStaff = (to: Ours) => ({ kind: 'answer', to });

  it.each(['Yes', 'I accept!', 'No sorry', '👍', 'Thank you!', 'Liked “can you play on Dec 8?”'])(
    'is for staff behind an invitation: %j',
    (text) => {
      expect(heard(text)).toEqual({ kind: 'quiet' });
      expect(heardBehind('invitation', text)).toEqual(toStaff('invitation'));
    },
  );

  it('is for staff behind an invitation also where a show was made of an earlier text', () =>
    expect(heardBehind('invitation', 'Yes', standing({ state: 'made' }))).toEqual(toStaff('invitation')));

  it.each(['I got covid, so sorry', 'no', 'my voice is gone', 'van died, stuck on I-35', 'sorry'])(
    'is for staff before a show: %j',
    (text) => expect(heardBehind('show', text)).toEqual(toStaff('show')),
  );

  it.each([
    'Thanks!',
    'thank you, June Calloway',
    'ok see you there',
    'no worries',
    "can't wait!",
    'running late',
    '👍',
    'Liked “you play on Dec 8”',
    'Your verification code is 482913',
  ])('asks for nothing before a show: %j', (text) =>
    expect(heardBehind('show', text)).toEqual({ kind: 'quiet' }),
  );
});

describe('a text of a phone that has asked for nothing', () => {
  it('asks for a show, for something else, or for nothing', () => {
    expect(heard('can I play Dec 8 at 8?')).toEqual({ kind: 'new', isAside: false });
    expect(heard('is there parking?')).toEqual({ kind: 'new', isAside: true });
    expect(heard('hmm let me look at my calendar')).toEqual({ kind: 'quiet' });
    expect(heardOfStranger('someone from your bar parked in my driveway').kind).toBe('new');
    expect(heard('i left my jacket there, can someone check?').kind).toBe('new');
    expect(heardOfStranger('table for 6 on dec 8, its my moms 60th')).toEqual({ kind: 'new', isAside: true });
    expect(heardOfStranger('Velvet Possums dec 8 8pm')).toEqual({ kind: 'new', isAside: false });
    expect(heard('Load in at 5 for us on dec 8?')).toEqual({ kind: 'new', isAside: true });
    expect(heard('lol')).toEqual({ kind: 'quiet' });
  });

  it.each([
    'The Rattlers dec 12 8pm. 5pm for load in',
    "Wade Tucker dec 5 8pm and he can't wait",
    'Wade Tucker dec 8? looking forward',
  ])('asks for the show that it names, whatever it tells beside it: %j', (text) =>
    expect(heardOfStranger(text)).toEqual({ kind: 'new', isAside: false }),
  );

  it('goes on with the spam before it, or is no spam', () => {
    const spam = 'Hello! I am Anna, we have a remote job for you, $300/day';
    expect(heardOfStranger('Are you interested?', spam).kind).toBe('quiet');
    expect(heardOfStranger('Last warning: account closes Jan 5', spam).kind).toBe('quiet');
    expect(heardOfStranger('Are you interested?', 'hey yall').kind).toBe('new');
    expect(heardOfStranger('are you interested in a polka band?', spam).kind).toBe('new');
    expect(heardOfStranger('is there parking?', spam).kind).toBe('new');
    expect(heard('Are you interested?').kind).toBe('new');
  });
});
