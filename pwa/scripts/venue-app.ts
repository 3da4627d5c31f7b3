import type { Plugin } from 'vite';
import { appTags } from '../../api/contract/venue-app/app-pictures';
import { DEFAULT_APP_LOOK, webManifest } from '../../api/contract/venue-app/web-manifest';

/** What the API serves in place of the build's own, in development too. */
export const VENUE_APP_ADDRESSES = ['/manifest.webmanifest', '/app/'];

/**
 * Names the venue's own app in the page's head, by addresses that fit every venue: phones keep this page. The manifest in the
 * build is for hosts without the API, which serves the venue's.
 */
export const venueApp = (): Plugin => ({
  name: 'venue-app',
  transformIndexHtml: () => appTags().map((tag) => ({ ...tag, injectTo: 'head' })),
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'manifest.webmanifest',
      source: JSON.stringify(webManifest(DEFAULT_APP_LOOK)),
    });
  },
});
