import { z } from 'zod';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits';

/** Title and text of the two refusals that spec §5 "Attendance" words as toasts. */
export const NAME_REQUIRED = {
  title: 'Name Required',
  description: 'Please enter your name to record attendance',
};
export const PHOTO_REQUIRED = {
  title: 'Photo Required',
  description: 'Please upload a photo to verify your attendance',
};

/** Told instead of saving an edit that would double a check-in. */
export const ALREADY_SENT = {
  title: 'This one was already sent',
  description: 'Your changes were not kept.',
  destructive: true,
};

/** The Mark Attendance form; its photo is chosen beside it (spec §2, §5). */
export const checkInSchema = z.object({
  customerName: z
    .string()
    .trim()
    .min(1, NAME_REQUIRED.description)
    .max(TEXT_LENGTH.customerName, 'This name is too long'),
  customerEmail: z
    .string()
    .trim()
    .pipe(
      z.union(
        [z.literal(''), z.email('Invalid email address').max(TEXT_LENGTH.email)],
        'Invalid email address',
      ),
    ),
  partySize: z.number().int().min(PARTY_SIZE.min).max(PARTY_SIZE.max),
  shareInGallery: z.boolean(),
});

export type CheckInForm = z.infer<typeof checkInSchema>;
