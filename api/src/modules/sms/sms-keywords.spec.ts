import { keywordOf } from './sms-keywords.js';

describe('words about texting', () => {
  it.each([
    ['STOP', 'stop'],
    [' stop. ', 'stop'],
    ['Stop!!!', 'stop'],
    ['Stop all', 'stop'],
    ['ＳＴＯＰ', 'stop'],
    ['unsubscribe', 'stop'],
    ['Cancel', 'stop'],
    ['END', 'stop'],
    ['quit', 'stop'],
    ['\u200FSTOP\u200E', 'stop'],
    ['start', 'start'],
    ['UNSTOP', 'start'],
    ['Yes', 'yes'],
    ['help?', 'help'],
    ['Info', 'help'],
  ])('%j is %s', (text, keyword) => {
    expect(keywordOf(text)).toBe(keyword);
  });

  it.each([
    '',
    'stop by friday',
    'Don’t stop',
    'The Stops tonight 9',
    'can you help me',
    'constructor',
    '__proto__',
    `stop${'!'.repeat(100_000)}`,
  ])('%j is none', (text) => {
    expect(keywordOf(text)).toBeUndefined();
  });
});
