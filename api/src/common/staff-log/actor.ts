import { AsyncLocalStorage } from 'node:async_hooks';

/** Who changes something, as the log keeps it (decision 56). The database reads these names in the setting `venue.actor`. */
export interface Actor {
  /** The account; null for a command, and for a tablet, whose rows name its person. */
  userId: number | null;
  /** The tablet at the door. */
  doorDeviceId: number | null;
  /** In words, at most 60 characters: "Firefox on Windows", or another way in, "The command line". */
  device: string;
  /** One for all that a call changes. */
  requestId: string;
  /** Which call it is, as the API's description names it: `Events.update`. */
  action: string;
}

const actors = new AsyncLocalStorage<Actor>();

/** Whose work this is; undefined for a guest's, and for the product's own. */
export const currentActor = (): Actor | undefined => actors.getStore();

/** Runs `work` in nobody's name: what a call of staff causes later, and for others. Timers remember who set them. */
export const actAsNobody = <T>(work: () => T): T => actors.exit(work);

/** Runs `work`, and what it waits for, in this name: all that it changes is in the log. */
export const actAs = <T>(actor: Actor, work: () => T): T => actors.run(actor, work);
