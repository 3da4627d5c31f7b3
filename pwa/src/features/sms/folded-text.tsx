import { useState } from 'react';
import './folded-text.css';

/** About four lines of a phone. */
const LONG = 180;

interface FoldedTextProps {
  text: string;
  /** What the text is, for the name of its button: 'message'. */
  what: string;
}

/** Somebody's words as they wrote them; long ones fold to their first lines. */
export const FoldedText = ({ text, what }: FoldedTextProps) => {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > LONG || text.split('\n').length > 4;
  return (
    <>
      <span className="folded-text" data-folded={(isLong && !isOpen) || undefined} dir="auto">
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          className="folded-text-button"
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Less' : 'More'} of the ${what}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'More'}
        </button>
      )}
    </>
  );
};
