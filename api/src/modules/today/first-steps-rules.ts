import { FIRST_STEPS, type FirstStep } from '#contract/today.js';

/** What a venue has done of its first evening. */
export interface FirstSteps {
  hasLogo: boolean;
  /** Its name, address or time zone is another than at first. */
  hasSettings: boolean;
  hasShow: boolean;
  /** A tablet is paired. */
  hasDoor: boolean;
  /** Somebody has checked in. */
  hasGuests: boolean;
  /** What staff have ticked off; a changed event type ticks its step by itself. */
  ticked: readonly FirstStep[];
}

/** The steps of the first evening; none once all are done, or the first guest has come: the venue knows its way then. */
export const firstStepsOf = ({ ticked, ...steps }: FirstSteps): { step: FirstStep; isDone: boolean }[] => {
  const seen: Record<FirstStep, boolean> = {
    logo: steps.hasLogo,
    'time-zone': steps.hasSettings,
    'event-types': false,
    'first-show': steps.hasShow,
    door: steps.hasDoor,
  };
  const isDone = (step: FirstStep): boolean => seen[step] || ticked.includes(step);
  if (steps.hasGuests || FIRST_STEPS.every(isDone)) return [];
  return FIRST_STEPS.map((step) => ({ step, isDone: isDone(step) }));
};
