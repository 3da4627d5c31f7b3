import type { Page } from '@playwright/test';

/** As a browser does that is told to write twice as large: media queries in rem do not change with it. */
export const doubleText = (page: Page) =>
  page.addStyleTag({ content: 'html { font-size: 200% !important }' });

/**
 * What is cramped on the screen: words broken inside (not addresses, nor at a hyphen), and buttons whose words come nearer
 * than 8 pixels to their edge. Named as they read.
 */
export const crampedTextOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const MARGIN = 8;
    const range = document.createRange();
    const boxesOf = (text: Text, from: number, to: number): DOMRect[] => {
      range.setStart(text, from);
      range.setEnd(text, to);
      return [...range.getClientRects()];
    };
    const textsIn = (root: Element): Text[] => {
      const texts: Text[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(({ data, parentElement }) => {
        const box = parentElement?.getBoundingClientRect();
        return data.trim() && box && box.width > 2 && box.height > 2 && parentElement?.checkVisibility();
      });
    };
    const brokenWordsIn = (text: Text): string[] =>
      [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word }) => !/[-–@/_+]/.test(word))
        .filter(({ 0: word, index }) => {
          const lines = boxesOf(text, index, index + word.length).map(({ top }) => Math.round(top));
          return new Set(lines).size > 1;
        })
        .map(({ 0: word }) => `${word} (broken)`);
    const isTight = (button: Element): boolean => {
      const edge = button.getBoundingClientRect();
      const { backgroundColor, borderLeftWidth } = getComputedStyle(button);
      if (backgroundColor === 'rgba(0, 0, 0, 0)' && borderLeftWidth === '0px') return false;
      return textsIn(button)
        .flatMap((text) => boxesOf(text, 0, text.data.length))
        .some(({ left, right }) => left < edge.left + MARGIN || right > edge.right - MARGIN);
    };
    return [
      ...textsIn(document.body).flatMap(brokenWordsIn),
      ...[...document.querySelectorAll('button:not([role="gridcell"] *, [role="gridcell"])')]
        .filter(isTight)
        .map(({ textContent }) => `${textContent.trim()} (at its edge)`),
    ];
  });
