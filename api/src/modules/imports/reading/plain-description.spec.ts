import { plainDescription } from './plain-description.js';

describe('the words of a description', () => {
  it.each([
    ['<p>One</p><p>Two<br>three &amp; four</p>', 'One\nTwo\nthree & four'],
    ['<ul><li>A</li><li>B</li></ul>', '• A\n• B'],
    ['Doors < 7 & music > 8', 'Doors < 7 & music > 8'],
    ['<b>x</b><script>alert(1)</script>&#x1F3B8;', 'x🎸'],
    ['a\r\n\r\n\r\n\r\nb', 'a\n\nb'],
    ['I <3 banjos', 'I <3 banjos'],
  ])('are taken out of its markup: %j', (text, words) => {
    expect(plainDescription(text)).toBe(words);
  });
});
