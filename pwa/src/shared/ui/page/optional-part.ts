import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** An optional part of the page, loaded after it: left out when it cannot be fetched. */
export const optionalPart = <Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
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
