import { HEIGHT_MESSAGE } from './height-message';

/** How high the shows are is no secret: any page around may know. */
const tellHeight = (): void =>
  window.parent.postMessage(
    { type: HEIGHT_MESSAGE, height: Math.ceil(document.body.getBoundingClientRect().height) },
    '*',
  );

const watch = (): void => new ResizeObserver(tellHeight).observe(document.body);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', watch);
else watch();
