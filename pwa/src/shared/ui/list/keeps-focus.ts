/**
 * As the `ref` of a list, keeps the place of somebody who works it off by keyboard. When what had the focus is gone, its row
 * has it: the child of the list that it was in. When that is gone, too, the row that took its place has it, or what holds
 * the list.
 */
export const keepsFocus = (list: HTMLElement | null) => {
  if (!list) return undefined;
  list.dataset.keepsFocus = '';
  let left: { element: Element; nearest: Element | null; row: Element; index: number } | null = null;
  const note = ({ target }: FocusEvent) => {
    const rows = [...list.children];
    const index = rows.findIndex((candidate) => target instanceof Node && candidate.contains(target));
    const row = rows[index];
    if (row && target instanceof Element)
      left = { element: target, nearest: target.closest('[data-keeps-focus]'), row, index };
  };
  const observer = new MutationObserver(() => {
    if (!left || left.element.isConnected) return;
    const { nearest, row, index } = left;
    left = null;
    // A list within this one keeps the place itself, while it is there.
    const isAnothers = nearest !== list && nearest?.isConnected === true;
    if (isAnothers || document.activeElement !== document.body) return;
    const next = list.children[Math.min(index, list.children.length - 1)];
    focus(row.isConnected ? row : (next ?? list.parentElement));
  });
  list.addEventListener('focusin', note);
  observer.observe(list, { childList: true, subtree: true });
  return () => {
    list.removeEventListener('focusin', note);
    observer.disconnect();
  };
};

/** As the `ref` of what stands below a list and goes with its last page: the end of the list has its focus then. */
export const handsFocusOn = (foot: HTMLElement | null) => () => {
  if (foot?.contains(document.activeElement)) focus(foot.previousElementSibling?.lastElementChild);
};

/** Nothing scrolls for it. */
const focus = (row: Element | null | undefined): void => {
  if (!(row instanceof HTMLElement)) return;
  if (row.tabIndex < 0) row.tabIndex = -1;
  row.focus({ preventScroll: true });
};
