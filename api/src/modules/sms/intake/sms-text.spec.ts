import { wordsOf } from './sms-text.js';

describe('the words of a text message', () => {
  it.each([
    ['Don’t STOP 🤠 Rattlers@8:30pm!', ['dont', 'stop', 'rattlers', '8', '30pm']],
    ['ＳＴＯＰ', ['stop']],
    ['no más', ['no', 'más']],
    ['🤠 ... 🎸', []],
    ['', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});
