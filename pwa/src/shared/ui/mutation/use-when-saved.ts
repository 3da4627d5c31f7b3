import { useEffect, useRef } from 'react';

/** Leaves a form that is saved, in the render after: the one that lets it be left without a question. */
export const useWhenSaved = (isSaved: boolean, leave: () => void): void => {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (isSaved) latest.current();
  }, [isSaved]);
};
