import { Trash2, Undo2 } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#shared/ui/form/button';
import { FileButton } from './file-button';
import type { FileChoice } from './use-file-choice';

interface FileChoiceButtonsProps extends Pick<
  ComponentProps<typeof FileButton>,
  'icon' | 'accept' | 'describedBy'
> {
  choice: FileChoice;
  /** There is one already, which may be removed. */
  hasFile: boolean;
  /** What is chosen, e.g. 'image'. */
  what: string;
  /** Other files are chosen beside it, so that its buttons' names tell which it is. */
  isOneOfMany?: boolean;
}

/** Chooses, removes, or takes that back. */
export const FileChoiceButtons = (props: FileChoiceButtonsProps) => {
  const { choice, hasFile, what, isOneOfMany, ...file } = props;
  const { change, choose, remove, undo } = choice;
  const nameOf = (act: string) => (isOneOfMany ? `${act} ${what}` : undefined);
  return (
    <>
      <FileButton label={`${hasFile ? 'Change' : 'Choose'} ${what}`} onChoose={choose} {...file} />
      {change && (
        <Button look="outline" aria-label={nameOf('Undo')} onClick={undo}>
          <Undo2 size={20} aria-hidden /> Undo
        </Button>
      )}
      {hasFile && !change && (
        <Button look="outline" aria-label={nameOf('Remove')} onClick={remove}>
          <Trash2 size={20} aria-hidden /> Remove
        </Button>
      )}
    </>
  );
};
