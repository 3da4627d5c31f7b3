import { commandLine } from '#src/command/command-line.js';
import { onVenue, openStorage, type Venue } from '#src/command/on-venue.js';
import { runCommand, tell } from '#src/command/run-command.js';
import { StartError } from '#src/config/start-error.js';
import { createDataSource } from '#src/database/data-source.js';
import { migrate } from '#src/database/migrate.js';
import { withClient } from '#src/database/with-client.js';
import { prepareDemoVenue } from '#src/demo/prepare-demo-venue.js';
import { fillYears } from '#src/demo/years/fill-years.js';
import { storeSomePhotos } from '#src/demo/years/store-some-photos.js';

const MOST_YEARS = 50;
const USAGE = `Say how many years, 1 to ${MOST_YEARS}: npm run demo -- --years 20`;

const yearsAsked = (): number => {
  const years = Number(commandLine(USAGE, { years: { type: 'string' } }, { names: 0 }).values.years);
  if (!Number.isInteger(years) || years < 1 || years > MOST_YEARS) throw new StartError(USAGE);
  return years;
};

const addYears = async ({ settings, url }: Venue, years: number): Promise<void> => {
  if (!settings.isDemo)
    throw new StartError('Made-up years are for the demo venue only, and the settings name another.');
  const storage = await openStorage(settings);
  await migrate(url);
  const dataSource = await createDataSource(url).initialize();
  await prepareDemoVenue({ dataSource, storage, now: new Date() }).finally(() => dataSource.destroy());
  await withClient({ connectionString: url }, async (client) => {
    await fillYears(client, years, tell);
    tell(`pictures of the ${await storeSomePhotos(client, storage)} latest photos; the rest are rows alone`);
  });
};

await runCommand(async () => {
  const years = yearsAsked();
  await onVenue((venue) => addYears(venue, years));
  return true;
});
