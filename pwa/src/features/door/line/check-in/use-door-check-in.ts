import { useMemo } from 'react';
import { useDoorActs } from '#features/door/acts/use-door-acts';
import { useLine } from '#features/door/line/line-context';
import { currentRoster } from '#features/door/sync/door-roster';
import { admissionOf, asksForEmail, knownOf, type Arrival } from './arrival';
import { useAdmissionForm } from './use-admission-form';

/** Staff let somebody in. */
export const useDoorCheckIn = (arrival: Arrival, onKept: () => void) => {
  const { needsPhoto } = useLine().night;
  const known = useMemo(() => knownOf(arrival, (id) => currentRoster().index.get(id)), [arrival]);
  const { checkIn } = useDoorActs();
  const form = useAdmissionForm({
    values: {
      name: known?.name ?? ('name' in arrival ? arrival.name : ''),
      email: '',
      partySize: known?.partySize ?? 1,
    },
    isMember: !asksForEmail(known),
    needsPhoto,
    keepAs: (fields, key, photo) => checkIn({ ...admissionOf(known, fields), key, photo }),
    onKept,
  });
  return { ...form, known };
};
