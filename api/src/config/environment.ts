import { existsSync } from 'node:fs';
import { parseSettings, type Settings } from './settings.js';

/**
 * The settings of this process: its environment, and under it the `.env` file of the folder it runs in.
 * @throws SettingsError naming every variable that is wrong
 */
export const settingsFromEnvironment = (): Settings => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return parseSettings(process.env);
};
