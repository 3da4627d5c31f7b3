import { useEffect, type RefObject } from 'react';
import { standAbove, standDown } from './toasts-above';

/** Head and foot may take this part of the screen; with more, as with large text or a low screen, they scroll along. */
const MOST_OF_SCREEN = 0.4;

/**
 * Measures what a stylesheet cannot: whether a sheet's fixed head and foot leave room for what is between them
 * (`data-scrolls-whole` on the sheet when not), and how high the foot reaches (`--toasts-above` on the page), so that a
 * toast covers neither the way out of the sheet nor its button.
 */
export const useSheetLayout = (ref: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const sheet = ref.current;
    const layer = sheet?.parentElement;
    if (!sheet || !layer || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const ends = endsOf(sheet);
      const footer = ends.find(({ tagName }) => tagName === 'FOOTER');
      const endsHeight = ends.reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      const scrollsWhole = endsHeight > layer.clientHeight * MOST_OF_SCREEN;
      sheet.toggleAttribute('data-scrolls-whole', scrollsWhole);
      // Offsets, for the sheet may still be rising.
      const above = footer && !scrollsWhole ? layer.clientHeight - sheet.offsetTop - footer.offsetTop : 0;
      standAbove(sheet, above);
    };
    standAbove(sheet, 0);
    const observer = new ResizeObserver(measure);
    const observeAll = () => [layer, sheet, ...endsOf(sheet)].forEach((element) => observer.observe(element));
    observeAll();
    // A foot may come with what the sheet is about, after it was opened.
    const arrivals = new MutationObserver(observeAll);
    arrivals.observe(sheet, { childList: true });
    return () => {
      arrivals.disconnect();
      observer.disconnect();
      standDown(sheet);
    };
  }, [ref]);
};

const endsOf = (sheet: HTMLElement): HTMLElement[] => [
  ...sheet.querySelectorAll<HTMLElement>(':scope > header, :scope > footer'),
];
