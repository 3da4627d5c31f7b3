import { type MailReader, mailTo, type NewMail } from '#src/modules/notifications/notifications.service.js';

/** Names the mails on whether a profile is public: a new one replaces the one that waits. */
export const approvalCause = (id: number): string => `artist-approval:${id}`;

/** Tells artists that guests see their page from now on; staff keep the profile of one without an account. */
export const profileApprovedMail = (artist: MailReader & { id: number }, pageUrl: string): NewMail => ({
  ...mailTo(artist, 'artists.profile-approved'),
  cause: approvalCause(artist.id),
  subject: 'Your artist profile is approved',
  content: {
    heading: 'You are on the bill',
    paragraphs: [
      'We looked at your artist profile and approved it. Guests can now see your page and ask to book you.',
      ...(artist.userId === null
        ? []
        : [
            'Tell us when you are free: sign in and mark your dates under your account, on the Artist Profile tab.',
          ]),
    ],
    action: { label: 'See your page', url: pageUrl },
  },
});

/** Tells artists that their page is no longer public. */
export const approvalWithdrawnMail = (artist: MailReader & { id: number }, profileUrl: string): NewMail => ({
  ...mailTo(artist, 'artists.approval-withdrawn'),
  cause: approvalCause(artist.id),
  subject: 'Your artist profile is not public any more',
  content: {
    heading: 'Your page is not public any more',
    paragraphs: [
      'We took back the approval of your artist profile, so guests do not see your page for now. Shows that are on the calendar stay there.',
      'Your profile is kept as it is. If you do not know why this happened, please ask us.',
    ],
    ...(artist.userId !== null && { action: { label: 'Open your profile', url: profileUrl } }),
  },
});
