import { useState } from 'react';

/**
 * True once it was true, for as long as the component is on the screen. A query without an answer forgets while it asks again
 * that it has failed: a form that stands in place of an answer would be gone then, with what is typed in it.
 */
export const useStaysTrue = (isTrue: boolean): boolean => {
  const [wasTrue, setTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setTrue(true);
  return isTrue || wasTrue;
};
