import { doorDatabase as database, withDoorDatabase } from './door-database';
import { useNumberSetting } from './door-setting';

/** Under this name the tablet keeps the id of the chosen show. */
export const CHOSEN_SHOW = 'chosen-show';

/** Chooses the show that this tablet works for, no matter who works at it and also after a reload, until the night is wiped. */
export const chooseShow = (eventId: number): Promise<unknown> =>
  withDoorDatabase(() => database.settings.put({ key: CHOSEN_SHOW, value: eventId }));

/** The id of the chosen show; null when none is chosen, undefined while it is read. */
export const useChosenShow = (): number | null | undefined => useNumberSetting(CHOSEN_SHOW);
