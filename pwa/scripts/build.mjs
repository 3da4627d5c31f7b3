// The app in a folder of its own, within the first load's budget, compressed ahead of time.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { replaceDist } from '../../.config/tasks/replace-dist.mjs';
import { buildEmbed } from './build-embed.mjs';
import { checkBundle } from './check-bundle.mjs';
import { compressBuild } from './compress-build.mjs';

const PWA = fileURLToPath(new URL('../', import.meta.url));

await replaceDist(PWA, async (directory) => {
  await build({ root: PWA, build: { outDir: directory } });
  checkBundle(directory);
  await buildEmbed(PWA, directory);
  await compressBuild(directory);
  await build({
    root: PWA,
    build: { ssr: 'src/app/server/render-page.tsx', outDir: join(directory, '.server') },
  });
});
