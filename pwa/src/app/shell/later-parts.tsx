import { useEffect } from 'react';
import { InstallPrompt } from './prompts/install-prompt';
import { UpdatePrompt } from './prompts/update-prompt';
import { useToastLeaving } from './use-toast-leaving';

/** What the shell listens to and offers once the first screen stands; one part, since its address is in the first load. */
export const LaterParts = () => {
  useToastLeaving();
  useTyping();
  return (
    <>
      <InstallPrompt />
      <UpdatePrompt />
    </>
  );
};

/** Fields that bring up a phone's keyboard. */
const TYPED_IN = 'textarea, input:not([type=checkbox], [type=radio], [type=file], [type=date], [type=time])';

/** Marks the page (`data-typing`) while somebody types in it: the bar at the lower edge leaves its room to the keyboard. */
const useTyping = (): void =>
  useEffect(() => {
    const { documentElement: root } = document;
    const judge = () =>
      root.toggleAttribute('data-typing', document.activeElement?.matches(TYPED_IN) ?? false);
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (!relatedTarget) root.removeAttribute('data-typing');
    };
    document.addEventListener('focusin', judge);
    document.addEventListener('focusout', onBlur);
    // A field that is taken away loses the focus without a word, and the keyboard goes.
    window.visualViewport?.addEventListener('resize', judge);
    return () => {
      document.removeEventListener('focusin', judge);
      document.removeEventListener('focusout', onBlur);
      window.visualViewport?.removeEventListener('resize', judge);
    };
  }, []);
