import { HEIGHT_MESSAGE } from './height-message';

/** Tells the page around how high the shows are. Any page may know: it is no secret. */
const tellHeight = (): void =>
  window.parent.postMessage(
    { type: HEIGHT_MESSAGE, height: Math.ceil(document.body.getBoundingClientRect().height) },
    '*',
  );

const watch = (): void => new ResizeObserver(tellHeight).observe(document.body);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
else watch();
