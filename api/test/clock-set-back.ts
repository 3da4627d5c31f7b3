/** Lets milliseconds pass while the clock of the machine is set back by an hour; until the mocks are restored. */
export const letPassWithClockSetBack = (milliseconds: number): void => {
  const now = Date.now() - 3_600_000;
  const running = performance.now() + milliseconds;
  jest.spyOn(Date, 'now').mockReturnValue(now);
  jest.spyOn(performance, 'now').mockReturnValue(running);
};
