import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { counted } from '#shared/lib/counted';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { Checkbox } from '#shared/ui/form/checkbox';
import { Sheet } from '#shared/ui/dialog/sheet';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { TagsField } from './tags-field';
import { useTags } from './use-tags';
import type { useGalleryDesk } from '#features/gallery-admin/use-gallery-desk';

interface TagPhotosSheetProps {
  desk: ReturnType<typeof useGalleryDesk>;
  suggestions: readonly string[];
  onClose: () => void;
}

/** Tags for all selected photos at once, and those that come off. */
export const TagPhotosSheet = ({ desk, suggestions, onClose }: TagPhotosSheetProps) => {
  const { selection, isPending } = desk;
  const added = useTags();
  const [removeTags, setRemoveTags] = useState<string[]>([]);
  const present = [...new Set(selection.rows.flatMap(({ tags }) => tags))].sort();
  const isEmpty = added.isEmpty && removeTags.length === 0;
  const save = () => {
    const addTags = added.takeAll();
    if (addTags) desk.tag(selection.rows, { addTags: [...addTags], removeTags }, onClose);
  };
  return (
    <Sheet
      title={`Tag ${counted(selection.rows.length, 'photo')}`}
      onClose={onClose}
      footer={
        <Button wide {...unlessPending(isPending || isEmpty, save)}>
          {isPending ? 'Saving...' : 'Save tags'}
        </Button>
      }
    >
      <Stack gap="4">
        <TagsField label="Add tags" field={added} suggestions={suggestions} />
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
      <LeaveQuestion isDirty={!isEmpty && !isPending} />
    </Sheet>
  );
};
