import { useLayoutEffect } from 'react';
import { useThemeChoice } from '#shared/theme/color-theme';

/** Dark, as the cellar is, unless this device was told otherwise. */
export const useDarkByDefault = (): void => {
  const choice = useThemeChoice();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    if (choice !== 'system' || classList.contains('dark')) return;
    classList.replace('light', 'dark');
    return () => void classList.replace('dark', 'light');
  }, [choice]);
};
