/** For how long staff can undo what they did with many people, in seconds. */
const UNDO_SECONDS = 60;

/** An answer and a tap take their time on the way. */
const GRACE_SECONDS = 10;

/** Until nobody can undo it any more, a word of it waits for so long, in seconds. */
export const UNDO_OVER_SECONDS = UNDO_SECONDS + GRACE_SECONDS + 5;

const after = (instant: Date, seconds: number): Date => new Date(instant.getTime() + seconds * 1000);

/** For how many seconds more what was done then is offered to be undone; null when that is over. */
export const undoSecondsLeft = (madeAt: Date, now: Date): number | null => {
  const left = Math.ceil((after(madeAt, UNDO_SECONDS).getTime() - now.getTime()) / 1000);
  return left > 0 ? left : null;
};

/** What was done before this cannot be undone any more. */
export const undoableSince = (now: Date): Date => after(now, -UNDO_SECONDS - GRACE_SECONDS);
