const LONGEST_SMS = 1600;

const filled = (text: string): string =>
  text.repeat(Math.ceil(LONGEST_SMS / text.length)).slice(0, LONGEST_SMS);

/** 1,600 characters each of what makes a careless reader slow: repetition, near misses, torn names, odd letters. */
export const NASTY_TEXTS: readonly string[] = [
  ...[
    'x',
    '8',
    '8 ',
    '8-',
    '8/8/',
    '8/8 ',
    '8:30 pm - ',
    '8 or ',
    'fri ',
    'fri 8 ',
    'a ',
    'at ',
    '" ',
    '\n',
    "'",
    '((',
  ],
  ...[
    'dusty ',
    'coyotez dustt ',
    'd c ',
    'ratt lers ',
    'midnigt rambles ',
    'whiskez',
    'Ｄｕｓｔｙ　',
    'amgnolia tuckerr tammyy @hey, ',
  ],
  ...['hey, is ', 'poster a for ', 'doors at 8 ', 'not fri ', 'have the '],
  ...[
    'in two weeks from ',
    'nov 27-28-',
    'nov 27 and 28th and ',
    'next ',
    'first friday of ',
    'half past ',
    'cancel ',
  ],
  ...['🎸', 'e\u0301', '\ud83c', '\u200f', '\u0000', 'ﷺ', 'İ', '½', '8️⃣ '],
].map(filled);
