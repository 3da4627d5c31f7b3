import { useEffect, useRef, useState } from 'react';

/** Long enough for the next letter, short enough to feel at once. */
const TYPING_PAUSE_MS = 300;

/** What is being typed; told once the typing pauses. Follows the filter when that changes elsewhere, e.g. by Back. */
export const useTypedText = (told: string, tell: (text: string) => void) => {
  const [text, setText] = useState(told);
  const [sent, setSent] = useState(told);
  const [followed, setFollowed] = useState(told);
  if (followed !== told) {
    setFollowed(told);
    setSent(told);
    if (told !== sent) setText(told);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Text still waiting is not reported after the component is gone.
  useEffect(() => () => clearTimeout(timer.current), []);
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    const words = typed.trim();
    if (words === told) return;
    timer.current = setTimeout(() => {
      setSent(words);
      latest.current(words);
    }, TYPING_PAUSE_MS);
  };
  return [text, type] as const;
};
