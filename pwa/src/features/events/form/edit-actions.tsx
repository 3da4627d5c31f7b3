import { ActionRow } from '#shared/ui/layout/action-row';
import { Button } from '#shared/ui/form/button';
import type { EventEditing } from './use-edit-event';

/** Save, or while two versions are beside each other the choice between them. */
export const EditActions = ({ editing, formId }: { editing: EventEditing; formId: string }) => {
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
