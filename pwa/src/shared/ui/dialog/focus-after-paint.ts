/** Does it once the frame that is being made is on the screen. */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => void setTimeout(act));
};

/**
 * Moves the focus once the frame that shows the element is on the screen: focusing computes the whole layout, and a guest
 * should not wait for that to see the page.
 */
export const focusAfterPaint = (element: HTMLElement): void =>
  afterPaint(() => element.isConnected && element.focus({ preventScroll: true }));

/** The same for what has this id, if it is there: a list's heading, say, when the row that had the focus is gone. */
export const focusById = (id: string): void => {
  const element = document.getElementById(id);
  if (element) focusAfterPaint(element);
};
