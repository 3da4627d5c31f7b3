import {
  isEmailAddress,
  isPhoneNumber,
  isTextSender,
  isWallClockTime,
  isWebAddress,
  longDate,
  longDateTime,
  numberWords,
  showTitle,
  webAddressOf,
} from './texts.js';

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

describe('an e-mail address', () => {
  it.each([
    'jane@example.com',
    'hank&audrey@example.com',
    'josé@example.com',
    'first/last@example.com',
    "a!b#c$d%e'f*g+h=i?j^k_l`m{n|o}p~q@x.example",
    'info@münchen.example',
    'info@xn--mnchen-3ya.example',
    '佐藤@例え.テスト',
    'a@b-c.d1.xn--p1ai',
    `${'l'.repeat(64)}@example.com`,
    `a@${'d'.repeat(63)}.example`,
    `${'l'.repeat(64)}@${'d.'.repeat(91)}example`,
  ])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'jane',
    'jane@',
    '@example.com',
    'jane@localhost',
    'jane@example.c',
    'jane@example.12',
    'jane@192.168.0.1',
    'jane@[192.168.0.1]',
    '"jane cash"@example.com',
    'Jane <jane@example.com>',
    'jane@cash@example.com',
    'jane,hank@example.com',
    '.jane@example.com',
    'jane.@example.com',
    'jane..cash@example.com',
    'jane@-example.com',
    'jane@example-.com',
    'jane@exam_ple.com',
    'jane@example..com',
    'jane@example.com.',
    'jane@ｅxample.com',
    'jane cash@example.com',
    ' jane@example.com',
    'jane@example.com\n',
    'jane\u2003cash@example.com',
    'jane\u0000@example.com',
    'jane\ud800@example.com',
    `${'l'.repeat(65)}@example.com`,
    `a@${'d'.repeat(64)}.example`,
    `${'l'.repeat(64)}@${'d.'.repeat(92)}example`,
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });

  it('is read in linear time', () => {
    const start = performance.now();
    for (const text of [`${'a.'.repeat(50_000)}@`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}1`])
      expect(isEmailAddress(text)).toBe(false);
    expect(performance.now() - start).toBeLessThan(100);
  });
});

describe('isPhoneNumber', () => {
  it.each(['555-0101 22', '+1 (615) 555-0101', '615.555.0101 x12', '615-555-0123 ext. 4', '0911/5550101'])(
    'takes %s',
    (text) => {
      expect(isPhoneNumber(text)).toBe(true);
    },
  );

  it.each(['not a phone', '12345', '555-0101 (mom)', ''])('refuses %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });
});

describe('who sends a text', () => {
  it.each(['12345', '911', '+1 615 555 0123'])('may be %s', (text) => {
    expect(isTextSender(text)).toBe(true);
  });

  it.each(['12', 'call me', ''])('is not %j', (text) => {
    expect(isTextSender(text)).toBe(false);
  });
});

describe('an address of the web', () => {
  it.each(['https://codyreed.example', 'http://band.example/music?tour=2026#dates', 'HTTPS://Band.Example'])(
    'may be linked: %s',
    (address) => expect(isWebAddress(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//https://band.example',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https://band',
    'https://paypal.example@evil.example',
    'ftp://band.example',
    'www.band.example',
    'band',
    '',
  ])('is refused: %s', (address) => expect(isWebAddress(address)).toBe(false));
});

describe('a website as people write one', () => {
  it.each([
    ['https://june.example/', 'https://june.example/'],
    ['june.example', 'https://june.example'],
    ['www.june.example/shows', 'https://www.june.example/shows'],
    ['www.bärenband.example', 'https://www.bärenband.example'],
    ['june.xn--p1ai', 'https://june.xn--p1ai'],
    ['june.example:8080', 'https://june.example:8080'],
    ['june.example?lang=en', 'https://june.example?lang=en'],
  ])('leads from %s to %s', (text, address) => {
    expect(webAddressOf(text)).toBe(address);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)//june.example',
    'data:text/html,<b>',
    'june@june.example',
    'mailto:june@june.example',
    'ask June',
    '@june.calloway',
    'n.a.',
    'xn--.example',
    'june.example:80800',
    'нет.спросите',
    'Facebook.Page:/JuneBand',
    'ask.june?',
    '5.',
    'none',
    'ftp://june.example',
    '',
  ])('leads nowhere from %j', (text) => {
    expect(webAddressOf(text)).toBeUndefined();
  });
});

describe('a time on the venue’s clock', () => {
  it.each(['00:00', '09:30', '20:00', '23:59'])('is %s', (text) => {
    expect(isWallClockTime(text)).toBe(true);
  });

  it.each(['', '24:00', '9:30', '20:60', '20:00:00', '8 PM', '20:00\n'])('is not %j', (text) => {
    expect(isWallClockTime(text)).toBe(false);
  });
});

describe('the words of a date and time', () => {
  it.each([
    ['2026-11-20', 'Friday, November 20, 2026'],
    ['2027-02-28', 'Sunday, February 28, 2027'],
    ['some day', 'some day'],
  ])('reads %s as %s', (date, words) => {
    expect(longDate(date)).toBe(words);
  });

  it('reads a start as a mail says it', () => {
    expect(longDateTime({ date: '2026-11-20', time: '20:00' })).toBe('Friday, November 20, 2026 at 8:00 PM');
  });
});

describe('the title of a show', () => {
  it.each([
    ['scheduled', 'Barn Dance'],
    ['postponed', 'Postponed: Barn Dance'],
    ['cancelled', 'Cancelled: Barn Dance'],
  ] as const)('says of a %s one: %s', (status, title) => {
    expect(showTitle({ name: 'Barn Dance', status })).toBe(title);
  });
});
