import { changesInWords, newlySaid, remembered, StageTimes } from './show-changes-rules.js';

const WORDS = { artistIds: 'June', type: '', description: 'Dancing' };
const BALL = { name: 'Ball', date: '2026-12-04', time: '20:00', description: 'Dancing', words: WORDS };

describe('what is new in another program', () => {
  it('is what it says otherwise than last time, and the calendar does not have yet', () => {
    const said = { ...BALL, time: '21:00', description: 'Dancing' };
    expect(newlySaid(said, BALL, { ...BALL, description: 'Ours' })).toEqual({ time: '21:00' });
    expect(newlySaid(said, BALL, said)).toEqual({});
    expect(newlySaid(BALL, BALL, { ...BALL, name: 'Our Ball' })).toEqual({});
  });

  it('is what the same words mean by now, where the show is still as the import wrote it', () => {
    const wrote = { ...BALL, artistIds: [], type: 'show', description: 'Dancing\n\nWith June' };
    const said = { ...BALL, artistIds: [1], type: 'rock' };
    expect(newlySaid(said, wrote, wrote)).toEqual({ artistIds: [1], type: 'rock', description: 'Dancing' });
    const ours = { ...wrote, artistIds: [1, 2], type: 'country', description: 'Ours' };
    expect(newlySaid(said, wrote, ours)).toEqual({});
    expect(newlySaid(said, remembered(said, wrote, {}), ours)).toEqual({});
    expect(newlySaid(said, remembered(said, undefined, {}), ours)).toEqual({});
    const newer = { ...said, words: { ...WORDS, type: 'Rock' } };
    expect(newlySaid(newer, wrote, ours)).toEqual({ type: 'rock' });
    expect(remembered(newer, wrote, { type: 'rock' })).toEqual({
      ...wrote,
      type: 'rock',
      words: newer.words,
    });
  });

  it('is not known of a show that was imported before words were kept, unless nobody changed it here', () => {
    const { words, ...wrote } = { ...BALL, artistIds: [1] };
    const said = { ...BALL, artistIds: [2], description: 'Waltzes', words };
    expect(newlySaid(said, wrote, { ...wrote, description: 'Ours' })).toEqual({ artistIds: [2] });
  });

  it('is said in words', () => {
    expect(
      changesInWords({ time: '21:00', description: 'x', endTime: null }, { ...BALL, endTime: '23:00' }),
    ).toBe('Changes time 8:00 PM → 9:00 PM; end 11:00 PM → none; description.');
  });
});

describe('the stages of one file', () => {
  it('know an artist who plays two shows at one time, past midnight too', () => {
    const stages = new StageTimes();
    stages.add({ artistIds: [1], date: '2026-12-04', time: '22:00', endTime: '01:00' }, { id: 1, line: 7 });
    const at = (date: string, time: string, artistIds = [1]) =>
      stages.clashOf({ artistIds, date, time, endTime: null });
    expect([at('2026-12-05', '00:30'), at('2026-12-05', '01:00'), at('2026-12-04', '20:00', [2])]).toEqual([
      7,
      undefined,
      undefined,
    ]);
  });
});
