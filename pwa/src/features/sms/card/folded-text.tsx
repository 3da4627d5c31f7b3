import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';

/** Longer texts are folded: to about this many characters, and this many lines. */
const SHOWN = { characters: 160, lines: 5 };
/** Nobody taps for a few words more. */
const SPARED = 80;

/** How a long text begins, whole words of it; null for one that is short enough to stand as it is. */
const beginningOf = (text: string): string | null => {
  const lines = text.split('\n').slice(0, SHOWN.lines).join('\n');
  if (lines.length === text.length && text.length <= SHOWN.characters + SPARED) return null;
  if (lines.length <= SHOWN.characters) return `${lines}…`;
  const words = [...lines].slice(0, SHOWN.characters).join('');
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), SHOWN.characters / 2))}…`;
};

interface FoldedTextProps {
  text: string;
  /** What the text is, for the name of its button: 'message'. */
  what: string;
}

/** Somebody's words as they wrote them; long ones fold to their first lines. */
export const FoldedText = ({ text, what }: FoldedTextProps) => {
  const [isOpen, setOpen] = useState(false);
  const beginning = beginningOf(text);
  return (
    <>
      <chakra.span display="block" whiteSpace="pre-wrap" dir="auto">
        {beginning === null || isOpen ? text : beginning}
      </chakra.span>
      {beginning !== null && (
        <chakra.button
          type="button"
          minWidth="2.75rem"
          minHeight="2.75rem"
          color="accent"
          fontWeight="600"
          textAlign="start"
          textDecoration="underline"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'} of the ${what}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </chakra.button>
      )}
    </>
  );
};
