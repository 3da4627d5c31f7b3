import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { components } from '#contract/api-types.gen';
import { TEXT_LENGTH } from '#contract/limits';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { Sheet } from '#shared/ui/dialog/sheet';
import { Button } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField } from '#shared/ui/form/fields';
import { Hint } from '#shared/ui/layout/hint';
import { useExportPerson, useForgetPerson } from './use-person-rights';

type StillNamed = components['schemas']['PersonErasureResponse']['stillNamed'];

/** What staff do for somebody who asked. */
export interface PersonTask {
  kind: 'export' | 'forget';
  /** Empty where it is still to be typed. */
  email: string;
  /** The account that it is about; without one, it is about everybody of the e-mail. */
  account?: { id: number; emailVerified: boolean };
}

/** A person's data, to be handed over or forgotten by staff (design §10). */
export const PersonSheet = ({ task, onClose }: { task: PersonTask; onClose: () => void }) =>
  task.kind === 'export' ? (
    <ExportPersonSheet {...task} onClose={onClose} />
  ) : (
    <ForgetPersonSheet {...task} onClose={onClose} />
  );

interface PersonSheetProps extends Omit<PersonTask, 'kind'> {
  onClose: () => void;
}

const ExportPersonSheet = ({ email, account, onClose }: PersonSheetProps) => {
  const { form, ...sheet } = useExportPerson(email, account?.id, onClose);
  return (
    <FormSheet
      {...sheet}
      title="Somebody’s data"
      onClose={onClose}
      submitLabel="Download their data"
      pendingLabel="Packing their data..."
    >
      <p>
        One ZIP file with all that is known of them, with an account or without. Hand it over only when you
        are sure who asks: an email address can be typed by anybody.
      </p>
      <EmailField {...fieldOf(form, 'email')} autoComplete="off" required readOnly={email !== ''} />
      {account?.emailVerified === false && <NotConfirmed byEmail="Export by email" />}
    </FormSheet>
  );
};

const ForgetPersonSheet = ({ email, account, onClose }: PersonSheetProps) => {
  const [left, setLeft] = useState<StillNamed>();
  const { form, ...sheet } = useForgetPerson(email, account?.id, setLeft);
  if (left !== undefined) return <StillNamedSheet left={left} onClose={onClose} />;
  return (
    <FormSheet
      {...sheet}
      title="Forget somebody"
      onClose={onClose}
      submitLabel="Forget them for good"
      pendingLabel="Forgetting..."
      look="danger"
    >
      <p>
        Account, artist profile, photos, messages and texts are deleted. Points, shows and counts stay,
        without them. Tables they booked ahead are cancelled. This cannot be undone.
      </p>
      <EmailField {...fieldOf(form, 'email')} autoComplete="off" required readOnly={email !== ''} />
      <EmailField
        label="Type the email again"
        {...fieldOf(form, 'confirmation')}
        autoComplete="off"
        maxLength={TEXT_LENGTH.email}
        required
      />
      {account?.emailVerified === false && <NotConfirmed byEmail="Forget by email" />}
    </FormSheet>
  );
};

interface NotConfirmedProps {
  /** The button for all that is known by the e-mail. */
  byEmail: string;
}

/** Somebody may have registered with the e-mail of a guest whom the venue knows. */
const NotConfirmed = ({ byEmail }: NotConfirmedProps) => (
  <Hint>
    This email was never confirmed, so it may be somebody else’s: this is only about the account. You are sure
    that it is theirs? Then use “{byEmail}” below the list, too.
  </Hint>
);

/** They are forgotten; where words of others still name them is for people to judge. */
const StillNamedSheet = ({ left, onClose }: { left: StillNamed; onClose: () => void }) => (
  <Sheet
    title="They are forgotten"
    onClose={onClose}
    footer={
      <Button wide onClick={onClose}>
        Done
      </Button>
    }
  >
    <Stack gap="4">
      {left === null ? (
        <p>It could not be looked up whether words of others still name them. Please look for yourself.</p>
      ) : left.length === 0 ? (
        <p>Nothing here names them any more.</p>
      ) : (
        <>
          <p>Words that others wrote still hold their name, or one like it. Please look for yourself:</p>
          <chakra.ul ps="6" listStyleType="disc">
            {left.map(({ where, rows }) => (
              <li key={where}>
                {placeOf(where)}: {rows}
              </li>
            ))}
          </chakra.ul>
        </>
      )}
      <Hint>Backups from before still have them, until you delete those.</Hint>
    </Stack>
  </Sheet>
);

/** `events.name` as a person reads it. */
const placeOf = (where: string): string => PLACES[where] ?? where.replace('.', ', ').replace(/_/g, ' ');

const PLACES: Record<string, string> = {
  'events.name': 'Titles of shows',
  'events.description': 'Descriptions of shows',
  'event_photos.description': 'Captions in the gallery',
  'artists.name': 'Names of artists',
  'loyalty_members.name': 'Members of the same name',
  'users.first_name': 'Accounts of the same name',
};
