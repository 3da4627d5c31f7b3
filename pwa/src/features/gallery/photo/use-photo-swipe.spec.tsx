import { jest } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { dragSideways, enlargePage } from '#test/finger';
import { usePhotoSwipe } from './use-photo-swipe';

const next = jest.fn();
const Photo = () => <div data-testid="photo" {...usePhotoSwipe({ previous: null, next })} />;

/** A finger goes left over a photo. @returns what the browser does with fingers there */
const swipe = (scale: number) => {
  enlargePage(scale);
  render(<Photo />);
  const photo = screen.getByTestId('photo');
  dragSideways(photo, -120);
  return photo.style.touchAction;
};

describe('a finger that goes sideways over a photo', () => {
  afterEach(() => {
    cleanup();
    next.mockClear();
    enlargePage(1);
  });

  it('turns to the next one', () => {
    expect(swipe(1)).toBe('pan-y pinch-zoom');
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('moves it about while it is enlarged, and turns to none', () => {
    const touch = swipe(2);
    expect(next).not.toHaveBeenCalled();
    expect(touch).toBe('auto');
  });
});
