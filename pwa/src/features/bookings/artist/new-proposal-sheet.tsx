import { FieldRow } from '#shared/ui/layout/field-row';
import { TEXT_LENGTH } from '#contract/limits';
import { genreName } from '#shared/lib/genre-name';
import { ChoiceField } from '#shared/ui/form/choice-field';
import type { Choices } from '#shared/ui/form/choices';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextAreaField, TextField } from '#shared/ui/form/fields';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import type { ProposedArtist } from './proposals-section';
import { useNewProposal } from './use-proposals';

interface NewProposalSheetProps {
  artists: Choices<ProposedArtist>;
  today: string;
  onClose: () => void;
}

/** New Booking Request: a date, offered to an artist (spec §5 "Artist booking request"). */
export const NewProposalSheet = ({ artists, today, onClose }: NewProposalSheetProps) => {
  const { form, ...sheet } = useNewProposal(onClose);
  return (
    <FormSheet
      {...sheet}
      title="New Booking Request"
      onClose={onClose}
      submitLabel="Send Booking Request"
      pendingLabel="Sending..."
    >
      <ChoiceField
        label="Artist"
        {...fieldOf(form, 'artistId')}
        choices={artists}
        what="artists"
        none="Approve artists on the Artists tab first"
        required
      >
        <option value="">Select artist...</option>
        {artists.rows.map(({ id, name, genre }) => (
          <option key={id} value={id}>
            {genre ? `${name} (${genreName(genre)})` : name}
          </option>
        ))}
      </ChoiceField>
      <FieldRow>
        <TextField
          label="Proposed Date"
          {...fieldOf(form, 'proposedDate')}
          type="date"
          min={today}
          required
        />
        <TextField label="Proposed Time" hint="Optional" {...fieldOf(form, 'proposedTime')} type="time" />
      </FieldRow>
      <TextField
        label="Proposed Payment"
        {...fieldOf(form, 'proposedPayment')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.payment}
        placeholder="Optional, e.g. $600 and supper"
      />
      <TextAreaField
        label="Notes for the artist"
        hint="Optional. The artist sees them in the email and in their account."
        {...fieldOf(form, 'adminNotes')}
        rows={4}
      />
    </FormSheet>
  );
};
