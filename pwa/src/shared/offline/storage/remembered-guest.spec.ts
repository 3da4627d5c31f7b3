import { jest } from '@jest/globals';
import { rememberedGuest, rememberGuest } from './remembered-guest';

const rose = { name: 'Rose First', email: 'rose@example.com' };
const wade = { name: 'Wade Tucker', email: '' };

const after = (minutes: number) => jest.setSystemTime(Date.now() + minutes * 60_000);

describe('rememberedGuest', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ now: Date.parse('2026-11-20T19:00:00Z') });
  });
  afterEach(() => void jest.useRealTimers());

  it('knows the guest of the last show', () => {
    rememberGuest(rose);
    after(7 * 24 * 60);
    expect(rememberedGuest()).toEqual(rose);
  });

  it('knows nobody once two people checked in within an hour', () => {
    rememberGuest(rose);
    after(60);
    rememberGuest(wade);
    expect(rememberedGuest()).toBeNull();
    after(30);
    rememberGuest(wade);
    expect(rememberedGuest()).toBeNull();
    expect(localStorage.getItem('guest')).not.toContain('Wade');
  });

  it('takes over the next guest of another night', () => {
    rememberGuest(rose);
    after(61);
    rememberGuest(wade);
    expect(rememberedGuest()).toEqual(wade);
  });

  it('knows a guest who comes back within the hour, with an email by now', () => {
    rememberGuest({ name: 'rose first ', email: '' });
    after(5);
    rememberGuest(rose);
    expect(rememberedGuest()).toEqual(rose);
  });

  it('reads what an older version kept', () => {
    localStorage.setItem('guest', JSON.stringify(rose));
    expect(rememberedGuest()).toEqual(rose);
    rememberGuest(wade);
    expect(rememberedGuest()).toEqual(wade);
  });
});
