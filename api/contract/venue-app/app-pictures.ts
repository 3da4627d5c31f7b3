/** A tag of a page's head. */
export interface HeadTag {
  tag: 'link' | 'meta';
  attrs: Record<string, string>;
}

/** Portrait screens of iPhones in CSS pixels and their pixel ratio: iOS shows a start picture of exactly its own size, or none. */
const IPHONE_SCREENS = [
  [375, 667, 2],
  [375, 812, 3],
  [390, 844, 3],
  [393, 852, 3],
  [402, 874, 3],
  [414, 896, 2],
  [414, 896, 3],
  [420, 912, 3],
  [428, 926, 3],
  [430, 932, 3],
  [440, 956, 3],
] as const;

/** What iPhones show while the app starts from the home screen: sizes in pixels, and the one kind of phone that each is for. */
export const SPLASH_SCREENS = IPHONE_SCREENS.map(([width, height, ratio]) => ({
  width: width * ratio,
  height: height * ratio,
  media: `(device-width:${width}px) and (device-height:${height}px) and (-webkit-device-pixel-ratio:${ratio})`,
}));

/**
 * Where the API serves a picture of the app that is drawn from the venue's logo.
 * @param version of the logo, which the picture stays with for ever; without it the address leads to the logo of the moment
 */
export const appPicture = (name: string, version?: string): string =>
  `/app/${name}${version === undefined ? '' : `-${version}`}.png`;

const link = (attrs: Record<string, string>): HeadTag => ({ tag: 'link', attrs });
const meta = (name: string, content: string): HeadTag => ({ tag: 'meta', attrs: { name, content } });

const MANIFEST = link({ rel: 'manifest', href: '/manifest.webmanifest' });
/** iPhones show start pictures only with the second, and Chromium wants the first beside it. */
const CAPABLE = [meta('mobile-web-app-capable', 'yes'), meta('apple-mobile-web-app-capable', 'yes')];

/**
 * What a page's head says of the app: its manifest, favicon, home-screen icon, and the start pictures of iPhones.
 * @param version of the venue's logo. A page that phones keep has none, so that it never brings an old logo, nor another
 *   venue's
 */
export const appTags = (version?: string): HeadTag[] => [
  MANIFEST,
  link({ rel: 'icon', href: appPicture('favicon', version), type: 'image/png' }),
  link({ rel: 'apple-touch-icon', href: appPicture('apple-touch-icon', version) }),
  ...CAPABLE,
  ...SPLASH_SCREENS.map(({ width, height, media }) =>
    link({
      rel: 'apple-touch-startup-image',
      media,
      href: appPicture(`splash-${width}x${height}`, version),
    }),
  ),
];

/** As `appTags`, for a venue without a logo: the product's own icons, which are files of the built app. */
export const PRODUCT_TAGS: readonly HeadTag[] = [
  MANIFEST,
  link({ rel: 'icon', href: '/icons/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' }),
  ...CAPABLE,
];

/** What iPhones write below the icon. */
export const homeScreenName = (shortName: string): HeadTag => meta('apple-mobile-web-app-title', shortName);
