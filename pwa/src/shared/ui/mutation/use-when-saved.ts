import { useEffect, useEffectEvent } from 'react';

/** Leaves a form that is saved, in the render after: the one that lets it be left without a question. */
export const useWhenSaved = (isSaved: boolean, leave: () => void): void => {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    if (isSaved) leaveNow();
  }, [isSaved]);
};
