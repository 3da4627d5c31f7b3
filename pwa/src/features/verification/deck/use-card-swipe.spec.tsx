import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { dragSideways, enlargePage } from '#test/finger';
import { useCardSwipe } from './use-card-swipe';

const onSwipe = jest.fn();
const Card = () => <article {...useCardSwipe(onSwipe)} />;

/** A finger goes right over a check-in. @returns what the browser does with fingers there */
const swipe = (scale: number) => {
  enlargePage(scale);
  render(<Card />);
  const card = screen.getByRole('article');
  dragSideways(card, 160);
  return card.style.touchAction;
};

describe('a finger that goes sideways over a check-in', () => {
  afterEach(() => {
    cleanup();
    onSwipe.mockClear();
    enlargePage(1);
  });

  it('decides', () => {
    expect(swipe(1)).toBe('pan-y pinch-zoom');
    expect(onSwipe).toHaveBeenCalledWith('approve');
  });

  it('decides nothing while the page is enlarged', () => {
    const touch = swipe(2);
    expect(onSwipe).not.toHaveBeenCalled();
    expect(touch).toBe('auto');
  });
});
