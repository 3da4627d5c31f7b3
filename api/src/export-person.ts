import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { ExportService } from '#src/modules/rights/export/export.service.js';
import { runPersonCommand } from '#src/people/person-command.js';

const USAGE = 'Say whose data: npm run export-person -- --email <e-mail> [--file my-data.zip]';

await runPersonCommand('export-person', USAGE, async ({ app, email, file = 'my-data.zip', tell }) => {
  const archive = await app.get(ExportService).byEmail(email, 'command');
  const unfinished = `${file}.unfinished`;
  try {
    // Somebody's own, so that nobody else on the machine reads it.
    await pipeline(archive, createWriteStream(unfinished, { mode: 0o600 }));
    await rename(unfinished, file);
  } finally {
    await rm(unfinished, { force: true });
  }
  tell(`${file}: ${((await stat(file)).size / 1e6).toFixed(1)} MB`);
});
