import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { ImagePlus, RefreshCw, X } from 'lucide-react';
import { useContext, useId, useState, type SubmitEvent } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { PICTURE_ACCEPT } from '#shared/photos/photo-rules';
import { counted } from '#shared/lib/counted';
import { Sheet } from '#shared/ui/dialog/sheet';
import { SheetClosingContext } from '#shared/ui/dialog/sheet-closing';
import { FOCUS_WITHIN } from '#shared/ui/file/focus-within';
import { takeFiles } from '#shared/ui/file/take-files';
import { Button } from '#shared/ui/form/button';
import { TextAreaField } from '#shared/ui/form/fields';
import { FormStack } from '#shared/ui/layout/form-stack';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { EventField, type PhotographedShow } from '#features/gallery-admin/photo/event-field';
import { TagsField } from '#features/gallery-admin/photo/tags-field';
import { useTags } from '#features/gallery-admin/photo/use-tags';
import { ProgressBar } from '#shared/ui/feedback/progress-bar';
import type { UploadTotals } from './upload-item';
import { UploadList } from './upload-list';
import { totalsLine } from './upload-wording';
import { useFileDrop } from './use-file-drop';
import { useUploads } from './use-uploads';

interface UploadSheetProps {
  shows: readonly PhotographedShow[];
  /** The show that is chosen already. */
  eventId: number | null;
  suggestions: readonly string[];
  /** Files that were dropped on the page. */
  files: readonly File[];
  /** Photos have arrived at the venue. */
  onArrived: () => void;
  onClose: () => void;
}

/** Many photos for the gallery, with what they have in common (design §4 "Photos": admins add gallery photos in bulk). */
export const UploadSheet = ({
  shows,
  suggestions,
  files,
  onArrived,
  onClose,
  ...first
}: UploadSheetProps) => {
  const formId = useId();
  const { queue, items, totals } = useUploads(files, onArrived);
  const [eventId, setEventId] = useState(first.eventId);
  const [description, setDescription] = useState('');
  const typedTags = useTags();
  const [isAsked, setAsked] = useState(false);
  const words = wordsOf(description, [...typedTags.tags, typedTags.typed]);
  const [sentWords, setSentWords] = useState('');
  const start = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(true);
    const tags = typedTags.takeAll();
    if (eventId === null || !tags || totals.chosen === 0) return;
    queue.start({ eventId, description: description.trim(), tags });
    setSentWords(wordsOf(description, tags));
  };
  return (
    <Sheet
      title="Add photos"
      subtitle="Photos are made smaller on this device before they are sent."
      onClose={onClose}
      footer={<Footer totals={totals} formId={formId} />}
    >
      <FormStack id={formId} noValidate onSubmit={start}>
        <FileChooser onFiles={(chosen) => queue.choose(chosen)} />
        <UploadProgress totals={totals} onRetry={() => queue.retry()} onCancel={() => queue.cancel()} />
        <UploadList items={items} onRetry={(id) => queue.retry([id])} onRemove={(id) => queue.remove(id)} />
        <EventField
          shows={shows}
          eventId={eventId}
          error={isAsked && eventId === null ? 'Please choose the event' : undefined}
          onChange={setEventId}
        />
        <TagsField label="Tags of all" field={typedTags} suggestions={suggestions} />
        <TextAreaField
          label="Description of all"
          hint="Optional; each photo can have its own afterwards"
          rows={2}
          maxLength={TEXT_LENGTH.photoDescription}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
      </FormStack>
      <LeaveQuestion
        isDirty={totals.chosen + totals.underWay + totals.failed > 0 || (words !== '' && words !== sentWords)}
      />
    </Sheet>
  );
};

/** All that is said of the photos. */
const wordsOf = (description: string, tags: readonly string[]): string =>
  [description, ...tags].join('\n').trim();

const Footer = ({ totals, formId }: { totals: UploadTotals; formId: string }) => {
  const sheet = useContext(SheetClosingContext);
  const { chosen, underWay, done } = totals;
  if (done > 0 && chosen + underWay === 0)
    return (
      <Button wide onClick={() => sheet?.close()}>
        Done
      </Button>
    );
  return (
    <Button type="submit" form={formId} wide aria-disabled={chosen === 0 || undefined}>
      {chosen > 0 ? `Upload ${counted(chosen, 'photo')}` : underWay > 0 ? 'Uploading...' : 'Upload photos'}
    </Button>
  );
};

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
    ...FOCUS_WITHIN,
    '& > svg': { color: 'accent' },
    '& > span': { color: 'muted', fontSize: 'sm', '@media (hover: none)': { display: 'none' } },
  },
});

/** Where files are chosen, many at once, or dropped; on a phone its own picker opens. */
const FileChooser = ({ onFiles }: { onFiles: (files: File[]) => void }) => {
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

interface UploadProgressProps {
  totals: UploadTotals;
  onRetry: () => void;
  onCancel: () => void;
}

/** How far the whole upload is. */
const UploadProgress = ({ totals, onRetry, onCancel }: UploadProgressProps) => {
  const isStarted = totals.underWay + totals.done + totals.failed > 0;
  return (
    <Stack gap="2" css={{ '&:has(> p:only-child:empty)': { display: 'none' } }}>
      <chakra.p fontWeight="600" role="status">
        {totals.count > 0 ? totalsLine(totals) : ''}
      </chakra.p>
      {isStarted && (
        <ProgressBar aria-label="All photos" value={totals.progress}>
          {Math.round(totals.progress * 100)} %
        </ProgressBar>
      )}
      {(totals.underWay > 0 || totals.failed > 0) && (
        <Flex wrap="wrap" gap="2">
          {totals.failed > 0 && (
            <Button look="outline" onClick={onRetry}>
              <RefreshCw size={20} aria-hidden /> Try again all
            </Button>
          )}
          {totals.underWay > 0 && (
            <Button look="outline" onClick={onCancel}>
              <X size={20} aria-hidden /> Cancel the rest
            </Button>
          )}
        </Flex>
      )}
    </Stack>
  );
};
