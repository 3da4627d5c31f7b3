const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/EdgA?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
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

const nameIn = (names: typeof BROWSERS, userAgent: string): string | undefined =>
  names.find(([mark]) => mark.test(userAgent))?.[1];

/** What its owner knows a device by: `Chrome on Android`. */
export const deviceName = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent) ?? 'A browser', nameIn(SYSTEMS, userAgent)].filter(Boolean).join(' on ');
