/**
 * What stands at the lower edge and must not be covered: the feet of open sheets and a page's own bars, each with how high
 * it reaches in pixels, the one on top last.
 */
const edges = new Map<HTMLElement, number>();

/** Toasts stand above the last of those who asked (`--toasts-above` on the page). @param height from the lower edge */
export const standAbove = (element: HTMLElement, height: number): void => {
  edges.set(element, height);
  liftToasts();
};

/** The element is gone. */
export const standDown = (element: HTMLElement): void => {
  edges.delete(element);
  liftToasts();
};

const liftToasts = () => {
  const above = [...edges.values()].at(-1) ?? 0;
  document.documentElement.style.setProperty('--toasts-above', `${above}px`);
};
