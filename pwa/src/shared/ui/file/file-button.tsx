import { chakra } from '@chakra-ui/react/styled-system';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { buttonRecipe } from '#shared/ui/form/button-recipe';
import './file-button.css';
import { takeFiles } from './take-files';

interface FileButtonProps extends ComponentProps<typeof Label> {
  icon: LucideIcon;
  iconSize?: number;
  label: string;
  /** What may be chosen, as an `<input type="file">` takes it. */
  accept: string;
  /** While the last one is on its way, no other is chosen. */
  isBusy?: boolean;
  /** Id of what is read with the button. */
  describedBy?: string;
  onChoose: (file: File) => void;
}

/** Chooses one file: looks like the buttons beside it, and is the browser's own file input to everybody else. */
export const FileButton = ({
  icon: Icon,
  iconSize = 20,
  label,
  accept,
  isBusy,
  describedBy,
  onChoose,
  ...button
}: FileButtonProps) => (
  <Label look="outline" className="file-button" {...button}>
    <Icon size={iconSize} aria-hidden />
    <span>{label}</span>
    <input
      type="file"
      accept={accept}
      className="visually-hidden"
      disabled={isBusy}
      aria-describedby={describedBy}
      onChange={(change) => takeFiles(change).forEach((file) => onChoose(file))}
    />
  </Label>
);

const Label = chakra('label', buttonRecipe);
