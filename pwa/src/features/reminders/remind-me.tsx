import { Stack } from '@chakra-ui/react/stack';
import { Bell, BellRing } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import type { NoticeWay } from '#contract/messages';
import { takesReminder } from '#contract/rules/show-reminder';
import type { CheckInShow } from '#contract/rules/check-in';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useWish } from './use-wish';

/** Few need it, and it brings what forms are made of. */
const ReminderEmail = lazy(() =>
  import('./reminder-email').then((module) => ({ default: module.ReminderEmail })),
);

interface RemindMeProps {
  event: CheckInShow & { id: number };
}

const WORDS_OF_WAY: Record<NoticeWay, string> = {
  push: 'A notification comes on the day of the show.',
  email: 'An email comes on the day of the show.',
  unproved: 'Verify your email on your account page, so that one comes on the day of the show.',
  refused: 'Emails about shows are off: turn them on under Notifications.',
};

/** 'Remind me' of a show on its day, and its undoing, also while the show is put off; nothing once that makes no sense. */
export const RemindMe = ({ event }: RemindMeProps) => {
  const timeZone = useVenueZone();
  const button = useRef<HTMLButtonElement>(null);
  const reminder = useWish({
    kind: 'show-reminders',
    about: event.id,
    field: 'eventId',
    wished: (way) => ({
      title: way === 'refused' ? 'Reminder set' : 'We will remind you',
      description: WORDS_OF_WAY[way],
    }),
    wishedByEmail: {
      title: 'We will remind you',
      description: 'An email comes on the day of the show, unless its reader has unsubscribed.',
    },
    takenBack: { title: 'We will not remind you' },
    failed: 'Failed to set the reminder',
  });
  const isWaiting = reminder.isWished && event.status === 'postponed';
  const isInTime = isWaiting || takesReminder(event, new Date(), timeZone);
  if (!reminder.isOffered || !isInTime) return null;
  return (
    <Stack gap="3">
      {/* One button, so that it keeps the focus. */}
      <Button
        ref={button}
        look="outline"
        aria-pressed={reminder.isWished}
        {...unlessPending(reminder.isPending, reminder.isWished ? reminder.takeBack : reminder.wish)}
      >
        {reminder.isWished ? <BellRing size={20} aria-hidden /> : <Bell size={20} aria-hidden />}
        <span>{reminder.isWished ? 'Reminder set' : 'Remind me'}</span>
      </Button>
      {!reminder.isWished && reminder.obstacle && (
        <Suspense>
          <ReminderEmail
            obstacle={reminder.obstacle}
            isPending={reminder.isPending}
            onSend={(email) => reminder.wishByEmail(email, () => takeFocus(button.current))}
          />
        </Suspense>
      )}
    </Stack>
  );
};

/** From the form beside it, which is gone, and from nobody who has moved on meanwhile. */
const takeFocus = (button: HTMLElement | null): void => {
  const { activeElement, body } = document;
  if (activeElement === body || button?.parentElement?.contains(activeElement)) button?.focus();
};
