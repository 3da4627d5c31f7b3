import type { INestApplicationContext } from '@nestjs/common';
import { tell } from '#src/command/run-command.js';
import { DomainError } from '#src/common/errors/domain-error.js';
import type { StillNamed } from '#src/modules/rights/erasure/erasure.repository.js';
import { ErasureService } from '#src/modules/rights/erasure/erasure.service.js';
import { nobodyKnown } from '#src/modules/rights/rights-errors.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { runPersonCommand } from '#src/people/person-command.js';
import { waitForFiles } from '#src/people/wait-for-files.js';

/** A run that was cut short has forgotten them, and may have left files. */
const erase = async (product: INestApplicationContext, email: string): Promise<StillNamed[] | null> => {
  try {
    return await product.get(ErasureService).eraseByEmail(email, 'command');
  } catch (error) {
    if (error instanceof DomainError && error.code === nobodyKnown().code) await waitForFiles(product);
    throw error;
  }
};

const USAGE = 'Say whom to forget: npm run erase-person -- --email <e-mail> --confirm <the same e-mail>';

await runPersonCommand('erase-person', USAGE, async ({ product, email, confirm }) => {
  if (confirm === undefined || normalizeEmail(confirm) !== email) {
    tell(`This forgets ${email} for good. If you mean it, say so: --email ${email} --confirm ${email}`);
    return false;
  }
  const stillNamed = await erase(product, email);
  tell(
    (await waitForFiles(product))
      ? `${email} is forgotten: rows and files are gone.`
      : `${email} is forgotten. Their files go as soon as the storage can be reached.`,
  );
  if (!stillNamed) tell('It could not be looked up whether words of others still name them.');
  if (stillNamed?.length) tell('Words of others still name them; please look for yourself:');
  for (const { where, rows } of stillNamed ?? []) tell(`  ${where}: ${rows}`);
  tell('Backups made before today still have them: delete those when you no longer need them.');
  return true;
});
