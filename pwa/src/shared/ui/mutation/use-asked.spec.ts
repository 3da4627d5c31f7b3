import { act, renderHook } from '@testing-library/react';
import { useAsked } from './use-asked';

const [FIDDLE, BANJO] = [{ id: 1 }, { id: 2 }];

const open = () => renderHook(() => useAsked<{ id: number }>()).result;

describe('useAsked', () => {
  it('closes the question when its answer has come', () => {
    const question = open();
    act(() => question.current.ask(FIDDLE));
    expect(question.current.asked).toBe(FIDDLE);

    act(() => question.current.settle(FIDDLE.id));

    expect(question.current.asked).toBeNull();
  });

  it('leaves the question about another row open when the answer about an earlier one comes', () => {
    const question = open();
    act(() => question.current.ask(FIDDLE));
    act(() => question.current.cancel());
    act(() => question.current.ask(BANJO));

    act(() => question.current.settle(FIDDLE.id));

    expect(question.current.asked).toBe(BANJO);
  });

  it('closes when it is cancelled', () => {
    const question = open();
    act(() => question.current.ask(FIDDLE));

    act(() => question.current.cancel());

    expect(question.current.asked).toBeNull();
  });
});
