import { useEffect, useRef, type RefObject } from 'react';
import { afterPaint } from './focus-after-paint';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** Open dialogs, the one on top last: only that one hears the keys. */
const openModals: HTMLElement[] = [];

/** How the page stood and scrolled before the first of them. */
let pageBefore: Pick<CSSStyleDeclaration, 'overflow' | 'paddingInlineEnd'> | null = null;

/**
 * Makes an element behave as a modal dialog: focus goes in and comes back, Tab stays inside, Escape closes, and the rest
 * of the page is inert. The toaster is spared, so a refused form can still be heard.
 * @param onClose called on Escape
 */
export const useModal = (onClose: () => void): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const modal = ref.current;
    if (!modal) return;
    const before = document.activeElement;
    const restorePage = silencePage(modal);
    if (!modal.contains(before)) modal.focus({ preventScroll: true });
    openModals.push(modal);
    // On the document: what had the focus may be gone, and then keys come from the body.
    const onKeyDown = (event: KeyboardEvent) => {
      if (openModals.at(-1) !== modal || event.isComposing) return;
      if (event.key === 'Escape' && !event.defaultPrevented) {
        event.preventDefault();
        close.current();
      }
      if (event.key === 'Tab') keepTabInside(event, modal);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      openModals.splice(openModals.indexOf(modal), 1);
      restorePage();
      returnFocus(before);
    };
  }, []);

  return ref;
};

/** Gives the focus back once the page is seen without the dialog; never takes it from where it has gone meanwhile. */
const returnFocus = (before: Element | null): void =>
  afterPaint(() => {
    const isNowhere = document.activeElement === null || document.activeElement === document.body;
    if (isNowhere) placeToReturn(before)?.focus({ preventScroll: true });
  });

/** Where the focus was; when that is gone, as with the button of a deleted row, the dialog below or the page's content. */
const placeToReturn = (before: Element | null): HTMLElement | null => {
  if (before instanceof HTMLElement && before.isConnected) return before;
  return openModals.at(-1) ?? document.getElementById('content');
};

const keepTabInside = (event: KeyboardEvent, modal: HTMLElement) => {
  const stops = [...modal.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (stop) => stop.offsetParent !== null,
  );
  const first = stops.at(0);
  const last = stops.at(-1);
  const { activeElement } = document;
  const leaving = event.shiftKey ? [first, modal] : [last];
  const isLeaving = !modal.contains(activeElement) || leaving.some((stop) => stop === activeElement);
  if (!first || !last || !isLeaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
};

/** Everything beside the dialog's layer becomes inert and stops scrolling; returns how to undo it. */
const silencePage = (modal: HTMLElement): (() => void) => {
  const others = [...document.body.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement &&
      !child.contains(modal) &&
      !child.inert &&
      !child.hasAttribute('data-toaster-layer'),
  );
  others.forEach((other) => (other.inert = true));
  holdPage();
  return () => {
    others.forEach((other) => (other.inert = false));
    releasePage();
  };
};

const holdPage = () => {
  if (pageBefore) return;
  const { style } = document.documentElement;
  pageBefore = { overflow: style.overflow, paddingInlineEnd: style.paddingInlineEnd };
  // Where the scrollbar takes room, its going must not move the page.
  const scrollbar = window.innerWidth - document.documentElement.clientWidth;
  Object.assign(style, { overflow: 'hidden', paddingInlineEnd: `${scrollbar}px` });
};

/** Dialogs that go together go in any order: the page scrolls again when none is left. */
const releasePage = () => {
  if (openModals.length > 0) return;
  Object.assign(document.documentElement.style, pageBefore);
  pageBefore = null;
};
