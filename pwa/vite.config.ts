import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { firstFiles } from './scripts/first-files';
import { fileRoutes } from './scripts/file-routes';
import { plainScripts } from './scripts/plain-scripts';
import { venueApp, VENUE_APP_ADDRESSES } from './scripts/venue-app';
import { pageAddresses } from './src/app/server/page-addresses';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';
/** What the API serves, in development too. */
const PROXY = Object.fromEntries(
  ['/api', '/uploads', '/feeds', '/embed/', ...VENUE_APP_ADDRESSES].map((path) => [path, API_URL]),
);

/**
 * What guests open at the door is fetched at once with all its parts. Others find theirs one after the other: the list of
 * them all would be 1 KB of the first load.
 */
const AT_THE_DOOR = /assets\/events\._eventId(_\.check-in)?-/;

/**
 * What libraries bring for every product, or for React before 18, in the few bytes that this one needs (decision 8). Saves
 * 5 KB of the first load. They ask the browser, which the server is not.
 */
const SLIM_PARTS = [
  { find: '@pandacss/is-valid-prop', replacement: folder('./src/shared/theme/css-properties.ts') },
  { find: '@emotion/is-prop-valid', replacement: folder('./src/shared/theme/element-props.ts') },
  {
    find: 'use-sync-external-store/shim/with-selector',
    replacement: 'use-sync-external-store/with-selector',
  },
];

/** The same for the same sources, on any machine: line ends are a checkout's, not the sources'. */
const answersVersion = () => {
  const hash = createHash('sha256');
  for (const path of [
    '../api/contract/api-types.gen.ts',
    '../package-lock.json',
    './src/app/start/offline-reading.ts',
  ])
    hash.update(readFileSync(folder(path), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 12);
};

let keptFirst: ReadonlySet<string> = new Set();

/** Writes down for the server which addresses have a page. */
const pageAddressesFile = (): Plugin => ({
  name: 'page-addresses',
  generateBundle() {
    const routeTree = readFileSync(folder('./src/routeTree.gen.ts'), 'utf8');
    this.emitFile({
      type: 'asset',
      fileName: '.vite/page-addresses.json',
      source: JSON.stringify(pageAddresses(routeTree)),
    });
  },
});

const APP_BUILD: BuildEnvironmentOptions = {
  target: 'es2022',
  manifest: true,
  assetsInlineLimit: 0,
  modulePreload: {
    // It would come too late for the first load; the browsers without `modulepreload` preload plain scripts instead.
    polyfill: false,
    resolveDependencies: (file, parts, { hostType }) =>
      hostType === 'html' || AT_THE_DOOR.test(file) ? parts : parts.filter((part) => part.endsWith('.css')),
  },
  rolldownOptions: {
    // Emotion imports it for a function that nothing here calls.
    treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }] },
    output: {
      // Two signs fewer of a hundred names in the first load's list of files.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        // The first load in two files, not in a dozen slivers that compress badly; libraries change rarely.
        groups: [
          // With what is made of Chakra at the start: each file is run in a task of its own.
          {
            name: 'libraries',
            tags: ['$initial'],
            test: /node_modules|shared[\\/]theme[\\/](system|style-props|tokens)\.ts/,
            priority: 4,
          },
          { name: 'first-load', tags: ['$initial'], priority: 3 },
          // A few hundred bytes each: their names in the first load's list of files would weigh as much.
          { name: 'icons', test: /node_modules[\\/]lucide-react[\\/]/, priority: 2 },
          // The same for the stylesheets of what is loaded later; and no screen depends on which were open before it.
          { name: 'screens', test: /\.css$/, priority: 2 },
          // What a check-in is made of in few files: each costs a slow line a round trip, and they are fetched at once.
          {
            name: 'offline',
            test: /src[\\/](shared[\\/]offline|app[\\/](?!admin|calendars|events))|node_modules[\\/]dexie/,
            priority: 1,
          },
          // Three screens share these few bytes.
          { name: 'reminders', test: /src[\\/](shared[\\/]push|features[\\/]reminders)[\\/]/, priority: 1 },
          { name: 'forms', test: /node_modules[\\/](zod|react-hook-form|@hookform)[\\/]/, priority: 1 },
          {
            name: 'sheet',
            test: /src[\\/]shared[\\/]ui[\\/]dialog[\\/](confirm-|use-close-overlay|sheet)/,
            priority: 1,
          },
          // With what it shares with few others: each name more is 20 bytes of the first load.
          {
            name: 'check-in',
            test: /src[\\/](features[\\/](check-in[\\/]|events[\\/]use-event)|app[\\/]events[\\/]show-links)/,
          },
        ],
      },
    },
  },
};

/** The pages for the server, in one program with all that they need. */
const SERVER_BUILD: BuildEnvironmentOptions = {
  target: 'node20',
  minify: false,
  copyPublicDir: false,
  // Of what no public page shows, the heaviest.
  rolldownOptions: { external: ['heic-to', 'recharts'] },
};

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      { find: /^#app\//, replacement: `${folder('./src/app')}/` },
      { find: /^#features\//, replacement: `${folder('./src/features')}/` },
      { find: /^#shared\//, replacement: `${folder('./src/shared')}/` },
      { find: /^#contract\//, replacement: `${folder('../api/contract')}/` },
      ...(isSsrBuild ? [] : SLIM_PARTS),
    ],
  },
  define: {
    __ANSWERS_VERSION__: JSON.stringify(answersVersion()),
    // On the server React would ask at each start, and render several times slower with its warnings.
    ...(isSsrBuild && { 'process.env.NODE_ENV': JSON.stringify('production') }),
  },
  plugins: [
    ...fileRoutes({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: folder('./src/routes'),
      generatedRouteTree: folder('./src/routeTree.gen.ts'),
      routeFileIgnorePattern: '\\.spec\\.',
      quoteStyle: 'single',
    }),
    react(),
    ...(isSsrBuild
      ? []
      : [
          pageAddressesFile(),
          venueApp(),
          plainScripts(folder('./public')),
          firstFiles((files) => (keptFirst = files)),
        ]),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        // Neither the manifest nor icons: they are the venue's, and browsers ask for them with a network.
        globPatterns: ['**/*.{js,css,html,woff,woff2,svg}'],
        // Three megabytes that most phones never need, which the worker keeps from its first use on; and staff's charts, whose
        // numbers need the network anyway.
        globIgnores: ['**/heic-to*.js', '**/time-chart*.js'],
        manifestTransforms: [
          (files) => ({
            manifest: files.map((file) => (keptFirst.has(file.url) ? { ...file, isFirst: true } : file)),
          }),
        ],
      },
    }),
  ],
  server: {
    proxy: PROXY,
  },
  preview: {
    proxy: PROXY,
  },
  build: isSsrBuild ? SERVER_BUILD : APP_BUILD,
  ssr: { noExternal: true },
}));
