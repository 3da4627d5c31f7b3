import type { RefusalReason, UndoReason } from '#contract/door';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import { enqueue, type Kept } from '#shared/offline/outbox/outbox-store';
import { useLine } from '#features/door/line/line-context';
import { type CheckInAct, DOOR_KIND, type DoorAct } from './door-act';

/** Whom staff let in. */
export type Admission = Pick<CheckInAct, 'memberId' | 'name' | 'email' | 'partySize' | 'isFirstVisit'>;

interface KeyedAdmission extends Admission {
  key: string;
  photo: StoredPhoto | null;
}

/** What can be done at the door. Each is kept on this tablet when its promise resolves, and sent by the outbox. */
export const useDoorActs = () => {
  const { night, show, person } = useLine();
  const base = () => ({
    recordedBy: person.id,
    personName: person.name,
    gate: night.deviceName,
    occurredAt: new Date().toISOString(),
    eventId: show.id,
  });
  const keep = (
    act: DoorAct,
    { key, lane, photo }: { key: string; lane: string; photo: StoredPhoto | null },
  ) =>
    enqueue({
      id: key,
      kind: DOOR_KIND,
      payload: act,
      photo,
      lanes: [lane],
      isSentByTablet: true,
      // What staff did has happened: on a full tablet, too.
      withoutPhoto: 'sent',
    });
  return {
    checkIn: ({ key, photo, ...admission }: KeyedAdmission): Promise<Kept> =>
      keep({ ...base(), ...admission, act: 'check-in' }, { key, lane: key, photo }),
    /** Sent after the check-in, if that is still to be sent. */
    undo: (checkInKey: string, reason: UndoReason): Promise<Kept> => {
      const undo = { key: crypto.randomUUID(), lane: checkInKey, photo: null };
      return keep({ ...base(), act: 'undo', checkInKey, reason }, undo);
    },
    /** @param people below zero where they came back */
    exit: (people: number): Promise<Kept> => {
      const key = crypto.randomUUID();
      return keep({ ...base(), act: 'exit', people }, { key, lane: key, photo: null });
    },
    refuse: (reason: RefusalReason): Promise<Kept> => {
      const key = crypto.randomUUID();
      return keep({ ...base(), act: 'refusal', reason }, { key, lane: key, photo: null });
    },
  };
};
