import { chakra } from '@chakra-ui/react/styled-system';
import { ImagePlus } from 'lucide-react';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { takeFiles } from '#shared/ui/file/take-files';
import { useFileDrop } from './use-file-drop';

const DropPlace = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    px: '4',
    py: '6',
    border: '2px dashed var(--chakra-colors-control)',
    rounded: 'card',
    bg: 'raised',
    textAlign: 'center',
    cursor: 'pointer',
    '&[data-over], &:hover': { borderColor: 'accent' },
    '&:focus-within': { outline: '3px solid var(--chakra-colors-accent)', outlineOffset: '2px' },
    '& > svg': { color: 'accent' },
    '& > span': { color: 'muted', fontSize: 'sm', '@media (hover: none)': { display: 'none' } },
  },
});

/** Where files are chosen, many at once, or dropped; on a phone its own picker opens. */
export const FileChooser = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
  const { isOver, handlers } = useFileDrop(onFiles);
  return (
    <DropPlace data-over={isOver || undefined} {...handlers}>
      <ImagePlus size={28} aria-hidden />
      <strong>Choose photos</strong>
      <span>or drop them here</span>
      <input
        type="file"
        multiple
        accept={PICTURE_ACCEPT}
        className="visually-hidden"
        aria-label="Choose photos"
        onChange={(change) => onFiles(takeFiles(change))}
      />
    </DropPlace>
  );
};
