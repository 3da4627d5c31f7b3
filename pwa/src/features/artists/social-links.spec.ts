import { socialPieces, websiteLink } from './social-links';

const hrefs = (text: string) => socialPieces(text).map(({ href }) => href);

describe('an artist’s website', () => {
  it.each([
    ['https://www.june.example/', { text: 'june.example', href: 'https://www.june.example/' }],
    ['june.example', { text: 'june.example', href: 'https://june.example' }],
    ['ask at the bar', { text: 'ask at the bar' }],
    ['@june.calloway', { text: '@june.calloway' }],
    ['n.a.', { text: 'n.a.' }],
    ['javascript:alert(1)', { text: 'javascript:alert(1)' }],
  ])('is shown of %s', (website, piece) => {
    expect(websiteLink(website)).toEqual(piece);
  });
});

describe('an artist’s social media', () => {
  it('becomes links where it holds whole addresses, and stays words elsewhere', () => {
    expect(socialPieces('https://www.music.example/june/\n@junecalloway, music.example/june')).toEqual([
      { text: 'music.example/june', href: 'https://www.music.example/june/' },
      { text: '@junecalloway' },
      { text: 'music.example/june', href: 'https://music.example/june' },
    ]);
    expect(socialPieces(null)).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)//music.example/',
    'data:text/html,<b>',
    'https://bank.example@evil.example/',
    'evil.example/x y',
    '<img src=x onerror=alert(1)>',
    'mailto:june@example.com',
  ])('never links %s', (text) => {
    expect(hrefs(text).every((href) => href === undefined)).toBe(true);
  });
});
