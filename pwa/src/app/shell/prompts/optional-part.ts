import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part of the page that is loaded after it and that nobody misses: when it cannot be fetched, it is left out. */
export const optionalPart = (load: () => Promise<ComponentType>): LazyExoticComponent<ComponentType> =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      (error: unknown) => {
        console.warn('A part of the page was left out.', error);
        return { default: Nothing };
      },
    ),
  );

const Nothing = () => null;
