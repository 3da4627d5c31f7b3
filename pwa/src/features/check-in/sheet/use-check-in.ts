import { zodResolver } from '@hookform/resolvers/zod';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useForm, type FieldErrors, type UseFormReturn } from 'react-hook-form';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { enqueue, NotReplaceableError, replaceEntry, type Kept } from '#shared/offline/outbox/outbox-store';
import { correctGuest, rememberGuest } from '#shared/offline/storage/remembered-guest';
import { fillIn, useFillWhenSignedIn } from '#shared/session/use-fill-when-signed-in';
import { useGuest, useIsVisitor } from '#shared/session/use-guest';
import { dismissRefusal, refused, showToast } from '#shared/ui/feedback/toast-store';
import { leaveUnasked } from '#shared/ui/mutation/unsaved-work';
import { CHECK_IN_KIND, type CheckIn, type CheckInEvent } from '#features/check-in/check-in';
import { RECORD_FAILED } from '#features/check-in/check-in.outbox';
import type { ReadCode } from './scanned-code';
import {
  ALREADY_SENT,
  checkInSchema,
  NAME_REQUIRED,
  PHOTO_REQUIRED,
  type CheckInForm,
} from './check-in-form';

/** A stuck check-in being mended: it is replaced by what the form saves. */
export interface EditedCheckIn {
  key: string;
  checkIn: CheckIn;
  photo: StoredPhoto | null;
}

/** Why the form was refused for its photo. */
export interface PhotoRefusal {
  message: string;
  /** Nothing else was refused, which would have the focus. */
  takesFocus: boolean;
}

interface CheckInWork {
  /** One per opened form: a second tap before the first is kept is the same press (design §4). */
  draftKey: string;
  event: CheckInEvent;
  edited: EditedCheckIn | null;
  /** Nothing is filled in. */
  isForOther: boolean;
  /** The door code that a new check-in starts with; one that is scanned later goes into the form. */
  scanned: ReadCode | null;
  readyPhoto: () => Promise<StoredPhoto | null>;
  /** A promise, if leaving the form takes a while. */
  onSaved: (key: string) => unknown;
}

/** A wait longer than this is said. */
const NOTICEABLE_MS = 250;

/** The Mark Attendance form: refuses with the words of spec §5, keeps the check-in on the device, sends nothing. */
export const useCheckIn = ({
  draftKey,
  event,
  edited,
  isForOther,
  scanned,
  readyPhoto,
  onSaved,
}: CheckInWork) => {
  const isVisitor = useIsVisitor();
  useSchemaAtHand();
  const form = useCheckInForm({ edited, isForOther, scanned });
  const [photoRefusal, setPhotoRefusal] = useState<PhotoRefusal | null>(null);
  const [isSaving, setSaving] = useState(false);
  const pressed = useRef(false);

  /** What was typed is kept: nobody is asked about it. */
  const leaveFor = (kept: string) => {
    // Taking an element away that has the focus would compute every style in the middle of it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void leaveUnasked(async () => void (await onSaved(kept)));
  };

  const save = async (fields: CheckInForm): Promise<void> => {
    const photo = await readyPhoto();
    if (!photo) {
      setPhotoRefusal({ message: PHOTO_REQUIRED.description, takesFocus: true });
      return showToast({ ...PHOTO_REQUIRED, destructive: true, isInline: true });
    }
    const draft = { id: draftKey, kind: CHECK_IN_KIND, payload: checkInOf(fields, event, edited), photo };
    const kept = await (edited ? replaceEntry(edited.key, draft) : enqueue(draft));
    if (isVisitor()) noteGuest(fields, { edited, isForOther });
    dismissRefusal();
    tellWhenPhotoIsMissing(kept);
    leaveFor(kept.id);
  };

  const saveOnce = async (fields: CheckInForm): Promise<void> => {
    if (pressed.current) return;
    pressed.current = true;
    setPhotoRefusal(null);
    // Saving is mostly done before anybody could read "Saving...", and rendering the word would only delay the stub.
    const slow = setTimeout(() => setSaving(true), NOTICEABLE_MS);
    try {
      await save(fields);
    } catch (error) {
      if (edited && error instanceof NotReplaceableError) {
        showToast(ALREADY_SENT);
        return leaveFor(edited.key);
      }
      console.error(error);
      showToast(refused('Error', RECORD_FAILED));
    } finally {
      clearTimeout(slow);
      // With the stub, which takes the form's place: one rendering less before it is seen.
      startTransition(() => setSaving(false));
      pressed.current = false;
    }
  };

  const refuse = async (errors: FieldErrors<CheckInForm>): Promise<void> => {
    const isPhotoMissing = (await readyPhoto()) === null;
    setPhotoRefusal(isPhotoMissing ? { message: PHOTO_REQUIRED.description, takesFocus: false } : null);
    tellMissing(errors, isPhotoMissing);
  };

  /** Saves once, however often it is pressed, then tells `onSaved` the key. */
  return { form, photoRefusal, isSaving, submit: form.handleSubmit(saveOnce, refuse) };
};

