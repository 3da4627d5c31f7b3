import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { useId, type ReactNode } from 'react';

interface PictureChooserProps {
  label: string;
  picture: ReactNode;
  /** What may be chosen, or what becomes of what was. */
  note: string;
  /** Said in place of the note. */
  error?: string;
  /** The buttons; what the note's id names is read with them. */
  children: (noteId: string) => ReactNode;
}

/** A picture as it will be, and beside it what can be done with it. */
export const PictureChooser = ({ label, picture, note, error, children }: PictureChooserProps) => {
  const id = useId();
  return (
    <Flex wrap="wrap" align="center" gap="4" role="group" aria-labelledby={`${id}-label`}>
      {picture}
      <Stack flex="1 1 10rem" gap="1" minWidth="0">
        <p id={`${id}-label`} className="field-label">
          {label}
        </p>
        <p id={`${id}-note`} className={error ? 'field-error' : 'field-hint'} aria-live="polite">
          {error ?? note}
        </p>
        <Flex wrap="wrap" gap="2" mt="1">
          {children(`${id}-note`)}
        </Flex>
      </Stack>
    </Flex>
  );
};
