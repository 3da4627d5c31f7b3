/** Where somebody is in a queue: the check-in they look at, and the place it had. */
export interface DeckPlace {
  id: number | null;
  index: number;
}

/**
 * Where they are now that the queue has changed: still at the same check-in, else at the one that moved into its place.
 * @returns −1 for an empty queue
 */
export const indexAt = (queue: readonly { id: number }[], { id, index }: DeckPlace): number => {
  const found = queue.findIndex((checkIn) => checkIn.id === id);
  return found >= 0 ? found : Math.min(index, queue.length - 1);
};

/** The place some steps further, or back with a number below zero; it stops at the ends of the queue. */
export const stepFrom = (queue: readonly { id: number }[], place: DeckPlace, steps: number): DeckPlace => {
  const index = Math.max(0, Math.min(queue.length - 1, indexAt(queue, place) + steps));
  return { id: queue[index]?.id ?? null, index };
};
