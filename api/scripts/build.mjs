import { fileURLToPath } from 'node:url';
import { replaceDist } from '../../.config/tasks/replace-dist.mjs';
import { compile } from './compile.mjs';

await replaceDist(fileURLToPath(new URL('../', import.meta.url)), compile);
