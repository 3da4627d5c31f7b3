import { offlineDatabase as database } from './offline-database';

const KEY = 'durableStorageAsked';

/**
 * Asks the browser, once per device, not to clear our storage under pressure (design §5.6). A browser that cannot
 * or will not is no error: the entry is kept either way.
 */
export const askForDurableStorage = async (): Promise<void> => {
  try {
    if (!navigator.storage?.persist || (await database.settings.get(KEY))) return;
    await database.settings.put({ key: KEY, value: true });
    await navigator.storage.persist();
  } catch {
    // Asking is a courtesy to the entry already kept; a failure changes nothing for it.
  }
};
