import { parseArgs } from 'node:util';
import { settingsFromEnvironment } from '#src/config/environment.js';
import { StartError } from '#src/config/start-error.js';
import { createDataSource } from '#src/database/data-source.js';
import { openDatabase } from '#src/database/embedded/open-database.js';
import { migrate } from '#src/database/migrate.js';
import { withClient } from '#src/database/with-client.js';
import { prepareDemoVenue } from '#src/demo/prepare-demo-venue.js';
import { fillYears } from '#src/demo/years/fill-years.js';
import { storeSomePhotos } from '#src/demo/years/store-some-photos.js';
import { IncomingDirectory } from '#src/integrations/file-storage/incoming-directory.js';
import { openFileStorage } from '#src/integrations/file-storage/open-file-storage.js';

const MOST_YEARS = 50;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

const run = async (): Promise<void> => {
  const { values } = parseArgs({ options: { years: { type: 'string' } } });
  const years = Number(values.years);
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS)
    throw new StartError(`Say how many years, 1 to ${MOST_YEARS}: npm run demo -- --years 20`);
  const settings = settingsFromEnvironment();
  if (!settings.isDemo)
    throw new StartError('Made-up years are for the demo venue only, and the settings name another.');
  const storage = await openFileStorage(settings.storage, new IncomingDirectory(settings.storage.directory));
  const database = await openDatabase(settings, () => undefined);
  try {
    await migrate(database.url);
    const dataSource = await createDataSource(database.url).initialize();
    await prepareDemoVenue({ dataSource, storage, now: new Date() }).finally(() => dataSource.destroy());
    await withClient({ connectionString: database.url }, async (client) => {
      await fillYears(client, years, tell);
      tell(
        `pictures of the ${await storeSomePhotos(client, storage)} latest photos; the rest are rows alone`,
      );
    });
  } finally {
    await database.stop();
  }
};

try {
  await run();
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
