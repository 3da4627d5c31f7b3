import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderThemed } from '#test/themed';
import { Unanswered } from './unanswered';

const query = { error: null, isFetching: true, isPaused: false, refetch: () => Promise.resolve() };

describe('Unanswered', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('takes a network for none that has not brought an answer in five seconds', () => {
    renderThemed(
      <Unanswered query={query} what="The report">
        On its way
      </Unanswered>,
    );
    act(() => jest.advanceTimersByTime(4_000));
    expect(screen.queryByText('On its way')).not.toBeNull();

    act(() => jest.advanceTimersByTime(1_000));
    expect(screen.queryByText("You're offline")).not.toBeNull();
  });
});
