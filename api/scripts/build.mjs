import { fileURLToPath } from 'node:url';
import { replaceDist } from '../../.config/tasks/replace-dist.mjs';
import { bundlePrograms } from './bundle.mjs';
import { compile } from './compile.mjs';

await replaceDist(fileURLToPath(new URL('../', import.meta.url)), async (directory) => {
  await compile(directory);
  await bundlePrograms(directory);
});
