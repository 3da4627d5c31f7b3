import { CONTROLS, WRITING } from './naughty-characters.js';

/** A value that some program somewhere has stumbled over. */
export interface NaughtyValue {
  name: string;
  /** Where JSON stands: valid JSON, also where JavaScript could not write it. */
  json: string;
  /** Where text stands: in an address, a header or a form. */
  text: string;
}

const text = (value: string): NaughtyValue => ({
  name: value.length > 40 ? `${value.slice(0, 30)}… of ${value.length}` : value,
  json: JSON.stringify(value),
  text: value,
});
const json = (value: string): NaughtyValue => ({
  name: value.length > 40 ? `JSON ${value.slice(0, 30)}… of ${value.length}` : `JSON ${value}`,
  json: value,
  text: value,
});

const NOTHING = ['', ' ', '\t\r\n', '\u00a0', '\u200b', '\ufeff', '\u3000', '\u2800', '\u00ad', '""', "''"];

const WORDS_OF_PROGRAMS = [
  ...[
    'null',
    'undefined',
    'true',
    'false',
    'None',
    'nil',
    'NULL',
    '[object Object]',
    '__proto__',
    'constructor',
  ],
  ...['hasOwnProperty', 'toString', 'length', 'admin', 'default', 'now', 'infinity', 'epoch', 'CON', 'NUL'],
];

const NUMBERS = [
  ...[
    '0',
    '-0',
    '1',
    '-1',
    '1.5',
    '1e3',
    '1e309',
    '-1e309',
    '1e-400',
    '0x1F',
    '0b1',
    '010',
    '1_000',
    '1,000',
  ],
  ...['NaN', '-NaN', 'Infinity', '-Infinity', '１２', '٣', '½', '²', '1 2', '+1', '1.', '.5', '--1', '--5'],
  ...['32767', '32768', '2147483647', '2147483648', '-2147483648', '-2147483649', '4294967296'],
  ...['9007199254740991', '9007199254740993', '9223372036854775807', '9223372036854775808'],
  ...['9'.repeat(400), `1${'0'.repeat(308)}`, `0.${'1'.repeat(400)}`],
];

const DATES = [
  ...[
    '2027-02-29',
    '2027-02-30',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '0000-00-00',
    '0000-01-01',
  ],
  ...[
    '9999-12-31',
    '10000-01-01',
    '-0001-01-01',
    '+275760-09-13',
    '2027-1-5',
    '27-01-15',
    '15/01/2027',
    '2027-W03',
  ],
  ...[
    '2026-03-08T02:30:00',
    '2027-01-15T25:61:61Z',
    '2027-01-15T00:00:00+99:99',
    '2027-01-15T00:00:00Z',
    '2027-01-15 ',
  ],
  ...[
    '24:00',
    '23:60',
    '23:59:60',
    '-1:00',
    '7:5',
    '02:30',
    '٢٠٢٧-٠١-١٥',
    'tomorrow',
    '2027-02-30T10:00:00.000Z',
  ],
];

const LANGUAGES = [
  ...[
    `' OR 1=1 --`,
    `'; DROP TABLE events; --`,
    `\\'; SELECT pg_sleep(9); --`,
    `') UNION SELECT password FROM users --`,
  ],
  ...[
    '%',
    '_',
    '%_%',
    '\\',
    `\\'`,
    '$1',
    '$$',
    '${7*7}',
    '{{7*7}}',
    '#{7*7}',
    '<%= 7 %>',
    '%s%s%s%n',
    '%d',
    '{0}',
    '%00',
  ],
  ...[
    '<script>alert(1)</script>',
    `"><img src=x onerror=alert(1)>`,
    `'><svg/onload=alert(1)>`,
    'javascript:alert(1)',
  ],
  ...[
    '&lt;b&gt;',
    '&#0;',
    ']]>',
    '<!--',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
  ],
  ...[
    '$(reboot)',
    '`id`',
    '| cat /etc/passwd',
    '; ls',
    '() { :; }; echo',
    '=1+1',
    '@SUM(A1)',
    '+1 (615) 555-0123',
  ],
  ...[
    '../../../../etc/passwd',
    '..\\..\\boot.ini',
    '.',
    '..',
    '/',
    'file:///etc/passwd',
    'C:\\con',
    '/dev/null',
    '~root',
  ],
  ...['*)(uid=*', '(a+)+$', '[', '*', '?', '\\d', '/regex/', `${'a'.repeat(60)}!`, '{"$gt":""}', "a' || 'b"],
];

