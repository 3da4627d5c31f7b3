import { useState } from 'react';
import { normalTags, tagsProblem } from '#contract/rules/photo-tags';

/** The tags of a form, with the one that is being typed. */
export const useTags = (first: readonly string[] = []) => {
  const [tags, setTags] = useState(first);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isTyped = typed.trim() !== '';

  const add = (...texts: string[]): readonly string[] | null => {
    const next = normalTags([...tags, ...texts]);
    const unfit = tagsProblem(next);
    setProblem(unfit);
    if (unfit) return null;
    setTyped('');
    setTags(next);
    return next;
  };
  /** Takes in one tag, or several with commas between. */
  const take = (text: string) => add(...text.split(','));
  return {
    tags,
    typed,
    problem,
    isEmpty: tags.length === 0 && !isTyped,
    isTyped,
    add,
    type: (text: string) => {
      setProblem(undefined);
      setTyped(text);
      // The keyboard of a phone tells no key, only what stands in the field.
      if (text.endsWith(',')) take(text);
    },
    remove: (tag: string) => {
      setProblem(undefined);
      setTags(tags.filter((other) => other !== tag));
    },
    /** Takes in what is still typed. @returns all tags; null when it does not fit, which the field says */
    takeAll: () => (isTyped ? take(typed) : tags),
  };
};

export type TypedTags = ReturnType<typeof useTags>;
