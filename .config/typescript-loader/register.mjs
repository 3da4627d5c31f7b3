// Lets Node run the API's TypeScript without a build: `node --import ./.config/typescript-loader/register.mjs file.ts`.
import { register } from 'node:module';

register('./hooks.mjs', import.meta.url);
