import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { commandLine } from '#src/command/command-line.js';
import { onVenue, requireOwnSchema } from '#src/command/on-venue.js';
import { runCommand } from '#src/command/run-command.js';
import { withProduct } from '#src/command/with-product.js';
import { actAs, type Actor } from '#src/common/staff-log/actor.js';
import { normalizeEmail } from '#src/common/validation/fields/email.decorator.js';
import { StartError } from '#src/config/start-error.js';

export interface PersonCommand {
  /** As the product spells it. */
  email: string;
  /** What `--file` and `--confirm` say. */
  file: string | undefined;
  confirm: string | undefined;
  /** The product on the venue of the settings, without its pages. */
  product: INestApplicationContext;
}

const OPTIONS = {
  email: { type: 'string' },
  file: { type: 'string' },
  confirm: { type: 'string' },
} as const;

/**
 * Runs a command about the person whom `--email` names, on the venue of the settings, running or not.
 * What it changes, and that it took data out, is in the log under its name.
 * @param name as the log has it @param usage what stands on the terminal when nobody is named
 * @param work whether all is well
 */
export const runPersonCommand = (
  name: string,
  usage: string,
  work: (command: PersonCommand) => Promise<boolean>,
): Promise<void> =>
  runCommand(() => {
    const said = saidOf(usage);
    return onVenue(async (venue) => {
      await requireOwnSchema(venue);
      return withProduct(venue, (product) => actAs(operator(name), () => work({ ...said, product })));
    });
  });

const operator = (action: string): Actor => ({
  userId: null,
  doorDeviceId: null,
  device: 'The command line',
  requestId: randomUUID(),
  action,
});

const saidOf = (usage: string): Pick<PersonCommand, 'email' | 'file' | 'confirm'> => {
  const { email, file, confirm } = commandLine(usage, OPTIONS, { names: 0 }).values;
  if (!email?.includes('@')) throw new StartError(usage);
  return { email: normalizeEmail(email), file, confirm };
};
