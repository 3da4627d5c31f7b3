import { onVenue } from '#src/command/on-venue.js';
import { runCommand, tell } from '#src/command/run-command.js';
import { importCommandLine } from '#src/import/import-command-line.js';
import { importFile } from '#src/import/import-file.js';

await runCommand(() => {
  const asked = importCommandLine();
  return onVenue((venue) => importFile({ venue, tell, ...asked }));
});
