import { type FirstSteps, firstStepsOf } from './first-steps-rules.js';

const NEW: FirstSteps = {
  hasLogo: false,
  hasSettings: false,
  hasTypes: true,
  hasShow: false,
  hasDoor: false,
  hasGuests: false,
};
const DONE: FirstSteps = { ...NEW, hasLogo: true, hasSettings: true, hasShow: true, hasDoor: true };

describe('the steps of the first evening', () => {
  it('say of a new venue what is done', () => {
    expect(firstStepsOf({ ...NEW, hasLogo: true })).toEqual([
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

  it('are gone once the first guest has come, whatever was left out', () => {
    expect(firstStepsOf({ ...NEW, hasGuests: true })).toEqual([]);
  });
});
