import { termsFor } from './invitation-rules.js';
import type { InvitationResponse, LinkedInvitationResponse } from './invitations.dto.js';
import type { InvitationRow } from './invitations.repository.js';

/** As admins and the invited artist see it: without keys of others, hashes and tokens. */
export const toInvitationResponse = (
  {
    endTime: _endTime,
    requestHash: _requestHash,
    responseKey: _responseKey,
    remindedAt: _remindedAt,
    updatedAt: _updatedAt,
    emailMessageId,
    smsMessageId,
    ...shown
  }: InvitationRow,
  artist: InvitationResponse['artist'],
  sent: ReadonlySet<number | null>,
): InvitationResponse => ({
  ...shown,
  artist,
  emailSent: shown.emailSent || sent.has(emailMessageId),
  smsSent: shown.smsSent || sent.has(smsMessageId),
});

/** As the holder of the link sees it: the invitation and nothing else of the artist or the venue. */
export const toLinkedInvitationResponse = (invitation: InvitationResponse): LinkedInvitationResponse => ({
  artistName: invitation.artist.name,
  eventName: invitation.eventName,
  eventType: invitation.eventType,
  eventDate: invitation.eventDate,
  eventTime: invitation.eventTime,
  ...termsFor(invitation.status, invitation),
  status: invitation.status,
  expiresAt: invitation.expiresAt,
  eventId: invitation.eventId,
});
