import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { WEB_MANIFEST } from './src/app/web-manifest';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const API_URL = process.env.API_URL ?? 'http://127.0.0.1:3000';

/** The same for the same sources, on any machine: line ends are a checkout's, not the sources'. */
const answersVersion = () => {
  const hash = createHash('sha256');
  for (const path of [
    '../api/contract/api-types.gen.ts',
    '../package-lock.json',
    './src/app/offline-reading.ts',
  ])
    hash.update(readFileSync(folder(path), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex').slice(0, 12);
};

export default defineConfig({
  resolve: {
    alias: [
      { find: /^#app\//, replacement: `${folder('./src/app')}/` },
      { find: /^#features\//, replacement: `${folder('./src/features')}/` },
      { find: /^#shared\//, replacement: `${folder('./src/shared')}/` },
      { find: /^#contract\//, replacement: `${folder('../api/contract')}/` },
    ],
  },
  define: {
    __ANSWERS_VERSION__: JSON.stringify(answersVersion()),
  },
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: folder('./src/routes'),
      generatedRouteTree: folder('./src/routeTree.gen.ts'),
      routeFileIgnorePattern: '\\.spec\\.',
      quoteStyle: 'single',
    }),
    react(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'service-worker.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: WEB_MANIFEST,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,woff,woff2,svg,png,webmanifest}'],
        // Three megabytes that most phones never need; the worker keeps it from its first use on.
        globIgnores: ['**/heic-to*.js'],
      },
    }),
  ],
  server: {
    proxy: { '/api': API_URL, '/uploads': API_URL },
  },
  preview: {
    proxy: { '/api': API_URL, '/uploads': API_URL },
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // The first load in two files, not in a dozen slivers that compress badly; libraries change rarely.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 2 },
            { name: 'first-load', tags: ['$initial'], priority: 1 },
          ],
        },
      },
    },
  },
});
