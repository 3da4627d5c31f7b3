import {
  boolean,
  int,
  literal,
  maximum,
  maxLength,
  minimum,
  minLength,
  object,
  overwrite,
  pipe,
  regex,
  string,
  trim,
  union,
  type infer as Infer,
} from 'zod/mini';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits';
import { PHOTO_NEEDED } from '#contract/rules/check-in';
import { optionalEmail } from '#shared/lib/form-texts';

/** Title and text of the two refusals that spec §5 "Attendance" words as toasts. */
export const NAME_REQUIRED = {
  title: 'Name Required',
  description: 'Please enter your name to record attendance',
};
export const PHOTO_REQUIRED = {
  title: 'Photo Required',
  description: PHOTO_NEEDED,
};

/** Told instead of saving an edit that would double a check-in. */
export const ALREADY_SENT = {
  title: 'This one was already sent',
  description: 'Your changes were not kept.',
  destructive: true,
};

export const DOOR_CODE = /^\d{3}\s?\d{3}$/;

/** The Mark Attendance form; its photo is chosen beside it (spec §2, §5). */
export const checkInSchema = object({
  customerName: string().check(
    trim(),
    minLength(1, NAME_REQUIRED.description),
    maxLength(TEXT_LENGTH.customerName, 'This name is too long'),
  ),
  customerEmail: optionalEmail,
  partySize: int().check(minimum(PARTY_SIZE.min), maximum(PARTY_SIZE.max)),
  /** As the door shows it, with or without the space between; empty where none is asked for. */
  doorCode: pipe(
    string().check(overwrite((code) => code.replaceAll(/\s/g, ''))),
    union([literal(''), string().check(regex(DOOR_CODE, 'The door code has six digits'))]),
  ),
  /** ISO instant at which it was read, by this device's clock; empty without one. */
  doorCodeAt: string(),
  shareInGallery: boolean(),
});

export type CheckInForm = Infer<typeof checkInSchema>;
