import { fireEvent } from '@testing-library/react';

type Act = 'pointerdown' | 'pointermove' | 'pointerup';

/** The page, as large as two fingers made it. */
export const enlargePage = (scale: number): void =>
  void Object.assign(window, { visualViewport: Object.assign(new EventTarget(), { scale }) });

/** One finger goes sideways over an element. */
export const dragSideways = (element: Element, pixels: number): void => {
  const touch = (act: Act, clientX: number) => {
    const event = new MouseEvent(act, { bubbles: true, clientX });
    fireEvent(element, Object.assign(event, { pointerId: 1, pointerType: 'touch', isPrimary: true }));
  };
  touch('pointerdown', 0);
  touch('pointermove', pixels);
  touch('pointerup', pixels);
};
