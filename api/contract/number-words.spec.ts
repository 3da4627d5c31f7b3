import { numberWords } from './number-words.js';

describe('the words of a number', () => {
  it('group thousands, and have a true minus below zero', () => {
    expect([1250, 0, -50, -1_234_567].map(numberWords)).toEqual([
      '1,250',
      '0',
      '\u221250',
      '\u22121,234,567',
    ]);
  });
});
