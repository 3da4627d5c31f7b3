import { useEffect, useEffectEvent } from 'react';

/** How long nobody touches a form before it counts as left, in milliseconds. */
const LEFT_MS = 45_000;

const TOUCHES = ['pointerdown', 'keydown', 'input'] as const;

/** Calls `onAbandoned` once nobody has touched the page for 45 seconds after somebody did. */
export const useAbandoned = (onAbandoned: () => void): void => {
  const leave = useEffectEvent(onAbandoned);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const touch = () => {
      clearTimeout(timer);
      timer = setTimeout(() => leave(), LEFT_MS);
    };
    TOUCHES.forEach((event) => document.addEventListener(event, touch, { capture: true }));
    return () => {
      clearTimeout(timer);
      TOUCHES.forEach((event) => document.removeEventListener(event, touch, { capture: true }));
    };
  }, []);
};
