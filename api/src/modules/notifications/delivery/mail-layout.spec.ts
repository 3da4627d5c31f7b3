import { htmlMail, textMail } from './mail-layout.js';

const letterhead = { name: 'Boot & Spur', address: '1 Main St' };
const content = {
  heading: 'Howdy <there>',
  paragraphs: ['Doors at 7 & music at 8.', 'Line one\nLine two'],
  action: { label: 'Choose', url: 'https://venue.example/reset-password#token=a&b="c' },
  closing: 'Not you? Do nothing.',
};

describe('htmlMail', () => {
  it('never lets words become markup', () => {
    const hostile = '<script>alert("x")</script><img src=x onerror=\'y\'>';
    const html = htmlMail(
      { heading: hostile, paragraphs: [hostile], closing: hostile },
      { name: hostile, address: hostile },
    );
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)');
  });

  it('shows the venue, the words and the button, and fetches nothing', () => {
    const html = htmlMail(content, letterhead);
    expect(html).toContain('Boot &amp; Spur');
    expect(html).toContain('Line one<br>Line two');
    expect(html).toContain('href="https://venue.example/reset-password#token=a&amp;b=&quot;c"');
    expect(html).not.toMatch(/\bsrc=|url\(|<link/);
  });
});

describe('textMail', () => {
  it('says the same in plain text', () => {
    expect(textMail(content, letterhead)).toBe(
      [
        'Howdy <there>',
        'Doors at 7 & music at 8.',
        'Line one\nLine two',
        'Choose:\nhttps://venue.example/reset-password#token=a&b="c',
        'Not you? Do nothing.',
        '-- \nBoot & Spur\n1 Main St\n',
      ].join('\n\n'),
    );
  });

  it('leaves out what is not there', () => {
    expect(textMail({ heading: 'Hi', paragraphs: [] }, { name: 'Boot', address: null })).toBe(
      'Hi\n\n-- \nBoot\n',
    );
  });
});
