import { FIRST_STEPS, type FirstStep } from '#contract/today.js';

/** What a venue has done of its first evening. */
export interface FirstSteps {
  hasLogo: boolean;
  /** Its settings, the time zone among them, were saved. */
  hasSettings: boolean;
  hasTypes: boolean;
  hasShow: boolean;
  /** A tablet is paired. */
  hasDoor: boolean;
  /** Somebody has checked in. */
  hasGuests: boolean;
}

/** The steps of the first evening; none once all are done, or the first guest has come: the venue knows its way then. */
export const firstStepsOf = (steps: FirstSteps): { step: FirstStep; isDone: boolean }[] => {
  const done: Record<FirstStep, boolean> = {
    logo: steps.hasLogo,
    'time-zone': steps.hasSettings,
    'event-types': steps.hasTypes,
    'first-show': steps.hasShow,
    door: steps.hasDoor,
  };
  if (steps.hasGuests || FIRST_STEPS.every((step) => done[step])) return [];
  return FIRST_STEPS.map((step) => ({ step, isDone: done[step] }));
};