const ADDRESSES = [
  ...[
    'http://[::1',
    'https://user:pass@x.example/',
    '//evil.example',
    'data:text/html,<script>1</script>',
    'https://',
  ],
  ...[
    'http://x.example:99999',
    'https://xn--',
    'HTTPS://X.EXAMPLE',
    '/uploads/../../etc/passwd',
    '/uploads/event-0.webp',
  ],
  ...[
    'a@b',
    '"a b"@x.example',
    'a@[127.0.0.1]',
    'a@xn--',
    '@',
    'a@@x.example',
    'ä@ö.example',
    `${'x'.repeat(65)}@x.example`,
  ],
  ...['GUEST@EXAMPLE.COM', 'guest@example.com.', `a@${'x.'.repeat(120)}example`, 'a@\ud800.example'],
  ...[
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
    'W/"1"',
    '"1"',
    '"1", "2"',
    '*',
  ],
  ...[
    '"99999999999999999999"',
    '"-1"',
    'W/"1"x',
    'eyJhbGciOiJub25lIn0.e30.',
    'AAAA',
    'AAAA=',
    '%F0%9F',
    '%E0%A4%A',
  ],
];

const HUGE = [
  ...[51, 101, 256, 501, 1_001, 2_001, 5_001, 16_385, 90_000, 200_000].map((length) => 'x'.repeat(length)),
  ...['🤠'.repeat(20_000), ' '.repeat(10_000), '\n'.repeat(5_000), '<b>'.repeat(5_000), '"\\'.repeat(5_000)],
  ...['word '.repeat(2_000), 'a,'.repeat(3_000), '('.repeat(3_000), `${'é'.repeat(1_000)}\0`],
];

/** A field that wants one thing gets another, and numbers as only JSON has them. */
const OTHER_SHAPES = [
  ...[
    'null',
    'true',
    'false',
    '0',
    '-0',
    '1',
    '-1',
    '1.5',
    '1e309',
    '-1e309',
    '1e-400',
    '9007199254740993',
    '2147483648',
  ],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '[{}]',
    '["a","b"]',
    '[1,2,3]',
    '[true]',
    '{"0":"a"}',
    '{"$gt":""}',
    '{"length":9e9}',
  ],
  ...[
    '{"__proto__":{"isAdmin":true}}',
    '{"constructor":{"prototype":{}}}',
    '{"toString":1}',
    '{"toJSON":"x"}',
    '{"then":1}',
  ],
  ...[
    '{"id":1}',
    '{"":""}',
    '["\\u0000"]',
    '["\\ud800"]',
    '{"\\u0000":1}',
    '{"a":1,"a":2}',
    '"\\u0000"',
    '"\\udfff\\ud800"',
  ],
  `[${'1,'.repeat(5_000)}1]`,
  `[${'"x",'.repeat(5_000)}"x"]`,
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
  `{${Array.from({ length: 1_000 }, (_, key) => `"k${key}":1`).join()}}`,
];

export const NAUGHTY_VALUES: readonly NaughtyValue[] = [
  ...[NOTHING, WORDS_OF_PROGRAMS, NUMBERS, DATES, WRITING, CONTROLS, LANGUAGES, ADDRESSES, HUGE]
    .flat()
    .map(text),
  ...OTHER_SHAPES.map(json),
];
