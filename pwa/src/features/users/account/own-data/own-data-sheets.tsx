import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { FormSheet } from '#shared/ui/dialog/form-sheet';
import { fieldOf } from '#shared/ui/form/field-of';
import { PasswordField } from '#shared/ui/form/fields';
import { Hint } from '#shared/ui/layout/hint';
import { ownDataQuery } from './own-data.queries';
import { useForgetMe, useTakeAlong } from './use-own-data';

interface OwnDataSheetProps {
  userId: number;
  onClose: () => void;
}

/** Take my data along: a ZIP archive, for the password. */
export const TakeAlongSheet = ({ userId, onClose }: OwnDataSheetProps) => {
  const { data } = useQuery(ownDataQuery(userId));
  const { form, ...sheet } = useTakeAlong(onClose);
  return (
    <FormSheet
      {...sheet}
      title="Take your data along"
      onClose={onClose}
      submitLabel="Download my data"
      pendingLabel="Packing your data..."
    >
      <p>
        You get one ZIP file with your account, points, check-ins, tables, messages and pictures, in words
        that people and programs can read.
      </p>
      {data && !data.isEmailProved && (
        <Hint>Confirm your email first to have in it what we know by your email alone.</Hint>
      )}
      <CurrentPassword {...fieldOf(form, 'currentPassword')} />
    </FormSheet>
  );
};

/** Forget me: says what goes and what happens first, and has a mail ask again. */
export const ForgetMeSheet = ({ userId, onClose }: OwnDataSheetProps) => {
  const { data } = useQuery(ownDataQuery(userId));
  const { form, ...sheet } = useForgetMe(onClose);
  return (
    <FormSheet
      {...sheet}
      title="Do you want us to forget you?"
      onClose={onClose}
      submitLabel="Send me the email"
      pendingLabel="Sending..."
      look="danger"
      isIncomplete={data?.isLastAdmin}
    >
      <p>
        This deletes your account, points, photos, tables and messages. Tables you booked ahead are cancelled.
        It cannot be undone, so take your data along first if you want to keep it.
      </p>
      {data && <BeforeLeaving {...data} />}
      <CurrentPassword {...fieldOf(form, 'currentPassword')} />
    </FormSheet>
  );
};

/** What somebody should know who is about to leave. */
const BeforeLeaving = ({ email, isLastAdmin, showsAhead }: components['schemas']['OwnDataResponse']) => {
  if (isLastAdmin)
    return (
      <p role="alert">
        You are the only admin: without you nobody could run the venue. Another admin has to be there first.
      </p>
    );
  return (
    <>
      {showsAhead.length > 0 && <ShowsAhead shows={showsAhead} />}
      <p>
        We send an email to <strong dir="auto">{email}</strong>. Nothing happens before you press the link in
        it, within a day.
      </p>
    </>
  );
};

const MOST_NAMED = 5;

const ShowsAhead = ({ shows }: { shows: components['schemas']['ShowAheadResponse'][] }) => (
  <section aria-label="Your shows ahead">
    <p>
      <strong>You have shows ahead.</strong> They stay on the calendar without you, and nobody is told. Please
      talk to the venue first:
    </p>
    <chakra.ul ps="6" listStyleType="disc">
      {shows.slice(0, MOST_NAMED).map(({ name, date }) => (
        <li key={`${date} ${name}`} dir="auto">
          {name}, {formatLongDate(date)}
        </li>
      ))}
    </chakra.ul>
    {shows.length > MOST_NAMED && <Hint>And {shows.length - MOST_NAMED} more.</Hint>}
  </section>
);

/** The password of who asks: whoever finds an open phone does not have it. */
export const CurrentPassword = ({
  label = 'Current Password',
  ...field
}: ReturnType<typeof fieldOf> & { label?: string }) => (
  <PasswordField label={label} autoComplete="current-password" isShown={false} {...field} />
);