/** What is missing is said beside each field; the toast, one at a time, says the first (spec §5, §9). */
const tellMissing = ({ customerName }: FieldErrors<CheckInForm>, isPhotoMissing: boolean): void => {
  const isNameMissing = customerName?.message === NAME_REQUIRED.description;
  const first = isNameMissing ? NAME_REQUIRED : isPhotoMissing ? PHOTO_REQUIRED : null;
  if (first) showToast({ ...first, destructive: true, isInline: true });
};

/** Zod makes a parser at its first use: done here, so that the guest does not wait for it at the press. */
const useSchemaAtHand = (): void =>
  useEffect(() => {
    checkInSchema.safeParse({});
  }, []);

const codeOf = ({ doorCode = '', doorCodeAt = '' }: Record<string, unknown> = {}) => ({
  doorCode: String(doorCode),
  doorCodeAt: String(doorCodeAt),
});

type FormStart = Pick<CheckInWork, 'edited' | 'isForOther' | 'scanned'>;

/** The form, filled in with who is signed in once that is known, unless it is for somebody else, and with what is scanned. */
const useCheckInForm = (start: FormStart): UseFormReturn<CheckInForm> => {
  const { edited, isForOther, scanned } = start;
  const form = useForm<CheckInForm>({
    resolver: zodResolver(checkInSchema),
    defaultValues: useFirstValues(start),
  });
  useFillWhenSignedIn((person) => {
    if (edited || isForOther) return;
    fillIn(form, 'customerName', person.name);
    fillIn(form, 'customerEmail', person.email);
  });
  useEffect(() => {
    if (!scanned || scanned.doorCodeAt <= form.getValues('doorCodeAt')) return;
    form.setValue('doorCode', scanned.doorCode, { shouldValidate: true });
    form.setValue('doorCodeAt', scanned.doorCodeAt);
  }, [form, scanned]);
  return form;
};

/** What the form starts with: the check-in being mended, else who is signed in, else who was here last. */
const useFirstValues = ({ edited, isForOther, scanned }: FormStart): CheckInForm => {
  const guest = useGuest();
  const [values] = useState<CheckInForm>(() => {
    if (edited) {
      const { door, customerEmail } = edited.checkIn;
      return { ...edited.checkIn, ...codeOf(door), customerEmail: customerEmail ?? '' };
    }
    const { name, email } = isForOther ? { name: '', email: '' } : guest;
    return {
      customerName: name,
      customerEmail: email,
      partySize: 1,
      shareInGallery: false,
      ...codeOf({ ...scanned }),
    };
  });
  return values;
};

const checkInOf = (
  { doorCode, doorCodeAt, ...fields }: CheckInForm,
  event: CheckInEvent,
  edited: EditedCheckIn | null,
): CheckIn => ({
  ...fields,
  ...(doorCode && { door: { doorCode, doorCodeAt } }),
  event: keptOf(event),
  customerEmail: fields.customerEmail || null,
  occurredAt: edited?.checkIn.occurredAt ?? new Date().toISOString(),
});

/** What the stub needs of the event, which brings more. */
const keptOf = (event: CheckInEvent): CheckInEvent => {
  const { id, name, date, time, status, doorsTime, endTime } = event;
  return { id, name, date, time, status, doorsTime, endTime };
};

const tellWhenPhotoIsMissing = ({ photoKept }: Kept): void => {
  if (photoKept) return;
  showToast(refused('Error', 'This phone is out of space. Your details are kept, the photo is not.'));
};

/** Somebody else who is checked in, or whose check-in is mended, does not take the place of the phone's own guest (decision 7). */
const noteGuest = (
  { customerName: name, customerEmail: email }: CheckInForm,
  { edited, isForOther }: { edited: EditedCheckIn | null; isForOther: boolean },
): void => {
  const guest = { name, email };
  if (edited) correctGuest(edited.checkIn.customerName, guest);
  else if (!isForOther) rememberGuest(guest);
};
