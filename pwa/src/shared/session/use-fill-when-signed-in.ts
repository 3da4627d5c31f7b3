import { useEffect, useEffectEvent } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import type { RememberedGuest } from '#shared/offline/storage/remembered-guest';
import { useSession } from './session-context';
import { guestOf } from './use-guest';

/** Fills a form in with who is signed in, once that is known. @param fill uses `fillIn`: what was typed stays */
export const useFillWhenSignedIn = (fill: (person: RememberedGuest) => void): void => {
  const { user } = useSession();
  const fillNow = useEffectEvent(fill);
  useEffect(() => {
    if (user) fillNow(guestOf(user));
  }, [user]);
};

/** Makes this what a field started with, if nobody has changed it. */
export const fillIn = <Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'getFieldState' | 'getValues' | 'resetField'>,
  name: Name,
  value: FieldPathValue<Values, Name>,
): void => {
  if (!form.getFieldState(name).isDirty && form.getValues(name) !== value)
    form.resetField(name, { defaultValue: value });
};
