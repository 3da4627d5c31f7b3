import { appPicture } from './app-pictures.js';

/** What the app is called and looks like where it is installed. */
export interface AppLook {
  name: string;
  shortName: string;
  description: string | null;
  /** `#RRGGBB` of the window's bar; the product's own when null. */
  themeColor: string | null;
  /** What the icons are drawn from; null for the product's own. */
  logo: { version: string; backgroundColor: string } | null;
}

/** Stands in for a venue that is not known: the build's own manifest, for hosts without the API. */
export const DEFAULT_APP_LOOK: AppLook = {
  name: 'Honky-Tonk',
  shortName: 'Honky-Tonk',
  description: null,
  themeColor: null,
  logo: null,
};

/** How the app's icons are drawn: `any` on a plate, `maskable` to every edge (W3C Web Application Manifest §icons). */
const ICONS = [
  { kind: 'icon', purpose: 'any', side: 192 },
  { kind: 'icon', purpose: 'any', side: 512 },
  { kind: 'maskable', purpose: 'maskable', side: 192 },
  { kind: 'maskable', purpose: 'maskable', side: 512 },
] as const;

/** Of the icons in `pwa/public/icons`. */
export const PRODUCT_COLORS = { theme: '#7A1E22', background: '#FBF3E3' } as const;

/** A colour that a venue may choose. */
export const APP_COLOR = /^#[\da-f]{6}$/i;

const SHORTCUTS = [
  { name: 'Tonight', url: '/' },
  { name: 'My check-ins', url: '/check-ins' },
  { name: 'Member card', url: '/account/badges/card' },
  { name: 'Gallery', url: '/gallery' },
];

/** Taken by `e2e/support/take-screenshots.mjs`: the product's pages below the venue's name. */
const SCREENSHOTS = [
  { file: 'phone-home', sizes: '780x1380', form: 'narrow', label: 'Tonight’s show and the month’s calendar' },
  { file: 'phone-check-in', sizes: '780x1380', form: 'narrow', label: 'Check in at the door with a photo' },
  { file: 'desktop-home', sizes: '1280x720', form: 'wide', label: 'Tonight’s show and the month’s calendar' },
].map(({ file, sizes, form, label }) => ({
  src: `/screenshots/${file}.webp`,
  sizes,
  type: 'image/webp',
  form_factor: form,
  label,
}));

/** The web app manifest of a venue (W3C Web Application Manifest; design §8 "The venue's own app"). */
export const webManifest = ({ name, shortName, description, themeColor, logo }: AppLook) => ({
  id: '/',
  name: `${name} — Live Music & Events`,
  short_name: shortName,
  description:
    description?.replaceAll(/\s+/g, ' ') ??
    "Tonight's show, the month's calendar and check-in at the door, with or without a network.",
  lang: 'en',
  dir: 'auto',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: logo?.backgroundColor ?? PRODUCT_COLORS.background,
  theme_color: themeColor ?? PRODUCT_COLORS.theme,
  categories: ['music', 'entertainment', 'lifestyle'],
  icons: ICONS.map(({ kind, purpose, side }) => ({
    src: logo ? appPicture(`${kind}-${side}`, logo.version) : `/icons/${kind}-${side}.png`,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })),
  screenshots: SCREENSHOTS,
  shortcuts: SHORTCUTS,
});

export type WebManifest = ReturnType<typeof webManifest>;
