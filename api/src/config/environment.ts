import { existsSync, readFileSync } from 'node:fs';
import { cutValues } from './env-file.js';
import { parseSettings, type Settings, SettingsError } from './settings.js';

const FILE = '.env';

/**
 * The settings of this process: its environment, and under it the `.env` file of the folder it runs in.
 * @throws SettingsError naming every variable that is wrong
 */
export const settingsFromEnvironment = (): Settings => {
  if (existsSync(FILE)) loadFile();
  return parseSettings(process.env);
};

const loadFile = (): void => {
  const cut = cutValues(readFileSync(FILE, 'utf8')).filter((name) => process.env[name] === undefined);
  if (cut.length > 0)
    throw new SettingsError(
      cut.map((name) => `${name}: has a # in it, so set it in single quotes in ${FILE}`),
    );
  process.loadEnvFile(FILE);
};
