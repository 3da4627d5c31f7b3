import { FIRST_STEPS } from '#contract/today.js';
import { type FirstSteps, firstStepsOf } from './first-steps-rules.js';

const NEW: FirstSteps = {
  hasLogo: false,
  hasSettings: false,
  hasShow: false,
  hasDoor: false,
  hasGuests: false,
  ticked: [],
};
const DONE: FirstSteps = {
  hasLogo: true,
  hasSettings: true,
  hasShow: true,
  hasDoor: true,
  hasGuests: false,
  ticked: ['event-types'],
};

describe('the steps of the first evening', () => {
  it('say of a new venue what is done', () => {
    expect(firstStepsOf({ ...NEW, hasLogo: true, ticked: ['event-types'] })).toEqual([
      { step: 'logo', isDone: true },
      { step: 'time-zone', isDone: false },
      { step: 'event-types', isDone: true },
      { step: 'first-show', isDone: false },
      { step: 'door', isDone: false },
    ]);
  });

  it('are gone once all are done', () => {
    expect(firstStepsOf(DONE)).toEqual([]);
  });

  it('wait for somebody to look over the event types that are there from the beginning', () => {
    expect(firstStepsOf({ ...DONE, ticked: [] })).toContainEqual({ step: 'event-types', isDone: false });
  });

  it('are gone once staff have hidden them', () => {
    expect(firstStepsOf({ ...NEW, ticked: FIRST_STEPS })).toEqual([]);
  });

  it('are gone once the first guest has come, whatever was left out', () => {
    expect(firstStepsOf({ ...NEW, hasGuests: true })).toEqual([]);
  });
});
