import { SPLASH_SCREENS } from '#contract/venue-app/app-pictures.js';
import type { AppPicture } from './drawing/draw-app-picture.js';

const square = (side: number, rest: Omit<AppPicture, 'width' | 'height'>): AppPicture => ({
  width: side,
  height: side,
  ...rest,
});

/** Shown as it is. */
const ON_PLATE = { side: 0.82, corners: 0.2, bleeds: true };
/** Launchers cut any shape out of it; what lies within the circle of 80 % stays (W3C Web Application Manifest §purpose). */
const MASKABLE = { side: 0.8, reach: 0.4 };
/** iOS rounds it by itself. */
const APPLE = { side: 0.8, bleeds: true };
const SPLASH = { side: 0.45 };

/** Every picture of the app that is drawn from the logo, by its name. */
const PICTURES: ReadonlyMap<string, AppPicture> = new Map([
  ['icon-192', square(192, ON_PLATE)],
  ['icon-512', square(512, ON_PLATE)],
  ['maskable-192', square(192, MASKABLE)],
  ['maskable-512', square(512, MASKABLE)],
  ['apple-touch-icon', square(180, APPLE)],
  ['favicon', square(96, { ...ON_PLATE, side: 0.9 })],
  ...SPLASH_SCREENS.map(
    ({ width, height }) => [`splash-${width}x${height}`, { width, height, ...SPLASH }] as const,
  ),
]);

/** The product's own, for a venue without a logo: files of the built app. There is no start picture. */
const PRODUCT_PICTURES: ReadonlyMap<string, string> = new Map([
  ...['icon-192', 'icon-512', 'maskable-192', 'maskable-512', 'apple-touch-icon'].map(
    (name) => [name, `/icons/${name}.png`] as const,
  ),
  ['favicon', '/icons/favicon.svg'],
]);

/** A picture that was asked for. */
export interface RequestedPicture {
  name: string;
  picture: AppPicture;
  /** Of the logo, when the address has one. */
  version: string | undefined;
  /** Where the product's own is; undefined when it has none. */
  productAddress: string | undefined;
}

const FILENAME = /^(?<name>[a-z]+(?:-[a-z]+)*(?:-\d+(?:x\d+)?)?)(?:-(?<version>[0-9a-f]{12}))?\.png$/;

/** Reads the last part of an address that `appPicture` of the contract makes; undefined for any other. */
export const parseAppPicture = (filename: string): RequestedPicture | undefined => {
  const { name = '', version } = FILENAME.exec(filename)?.groups ?? {};
  const picture = PICTURES.get(name);
  return picture && { name, picture, version, productAddress: PRODUCT_PICTURES.get(name) };
};
