import { IDEMPOTENCY_KEY_HEADER } from '#contract/problem';
import { UPLOAD_TIMEOUT_MS } from '#shared/http/http-client';
import { HttpError, UnreachableError } from '#shared/http/http-error';
import { readSessionId } from '#shared/http/stored-session-id';
import { isRecord } from '#shared/lib/problem';
import type { StoredPhoto } from '#shared/offline/outbox/outbox-entry';
import type { CommonDetails } from '#features/gallery-admin/upload/upload-item';

const UPLOAD_PATH = '/api/event-photos/upload';

/** One photo on its way. */
export interface PhotoToSend {
  photo: StoredPhoto;
  details: CommonDetails;
  /** Idempotency key: however often the photo is sent with it, the venue keeps one. */
  key: string;
  signal: AbortSignal;
  /** @param share sent so far, 0 to 1 */
  onProgress: (share: number) => void;
}

/**
 * Sends a photo for the gallery. An XMLHttpRequest, because `fetch` does not tell how much has been sent.
 * @throws HttpError for any answer that is not OK, UnreachableError when no answer of ours came, or an AbortError
 */
export const sendPhoto = ({ photo, details, key, signal, onProgress }: PhotoToSend): Promise<void> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const abort = () => call.abort();
    const settle = (finish: () => void) => {
      signal.removeEventListener('abort', abort);
      finish();
    };
    const lost = () => settle(() => reject(new UnreachableError()));
    call.open('POST', UPLOAD_PATH);
    call.timeout = UPLOAD_TIMEOUT_MS;
    call.setRequestHeader('accept', 'application/json');
    call.setRequestHeader(IDEMPOTENCY_KEY_HEADER, key);
    const sessionId = readSessionId();
    if (sessionId) call.setRequestHeader('authorization', `Bearer ${sessionId}`);
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () =>
      settle(() => {
        const failure = failureOf(call, key);
        if (failure) reject(failure);
        else resolve();
      });
    call.onerror = lost;
    call.ontimeout = lost;
    call.onabort = () => settle(() => reject(new DOMException('Cancelled', 'AbortError')));
    signal.addEventListener('abort', abort);
    call.send(formOf(photo, details));
  });

const formOf = ({ buffer, type, name }: StoredPhoto, { eventId, description, tags }: CommonDetails) => {
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'false');
  if (description) form.set('description', description);
  if (tags.length > 0) form.set('tags', JSON.stringify(tags));
  form.set('photo', new Blob([buffer], { type }), name);
  return form;
};

/** Null for a photo that is kept: only what the venue says so in its own words, naming the key (design §5.5). */
const failureOf = (call: XMLHttpRequest, key: string): Error | null => {
  if (call.status < 200 || call.status > 299)
    return new HttpError(call.status, call.responseText, call.statusText);
  const answer = parsed(call.responseText);
  const isKept = isRecord(answer) && typeof answer.photoId === 'number' && answer.clientKey === key;
  return isKept ? null : new UnreachableError();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
