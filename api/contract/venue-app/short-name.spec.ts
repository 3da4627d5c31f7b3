import { shortNameOf } from './short-name.js';

describe('the name below an icon', () => {
  it.each([
    ['Rusty Spur', 'Rusty Spur'],
    ['Rusty Spur Hall', 'Rusty Spur'],
    ['The Bent Nail', 'Bent Nail'],
    ['The Barn', 'The Barn'],
    ['Honky-Tonk Hall', 'Honky-Tonk'],
    ['House of Blues Chicago', 'House'],
    ['Salt & Pepper Saloon', 'Salt'],
    ['Dusty, Dry and Loud', 'Dusty, Dry'],
    ['Musikantenstadl', 'Musikantenstadl'],
    ['🤠🤠🤠🤠🤠🤠 Saloon', '🤠🤠🤠🤠🤠🤠'],
    ['A', 'A'],
    ['The', 'The'],
  ])('of %s is %s', (name, short) => {
    expect(shortNameOf(name)).toBe(short);
  });
});
