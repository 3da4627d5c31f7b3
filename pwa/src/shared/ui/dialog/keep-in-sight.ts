import { isEnlarged } from '#shared/ui/layout/enlarged';

/**
 * Keeps a layer that fills the screen within what the keyboard leaves of it, for a phone lays the keyboard over the page
 * without telling its stylesheets, and what is in it below a toast (`--toast`). What has the focus stays in view.
 */
export const keepInSight = (layer: HTMLElement | null): (() => void) | undefined => {
  const viewport = window.visualViewport;
  if (!layer || !viewport) return undefined;
  const fit = () => {
    // Less is seen, too, of a page that somebody has enlarged with two fingers.
    const isCovered = !isEnlarged() && viewport.height < window.innerHeight - 1;
    Object.assign(layer.style, {
      top: isCovered ? `${viewport.offsetTop}px` : '',
      bottom: isCovered ? 'auto' : '',
      height: isCovered ? `${viewport.height}px` : '',
    });
  };
  let room = 0;
  const makeRoom = () => {
    // It stays when the toast goes: nothing moves under a finger.
    room = Math.max(room, toastDepthOver(layer));
    layer.style.setProperty('--toast', `${room}px`);
    const { activeElement } = document;
    if (layer.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  const fitAnew = () => {
    fit();
    room = 0;
    layer.style.removeProperty('--toast');
    makeRoom();
  };
  const toasts = new ResizeObserver(makeRoom);
  const toaster = document.querySelector(TOASTER);
  if (toaster) toasts.observe(toaster);
  fit();
  viewport.addEventListener('resize', fitAnew);
  viewport.addEventListener('scroll', fit);
  return () => {
    toasts.disconnect();
    viewport.removeEventListener('resize', fitAnew);
    viewport.removeEventListener('scroll', fit);
  };
};

const TOASTER = '.toaster';

/** How far down a toast reaches that is over what the layer holds. */
const toastDepthOver = (layer: HTMLElement): number => {
  const toast = document.querySelector(TOASTER)?.getBoundingClientRect();
  const content = layer.firstElementChild?.getBoundingClientRect();
  if (!toast?.height || !content || content.left >= toast.right || content.top >= toast.bottom) return 0;
  return toast.bottom - layer.getBoundingClientRect().top;
};
