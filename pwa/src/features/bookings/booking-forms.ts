import { int, maximum, minimum, minLength, number, object, string, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits';
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  requiredEmail,
  requiredText,
} from '#shared/lib/form-texts';
import type { Proposal } from './bookings.queries';

type Schemas = components['schemas'];

/** The refusal that spec §5 words as a toast. */
export const ARTIST_REQUIRED = {
  title: 'Artist Required',
  description: 'Please select an artist for the booking request',
};

/** A new proposal to an artist (spec §5 "Artist booking request"). */
export const proposalForm = object({
  artistId: string().check(minLength(1, ARTIST_REQUIRED.description)),
  proposedDate: string().check(minLength(1, 'Please choose a date')),
  proposedTime: string(),
  proposedPayment: optionalText(TEXT_LENGTH.payment),
  adminNotes: optionalText(TEXT_LENGTH.bookingText),
});
export type ProposalForm = Infer<typeof proposalForm>;

export const EMPTY_PROPOSAL: ProposalForm = {
  artistId: '',
  proposedDate: '',
  proposedTime: '',
  proposedPayment: '',
  adminNotes: '',
};

/** What the form says, as the API takes it: nothing typed is left out. */
export const toProposalRequest = (form: ProposalForm): Schemas['ArtistBookingRequest'] => ({
  artistId: Number(form.artistId),
  proposedDate: form.proposedDate,
  proposedTime: form.proposedTime || undefined,
  proposedPayment: form.proposedPayment || undefined,
  adminNotes: form.adminNotes || undefined,
});

/** The event that confirming makes. */
export const confirmForm = object({
  eventName: requiredText(TEXT_LENGTH.eventName, 'Please enter a name for the event'),
  eventType: string().check(minLength(1, 'Please choose a type')),
  time: string().check(minLength(1, 'Please say when the show starts')),
});
export type ConfirmForm = Infer<typeof confirmForm>;

/** Starts with what both sides have said. */
export const toConfirmForm = ({ artist, proposedTime }: Proposal): ConfirmForm => ({
  eventName: artist.name,
  eventType: artist.genre,
  time: proposedTime ?? '',
});

export const toDecision = (form: ConfirmForm): Schemas['ArtistBookingDecision'] => ({
  status: 'confirmed',
  ...form,
});

/** What a visitor asks of an artist (design §4 "Bookings"). */
export const wishForm = object({
  contactName: optionalText(TEXT_LENGTH.customerName),
  contactEmail: requiredEmail,
  contactPhone: optionalPhone,
  eventDate: string().check(minLength(1, 'Please choose a date')),
  eventTime: string().check(minLength(1, 'Please choose a time')),
  eventType: string().check(minLength(1, 'Please choose a type')),
  eventName: requiredText(TEXT_LENGTH.eventName, 'Please say what the event is'),
  duration: optionalText(TEXT_LENGTH.duration),
  budget: optionalText(TEXT_LENGTH.budget),
  description: optionalText(TEXT_LENGTH.bookingText),
});
export type WishForm = Infer<typeof wishForm>;

export const toBookingWish = (artistId: number, form: WishForm): Schemas['BookingRequestRequest'] => ({
  ...form,
  artistId,
  contactName: form.contactName || undefined,
  contactPhone: form.contactPhone || undefined,
  duration: form.duration || undefined,
  budget: form.budget || undefined,
  description: form.description || undefined,
});

/** A guest's table at a show. */
export const tableForm = object({
  customerName: requiredText(TEXT_LENGTH.customerName, 'Please enter your name'),
  customerEmail: optionalEmail,
  customerPhone: optionalPhone,
  partySize: number().check(int(), minimum(PARTY_SIZE.min), maximum(PARTY_SIZE.max)),
  specialRequests: optionalText(TEXT_LENGTH.bookingText),
});
export type TableForm = Infer<typeof tableForm>;

export const toTableWish = (eventId: number, form: TableForm): Schemas['TableBookingRequest'] => ({
  ...form,
  eventId,
  customerEmail: form.customerEmail || undefined,
  customerPhone: form.customerPhone || undefined,
  specialRequests: form.specialRequests || undefined,
});
