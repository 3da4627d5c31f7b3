const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\/|EdgiOS\//, 'Edge'],
  [/OPR\/|OPT\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

/** Characters of a User-Agent that are read; names stand in the first hundreds. */
const READ_CHARACTERS = 512;

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/** What its owner knows a device by, of these words alone: `Chrome on Android`, `A browser`. */
export const deviceName = (userAgent: string): string => {
  const read = userAgent.slice(0, READ_CHARACTERS);
  return [nameIn(BROWSERS, read) ?? 'A browser', nameIn(SYSTEMS, read)].filter(Boolean).join(' on ');
};
