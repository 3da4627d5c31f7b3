import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals } from '@redocly/openapi-core';
import openapiTS, { astToString } from 'openapi-typescript';
import { lintOpenApi } from './lint-openapi.js';
import { previewOpenApi } from './preview-openapi.js';

/** From `api/dist/src`. */
const pathOf = (place: string): string => fileURLToPath(new URL(`../../${place}`, import.meta.url));
const TYPES_FILE = pathOf('contract/api-types.gen.ts');
const LINT_RULES = pathOf('../.config/redocly.yaml');

const document = JSON.stringify(await previewOpenApi(), null, 2);
/** Only components are imported; the operations' types are five times as long. */
const components = (await openapiTS(document))
  .map((node) => astToString(node))
  .find((text) => text.startsWith('export interface components '));
if (!components) throw new Error('openapi-typescript names the components otherwise by now.');

/** Which answer an operation has is not in the types: where that changes, phones throw away what they have kept. */
const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, { responses?: unknown }>> };
const answers = Object.values(paths).flatMap((path) => Object.values(path).map(({ responses }) => responses));
const hash = createHash('sha256').update(JSON.stringify(answers)).digest('hex').slice(0, 12);
const types = `/** Generated from the API by \`npm run openapi -w api\`. Do not edit. Answers: ${hash}. */
${components}`;
const current = await readFile(TYPES_FILE, 'utf8').catch(() => '');

if (!process.argv.includes('--check')) await writeFile(TYPES_FILE, types);
else if (current !== types) {
  process.stderr.write(
    'api/contract/api-types.gen.ts is stale: run `npm run openapi -w api` and commit it.\n',
  );
  process.exitCode = 1;
}

const problems = await lintOpenApi(document, LINT_RULES);
if (problems.length > 0) {
  formatProblems(problems, { format: 'stylish', totals: getTotals(problems), version: '' });
  process.exitCode = 1;
}
