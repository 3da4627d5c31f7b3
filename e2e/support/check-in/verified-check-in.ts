import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { smallPhoto } from '#support/files/photo';
import type { Venue } from '#support/venue';

/** As a guest's phone does it: first the photo, then the check-in with it. */
export const checkIn = async ({ address }: Venue, eventId: number, name: string): Promise<void> => {
  const headers = { 'idempotency-key': randomUUID() };
  const { name: fileName, mimeType, buffer } = await smallPhoto();
  const form = new FormData();
  form.set('eventId', String(eventId));
  form.set('isVerificationPhoto', 'true');
  form.set('photo', new Blob([new Uint8Array(buffer)], { type: mimeType }), fileName);
  const photo = await fetch(`${address}/api/event-photos/upload`, { method: 'POST', headers, body: form });
  const { photoId } = await photo.json();
  const customerEmail = `${name.toLowerCase()}@verified.example.com`;
  const answer = await fetch(`${address}/api/photo-attendance`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ eventId, photoId, customerName: name, customerEmail }),
  });
  expect(answer.status).toBe(201);
};
