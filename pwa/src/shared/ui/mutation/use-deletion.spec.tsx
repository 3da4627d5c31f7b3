import { act, renderHook } from '@testing-library/react';
import { useDeletion } from './use-deletion';

const [FIDDLE, BANJO] = [{ id: 1 }, { id: 2 }];

/** The question about rows whose deletions are answered when the test says so. */
const open = () => {
  const answers = new Map<number, () => void>();
  const remove = {
    isUnderWay: (id: number) => answers.has(id),
    mutate: (id: number, { onSettled }: { onSettled: () => void }) => void answers.set(id, onSettled),
  };
  const { result } = renderHook(() => useDeletion<{ id: number }>(remove));
  return { result, answer: (id: number) => act(() => answers.get(id)?.()) };
};

describe('useDeletion', () => {
  it('closes the question when it is cancelled', () => {
    const { result } = open();
    act(() => result.current.ask(FIDDLE));

    act(() => result.current.answers.onCancel());

    expect(result.current.leaving).toBeNull();
  });

  it('closes the question when the venue has answered', () => {
    const { result, answer } = open();
    act(() => result.current.ask(FIDDLE));
    act(() => result.current.answers.onConfirm());
    expect(result.current.leaving).toBe(FIDDLE);

    answer(FIDDLE.id);

    expect(result.current.leaving).toBeNull();
  });

  it('leaves the question about another row open when the answer to an earlier one comes', () => {
    const { result, answer } = open();
    act(() => result.current.ask(FIDDLE));
    act(() => result.current.answers.onConfirm());
    act(() => result.current.answers.onCancel());
    act(() => result.current.ask(BANJO));

    answer(FIDDLE.id);

    expect(result.current.leaving).toBe(BANJO);
  });
});
