import { useState } from 'react';
import { normalTags, tagsProblem } from '#contract/rules/photo-tags';

/** The tags of a form, with the one that is being typed. */
export const useTags = (first: readonly string[] = []) => {
  const [tags, setTags] = useState(first);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const isTyped = typed.trim() !== '';

  const add = (text: string): readonly string[] | null => {
    const next = normalTags([...tags, text]);
    const unfit = tagsProblem(next);
    setProblem(unfit);
    if (unfit) return null;
    setTyped('');
    setTags(next);
    return next;
  };
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
    },
    remove: (tag: string) => {
      setProblem(undefined);
      setTags(tags.filter((other) => other !== tag));
    },
    /** Takes in what is still typed. @returns all tags; null when it does not fit, which the field says */
    takeAll: () => (isTyped ? add(typed) : tags),
  };
};

export type TypedTags = ReturnType<typeof useTags>;
