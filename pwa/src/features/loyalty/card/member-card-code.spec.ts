import { cardAddress, cardCodeInGroups } from './member-card-code';

describe('the code on a member card', () => {
  it('leads to its own address', () =>
    expect(cardAddress('https://venue.example.com', '1A2B3C4D5E6F7081')).toBe(
      'https://venue.example.com/m/1A2B3C4D5E6F7081',
    ));

  it('is written in groups of four', () =>
    expect(cardCodeInGroups('1A2B3C4D5E6F7081')).toBe('1A2B 3C4D 5E6F 7081'));
});
