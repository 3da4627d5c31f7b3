import { besideStanding } from './days-beside.js';

const TUESDAY = { date: '2026-12-08', time: '20:00' };
const beside = (text: string) => besideStanding(text, TUESDAY, '2026-11-18');

describe('words that mean something only beside a request', () => {
  it.each([
    ['wednesday', 'December 9 2026'],
    ['saturday', 'December 12 2026'],
    ['the 10th', 'December 10 2026'],
    ['thursday at 9', 'December 10 2026 at 9'],
    ['a week later', 'December 15 2026'],
    ['the day after', 'December 9 2026'],
    ['an hour later', 'at 9:00 PM'],
    ['a half hour earlier', 'at 7:30 PM'],
    ['back an hour', 'at 9:00 PM'],
    ['am', 'at 8:00 AM'],
  ])('%j is %j', (text, meant) => expect(beside(text)?.text).toBe(meant));

  it('may be two days: a monday before it or after it', () => {
    expect(besideStanding('monday', { date: '2026-12-11', time: '20:00' }, '2026-11-18')).toEqual({
      choices: ['2026-12-07', '2026-12-14'],
    });
    expect(besideStanding('the 3rd', { date: '2026-12-28', time: '20:00' }, '2026-11-18')?.choices).toEqual([
      '2026-12-03',
      '2027-01-03',
    ]);
  });

  it.each(['next friday', 'jan 21', 'friday dec 11', '12/9', '9pm'])('says itself what it is: %j', (text) =>
    expect(beside(text)).toBeUndefined(),
  );

  it('never goes past midnight or before today', () => {
    expect(
      besideStanding('an hour later', { date: '2026-12-08', time: '23:30' }, '2026-11-18'),
    ).toBeUndefined();
    expect(besideStanding('the 5th', { date: '2026-12-08', time: '20:00' }, '2026-12-06')).toBeUndefined();
  });
});
