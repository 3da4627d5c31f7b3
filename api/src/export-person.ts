import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { fileSize } from '#src/command/file-size.js';
import { tell } from '#src/command/run-command.js';
import { givenPath } from '#src/config/given-path.js';
import { StartError } from '#src/config/start-error.js';
import { ExportService } from '#src/modules/rights/export/export.service.js';
import { runPersonCommand } from '#src/people/person-command.js';

const USAGE = 'Say whose data: npm run export-person -- --email <e-mail> [--file my-data.zip]';

await runPersonCommand('export-person', USAGE, async ({ product, email, file = 'my-data.zip' }) => {
  const path = givenPath(file);
  if (existsSync(path)) throw new StartError(`${path} is there already: choose another name.`);
  const archive = await product.get(ExportService).byEmail(email, 'command');
  const unfinished = `${path}.unfinished`;
  try {
    // Somebody's own, so that nobody else on the machine reads it.
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
  tell(await fileSize(path));
  return true;
});
