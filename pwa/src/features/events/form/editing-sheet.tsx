import { useId, type ReactNode } from 'react';
import { Sheet } from '#shared/ui/dialog/sheet';
import { SheetForm } from '#shared/ui/dialog/sheet-form';
import { Button } from '#shared/ui/form/button';
import { ActionRow } from '#shared/ui/layout/action-row';
import { LeaveQuestion } from '#shared/ui/mutation/leave-question';
import { useWhenSaved } from '#shared/ui/mutation/use-when-saved';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { EventConflictView, UnreadConflict } from '#features/events/form/repeat/event-conflict-view';
import type { EventEditing } from './use-edit-event';

interface EditingSheetProps {
  title: string;
  subtitle: ReactNode;
  editing: EventEditing;
  /** Name of an artist by the select's value. */
  artistName: (artistId: string) => string;
  onClose: () => void;
  children: ReactNode;
}

/** A form for an event that is there: its fields, and both versions when somebody else saved it meanwhile. */
export const EditingSheet = ({
  title,
  subtitle,
  editing,
  artistName,
  onClose,
  children,
}: EditingSheetProps) => {
  const formId = useId();
  const { form, picture, isSaved, conflict, lookAgain, submit } = editing;
  usePageTitle(title);
  useWhenSaved(isSaved, onClose);
  return (
    <Sheet
      title={title}
      subtitle={subtitle}
      onClose={onClose}
      isRoute
      footer={<EditActions editing={editing} formId={formId} />}
    >
      <SheetForm
        id={formId}
        isSaving={editing.isSaving}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {conflict && <EventConflictView versions={conflict} artistName={artistName} />}
        {lookAgain && <UnreadConflict onRetry={lookAgain} />}
        {children}
      </SheetForm>
      <LeaveQuestion isDirty={(form.formState.isDirty || picture.isUploading) && !isSaved} />
    </Sheet>
  );
};

/** Save, or while two versions are beside each other the choice between them. */
const EditActions = ({ editing, formId }: { editing: EventEditing; formId: string }) => {
  const { conflict, isSaving, picture, takeTheirs, saveMine } = editing;
  if (!conflict) {
    return (
      <Button type="submit" form={formId} wide aria-disabled={isSaving || picture.isUploading || undefined}>
        {isSaving ? 'Saving...' : picture.isUploading ? 'Uploading picture...' : 'Save Changes'}
      </Button>
    );
  }
  return (
    <ActionRow>
      <Button look="outline" onClick={takeTheirs}>
        Take theirs
      </Button>
      <Button onClick={saveMine}>Save mine on top</Button>
    </ActionRow>
  );
};
