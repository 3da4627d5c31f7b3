import { useToastLeaving } from './use-toast-leaving';
import { useTyping } from './use-typing';

/** What the shell listens to once the first screen stands. */
export const ShellListeners = () => {
  useToastLeaving();
  useTyping();
  return null;
};
