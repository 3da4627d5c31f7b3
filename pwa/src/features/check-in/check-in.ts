import { EVENT_STATUSES, type EventStatus } from '#contract/events';
import type { CheckInShow } from '#contract/rules/check-in';
import { isRecord } from '#shared/lib/problem';
import type { Receipt } from '#shared/offline/outbox/outbox-entry';

/** The kind under which the outbox keeps check-ins. */
export const CHECK_IN_KIND = 'check-in';

/** What a ticket stub says of the event, kept with the check-in so that it can be read without a network. */
export interface CheckInEvent extends Omit<CheckInShow, 'status'> {
  id: number;
  name: string;
  /** As it stood at the press; check-ins kept by earlier versions lack it, and the times of doors and end. */
  status?: EventStatus;
}

/** A check-in as the guest pressed it (spec §2 "Mark Attendance"). Its photo is kept beside it. */
export interface CheckIn {
  event: CheckInEvent;
  customerName: string;
  /** Null: attendance without points. */
  customerEmail: string | null;
  partySize: number;
  shareInGallery: boolean;
  /** ISO instant of the press by this device's clock; an edit keeps it. */
  occurredAt: string;
  /** `doorCode` and `doorCodeAt` as they are sent; missing where the guest read none. */
  door?: Record<string, unknown>;
}

/** Reads a check-in out of the outbox; null when it is not one. */
export const parseCheckIn = (payload: unknown): CheckIn | null => {
  if (!isRecord(payload) || !isRecord(payload.event)) return null;
  const { event, customerName, customerEmail, partySize, shareInGallery, occurredAt, door } = payload;
  const { id, name, date, time } = event;
  if (typeof id !== 'number' || !isText(name) || !isText(date) || !isText(time)) return null;
  if (!isText(customerName) || typeof partySize !== 'number' || !isText(occurredAt)) return null;
  return {
    event: { id, name, date, time, ...scheduleOf(event) },
    customerName,
    customerEmail: isText(customerEmail) ? customerEmail : null,
    partySize,
    shareInGallery: shareInGallery === true,
    occurredAt,
    ...(isRecord(door) && { door }),
  };
};

const isText = (value: unknown): value is string => typeof value === 'string';

const scheduleOf = ({ status, doorsTime, endTime }: Record<string, unknown>): Partial<CheckInEvent> => ({
  status: EVENT_STATUSES.find((known) => known === status),
  doorsTime: isText(doorsTime) ? doorsTime : null,
  endTime: isText(endTime) ? endTime : null,
});

/** Reads what a ticket stub shows of the server's answer off a receipt; an answer without points counts as none awarded. */
export const acknowledgedOf = ({ answer }: Receipt) => {
  const fields = isRecord(answer) ? answer : {};
  return {
    pointsAwarded: typeof fields.pointsAwarded === 'number' ? fields.pointsAwarded : 0,
    duplicate: fields.duplicate === true,
    /** Staff look at it before it earns points. */
    isLate: isText(fields.lateReason),
  };
};

/** The short number on a stub, e.g. `7F3A-29C1`, from the first eight digits of the key. */
export const ticketNumber = (key: string): string => {
  const digits = key.replaceAll('-', '').slice(0, 8).toUpperCase();
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
};
