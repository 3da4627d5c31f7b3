import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '#shared/ui/form/button';
import { Checkbox } from '#shared/ui/form/checkbox';
import { Sheet } from '#shared/ui/dialog/sheet';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import { TagsField } from './tags-field';
import { photosLine } from '#features/gallery-admin/use-gallery-commands';

interface TagPhotosSheetProps {
  photos: readonly ManagedPhoto[];
  suggestions: readonly string[];
  isPending: boolean;
  onSave: (tags: { addTags: string[]; removeTags: string[] }) => void;
  onClose: () => void;
}

/** Tags for all selected photos at once, and those that come off. */
export const TagPhotosSheet = ({ photos, suggestions, isPending, onSave, onClose }: TagPhotosSheetProps) => {
  const [addTags, setAddTags] = useState<string[]>([]);
  const [removeTags, setRemoveTags] = useState<string[]>([]);
  const present = [...new Set(photos.flatMap(({ tags }) => tags))].sort();
  const isEmpty = addTags.length + removeTags.length === 0;
  return (
    <Sheet
      title={`Tag ${photosLine(photos.length)}`}
      onClose={onClose}
      closesOnBack
      footer={
        <Button
          wide
          aria-disabled={isPending || isEmpty || undefined}
          onClick={() => {
            if (!isPending && !isEmpty) onSave({ addTags, removeTags });
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
