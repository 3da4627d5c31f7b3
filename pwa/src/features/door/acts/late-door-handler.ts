import type { OutboxHandler } from '#shared/offline/outbox/outbox-handlers';
import { DOOR_ENTRIES } from './door-act';

/**
 * What every page knows of the door's entries: any of them may be the one that the outbox sends from. How they are sent is loaded
 * with the first one, so that a guest's phone loads nothing of it.
 */
export const lateDoorHandler: OutboxHandler = {
  ...DOOR_ENTRIES,
  send: async (...sending) => (await loadHandler()).send(...sending),
  shrinkPhoto: async (photo) => (await loadHandler()).shrinkPhoto(photo),
};

const loadHandler = async () => (await import('./door-act.outbox')).doorActHandler;
