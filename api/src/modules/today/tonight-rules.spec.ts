import { isTonight } from './tonight-rules.js';

const ZONE = 'America/Chicago';
const SHOW = { date: '2026-11-20', time: '20:00', doorsTime: null, endTime: null };
const at = (time: string) => new Date(`${time}-06:00`);

describe('tonight’s show', () => {
  it('is the one of the day, from its morning on', () => {
    expect(isTonight(SHOW, at('2026-11-20T09:00'), ZONE)).toBe(true);
    expect(isTonight(SHOW, at('2026-11-19T23:00'), ZONE)).toBe(false);
  });

  it('is over at four in the morning, also where the door still counts for it', () => {
    expect(isTonight(SHOW, at('2026-11-21T03:30'), ZONE)).toBe(true);
    expect(isTonight(SHOW, at('2026-11-21T09:00'), ZONE)).toBe(false);
  });

  it('is of the night before where it begins after midnight', () => {
    const late = { ...SHOW, date: '2026-11-21', time: '00:30' };
    expect(isTonight(late, at('2026-11-20T09:00'), ZONE)).toBe(true);
    expect(isTonight(late, at('2026-11-21T09:00'), ZONE)).toBe(false);
  });

  it('is one that goes on past four, while guests may check in', () => {
    const late = { ...SHOW, time: '23:00', endTime: '04:00' };
    expect(isTonight(late, at('2026-11-21T05:00'), ZONE)).toBe(true);
    expect(isTonight(late, at('2026-11-21T07:00'), ZONE)).toBe(false);
  });
});
