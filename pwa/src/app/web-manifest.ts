import type { ManifestOptions } from 'vite-plugin-pwa';

/** What the phone shows once the app is on its home screen. Icons are drawn in `public/icons`. */
export const WEB_MANIFEST: Partial<ManifestOptions> = {
  id: '/',
  name: 'Honky-Tonk — Live Music & Events',
  short_name: 'Honky-Tonk',
  description: "Tonight's show, the month's calendar and check-in at the door, with or without a network.",
  lang: 'en',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FBF3E3',
  theme_color: '#7A1E22',
  categories: ['music', 'entertainment', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Tonight', url: '/' },
    { name: 'My check-ins', url: '/check-ins' },
  ],
};
