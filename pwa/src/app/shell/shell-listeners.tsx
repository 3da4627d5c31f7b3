import { useTyping } from './use-typing';

/** What the shell listens to once the first screen stands. */
export const ShellListeners = () => {
  useTyping();
  return null;
};
