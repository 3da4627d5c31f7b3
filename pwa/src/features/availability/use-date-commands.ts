import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { keepMine, retry, takeTheirs, wish } from '#features/availability/queue/availability-commands';
import { deleted } from '#features/availability/queue/availability-toasts';
import { FAILED } from '#features/availability/queue/availability.outbox';

/** Spec §8's default for the list's delete button; the calendar's has its own. */
const DELETE_FAILED = 'Failed to delete availability entry';

/** What an artist can do with one date of the list. */
export const useDateCommands = (date: string) => ({
  remove: () => act(wish({ date, values: null }), DELETE_FAILED, () => showToast(deleted())),
  keepOwn: () => act(keepMine(date), FAILED.change),
  drop: () => act(takeTheirs(date), FAILED.change),
  sendAgain: () => act(retry(date), FAILED.change),
});

const act = (work: Promise<void>, failure: string, onDone?: () => void): void => {
  work.then(onDone, (error: unknown) => {
    console.error(error);
    showToast(refused('Error', failure));
  });
};
