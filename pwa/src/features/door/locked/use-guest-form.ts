import { enqueue } from '#shared/offline/outbox/outbox-store';
import { refused } from '#shared/ui/feedback/toast-store';
import { DOOR_KIND, type CheckInAct } from '#features/door/acts/door-act';
import { doorCodeAt } from '#features/door/code/door-code-at';
import { venueAhead } from '#features/door/code/door-clock';
import type { AdmissionForm } from '#features/door/line/check-in/admission-form';
import { useAdmissionForm } from '#features/door/line/check-in/use-admission-form';
import type { DoorNight, DoorShow } from '#features/door/store/door-database';

/** A guest's own check-in at a locked tablet: sent as nobody's, reviewed as one from a phone. */
export const useGuestForm = (night: DoorNight, show: DoorShow, onKept: (guest: AdmissionForm) => void) =>
  useAdmissionForm({
    values: { name: '', email: '', partySize: 1 },
    isMember: false,
    needsPhoto: true,
    keepAs: async (fields, key, photo) => {
      const payload = { ...guestAct(fields, night, show), ...(await doorCodeOf(show)) };
      return enqueue({
        id: key,
        kind: DOOR_KIND,
        payload,
        photo,
        lanes: [key],
        isSentByTablet: true,
        withoutPhoto: 'refused',
      });
    },
    onKept,
    notKept: NOT_KEPT,
  });

const NOT_KEPT = refused(
  'Please Ask Our Staff',
  'This tablet could not keep your check-in. Our staff will let you in.',
);

/** The guest stands at the door: the code is the tablet's own. */
const doorCodeOf = async ({ codeSecret }: DoorShow): Promise<Pick<CheckInAct, 'doorCode'>> =>
  codeSecret ? { doorCode: doorCodeAt(codeSecret, new Date(Date.now() + (await venueAhead()))) } : {};

const guestAct = (
  { name, email, partySize }: AdmissionForm,
  { deviceName }: DoorNight,
  show: DoorShow,
): CheckInAct => ({
  act: 'check-in',
  recordedBy: null,
  personName: null,
  gate: deviceName,
  occurredAt: new Date().toISOString(),
  eventId: show.id,
  memberId: null,
  name,
  email: email || null,
  partySize,
  isFirstVisit: false,
});
