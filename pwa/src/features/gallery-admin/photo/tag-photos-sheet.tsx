import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { Sheet } from '#shared/ui/dialog/sheet';
import { TagsField } from './tags-field';
import { photosLine } from '#features/gallery-admin/use-gallery-commands';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';

interface TagPhotosSheetProps {
  desk: ReturnType<typeof useGalleryDesk>;
  suggestions: readonly string[];
  onClose: () => void;
}

/** Tags for all selected photos at once, and those that come off. */
export const TagPhotosSheet = ({ desk, suggestions, onClose }: TagPhotosSheetProps) => {
  const { selection, isPending } = desk;
  const [addTags, setAddTags] = useState<string[]>([]);
  const [removeTags, setRemoveTags] = useState<string[]>([]);
  const present = [...new Set(selection.rows.flatMap(({ tags }) => tags))].sort();
  const isEmpty = addTags.length + removeTags.length === 0;
  return (
    <Sheet
      title={`Tag ${photosLine(selection.rows.length)}`}
      onClose={onClose}
      closesOnBack
      footer={
        <Button
          wide
          aria-disabled={isPending || isEmpty || undefined}
          onClick={() => {
            if (!isPending && !isEmpty) desk.tag(selection.rows, { addTags, removeTags }, onClose);
          }}
        >
          {isPending ? 'Saving...' : 'Save tags'}
        </Button>
      }
    >
      <Stack gap="4">
        <TagsField label="Add tags" tags={addTags} suggestions={suggestions} onChange={setAddTags} />
        {present.length > 0 && (
          <fieldset>
            <chakra.legend fontWeight="600">Take off</chakra.legend>
            {present.map((tag) => (
              <Checkbox
                key={tag}
                checked={removeTags.includes(tag)}
                onChange={({ currentTarget }) =>
                  setRemoveTags((before) =>
                    currentTarget.checked ? [...before, tag] : before.filter((other) => other !== tag),
                  )
                }
              >
                {tag}
              </Checkbox>
            ))}
          </fieldset>
        )}
      </Stack>
    </Sheet>
  );
};
