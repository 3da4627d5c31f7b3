import { callWith } from '#support/proof/http-call';

/** What became of one call: a status, or nothing where no answer came. */
export interface Heard {
  status: number | null;
  retryAfter: string | null;
}

/** A guest who sends until it is acknowledged, as the outbox does: the same keys each time. */
export interface StubbornGuest {
  /** Address of the venue. */
  address: string;
  eventId: number;
  photo: Buffer;
  patienceMs: number;
  /** Hears of every call. */
  note: (heard: Heard) => void;
}

const PAUSE_MS = 50;

type Send = () => ReturnType<typeof callWith>;

/**
 * Sends a photo and then the check-in with it.
 * @param says the rest of the check-in; asked before each try, as the time of sending is in it
 * @throws when the guest was refused, or heard nothing, for longer than their patience
 */
export const checkInStubbornly = async (
  guest: StubbornGuest,
  key: string,
  says: () => object,
): Promise<void> => {
  const { address, eventId, photo } = guest;
  const headers = { 'idempotency-key': key };
  const kept = await sendStubbornly(guest, () =>
    callWith(`${address}/api/event-photos/upload`, {
      method: 'POST',
      headers,
      body: photoForm(eventId, photo),
    }),
  );
  const { photoId } = JSON.parse(JSON.stringify(kept));
  await sendStubbornly(guest, () =>
    callWith(`${address}/api/photo-attendance`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ eventId, photoId, ...says() }),
    }),
  );
};

export const isDone = (status: number | null): boolean => status === 200 || status === 201;

/** The venue said no, and would again. Where it has too much to do just now (429), the outbox asks again, too. */
export const isRefused = (status: number | null): boolean =>
  status !== null && status >= 400 && status < 500 && status !== 429;

const sendStubbornly = async ({ patienceMs, note }: StubbornGuest, send: Send): Promise<unknown> => {
  const patience = Date.now() + patienceMs;
  for (;;) {
    const { heard, body } = await answerTo(send);
    note(heard);
    if (isDone(heard.status)) return body;
    if (Date.now() > patience)
      throw new Error(`A guest was refused for ${patienceMs / 1000} seconds, at last with ${heard.status}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
};

/** An answer that is cut off in the middle is none. */
const answerTo = async (send: Send): Promise<{ heard: Heard; body?: unknown }> => {
  try {
    const { status, headers, text } = await send();
    return { heard: { status, retryAfter: headers['retry-after'] ?? null }, body: JSON.parse(text) };
  } catch {
    return { heard: { status: null, retryAfter: null } };
  }
};

const photoForm = (eventId: number, photo: Buffer): FormData => {
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'door.png');
  return form;
};
