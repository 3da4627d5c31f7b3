import { useDeferredValue } from 'react';

/**
 * When the server rendered the page that is read; on the server, that is rendered. As long as it stands, what is rendered
 * first must be as the server has it (hydration): the same on every device.
 */
let servedAt: Date | undefined;

export const keepServingTime = (at: Date): void => void (servedAt = at);

/** Another page is not the server's any more. */
export const forgetServingTime = (): void => void (servedAt = undefined);

export const isServedPage = (): boolean => servedAt !== undefined;

/** What a component takes for now when it is first rendered; an effect corrects it. */
export const firstNow = (): Date => servedAt ?? new Date();

/** As `useDeferredValue`, but a page from the server has all of it at once, and renders it once. */
export const useLater = <Value>(value: Value, first: Value): Value =>
  useDeferredValue(value, servedAt ? undefined : first);
