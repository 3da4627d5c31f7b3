import { strictEqual } from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The real configuration; only what needs types is off, since the files of these cases do not exist. */
const eslint = new ESLint({
  cwd: root,
  overrideConfigFile: fileURLToPath(new URL('../eslint.config.mjs', import.meta.url)),
  overrideConfig: [
    { files: ['**/*.ts', '**/*.tsx'], ...tseslint.configs.disableTypeChecked },
    {
      files: ['**/*.ts', '**/*.tsx'],
      languageOptions: { parserOptions: { projectService: false, project: false } },
    },
    { rules: { 'import-x/no-cycle': 'off' } },
  ],
});

/** What the arrows rule says of one import in one file; other rules may say what they like of so small a file. */
async function complaints(
  file,
  specifier,
  statement = `import { thing } from '${specifier}';\nexport const used = thing;\n`,
) {
  const [result] = await eslint.lintText(statement, { filePath: root + file });
  const broken = result.messages.find(({ fatal }) => fatal);
  if (broken) throw new Error(`${file}: ${broken.message}`);
  return result.messages.filter(({ ruleId }) => ruleId === 'honky/arrows').map(({ message }) => message);
}

const WRONG = [
  ['api/contract/limits.ts', '#src/common/clock.js'],
  ['api/contract/limits.ts', 'luxon'],
  ['pwa/src/shared/lib/money.ts', '../../../../api/src/config/settings'],
  ['pwa/src/features/events/card/event-card.tsx', '#src/config/settings'],
  ['e2e/specs/events/home.spec.ts', '#app/app'],
  ['e2e/support/seed.ts', '@honky-tonk/api'],
  ['api/src/modules/events/events.controller.ts', './events.repository.js'],
  ['api/src/modules/events/events.repository.ts', './events.service.js'],
  ['api/src/modules/events/events.service.ts', './events.controller.js'],
  ['api/src/modules/events/events.service.ts', 'typeorm'],
  ['api/src/modules/loyalty/badge-rules.ts', './loyalty-members.repository.js'],
  ['api/src/modules/loyalty/badge-rules.ts', '@nestjs/common'],
  ['api/src/modules/check-in/check-in.service.ts', '#src/modules/events/events.repository.js'],
  ['api/src/modules/check-in/check-in.service.ts', '#src/modules/events/entities/event.entity.js'],
  ['api/src/modules/loyalty/loyalty.service.ts', '#src/modules/check-in/check-in.service.js'],
  ['api/src/modules/events/events.service.ts', '#src/modules/events/../users/users.repository.js'],
  ['api/src/common/errors/problem.filter.ts', '#src/modules/users/users.service.js'],
  ['pwa/src/shared/ui/form/button.tsx', '#features/events/event-card'],
  ['pwa/src/shared/offline/outbox.ts', '#app/outbox-handlers'],
  ['pwa/src/features/events/card/event-card.tsx', '#features/check-in/check-in-sheet'],
  ['pwa/src/features/events/card/event-card.tsx', '#app/query-client'],
  ['pwa/src/app/app.tsx', '#app/../routes/index'],
];

const RIGHT = [
  ['api/contract/limits.ts', './user-types.js'],
  ['api/src/modules/events/events.controller.ts', './events.service.js'],
  ['api/src/modules/events/events.service.ts', './events.repository.js'],
  ['api/src/modules/events/events.repository.ts', 'typeorm'],
  ['api/src/modules/check-in/check-in.service.ts', '#src/modules/events/events.service.js'],
  ['api/src/modules/check-in/check-in.module.ts', '#src/modules/loyalty/loyalty.module.js'],
  ['api/src/modules/check-in/check-in.service.ts', '#contract/limits.js'],
  ['api/src/modules/check-in/check-in.service.ts', '#src/database/database.js'],
  ['api/src/database/entities.ts', '#src/modules/users/entities/user.entity.js'],
  ['pwa/src/routes/_home.tsx', '#features/events/event-card'],
  ['pwa/src/routes/_home.tsx', '#app/query-client'],
  ['pwa/src/app/outbox-handlers.ts', '#features/check-in/check-in.outbox'],
  ['pwa/src/features/events/card/event-card.tsx', '#shared/ui/form/button'],
  ['pwa/src/features/events/card/event-card.tsx', '#contract/limits'],
  ['e2e/specs/events/home.spec.ts', '#pages/home-page'],
];

describe('import arrows', () => {
  for (const [file, specifier] of WRONG) {
    it(`forbids ${specifier} in ${file}`, async () =>
      strictEqual((await complaints(file, specifier)).length, 1));
  }
  for (const [file, specifier] of RIGHT) {
    it(`allows ${specifier} in ${file}`, async () =>
      strictEqual((await complaints(file, specifier)).join(), ''));
  }
  it('sees a dynamic import and an import type too', async () => {
    const file = 'pwa/src/shared/ui/form/button.tsx';
    strictEqual(
      (await complaints(file, '', "export const load = () => import('#features/events/event-card');\n"))
        .length,
      1,
    );
    strictEqual(
      (await complaints(file, '', "export type Card = import('#features/events/event-card').Card;\n")).length,
      1,
    );
  });
  it('lets a service name the entity of another area as a type, never use it', async () => {
    const file = 'api/src/modules/auth/auth.service.ts';
    const entity = '#src/modules/users/entities/user.entity.js';
    strictEqual(
      (await complaints(file, '', `import type { User } from '${entity}';\nexport type Used = User;\n`))
        .length,
      0,
    );
    strictEqual((await complaints(file, entity)).length, 1);
  });
  it('forbids a barrel', async () => {
    const [message = ''] = await complaints('pwa/src/shared/ui/all.ts', '', "export * from './button';\n");
    strictEqual(message, 'No barrels: import from the file that defines the thing.');
  });
});
