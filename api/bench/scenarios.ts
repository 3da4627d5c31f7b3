import { randomUUID } from 'node:crypto';
import { rm, mkdir } from 'node:fs/promises';
import { type BenchDatabase, WINDOW } from '#bench/load/bench-database.js';
import { cameraPhoto } from '#bench/load/camera-photo.js';
import type { Scenario } from '#bench/load/rounds.js';
import { get, photoUpload, postJson } from '#bench/load/wire-requests.js';

export const MONTH = `/api/events?from=${WINDOW.from}&to=${WINDOW.to}`;

/** Check-ins sent in one round, at most: each needs a photo row made before. */
const MOST_CHECK_INS = 8_000;
const CHECK_IN_PHOTOS = 48_000;

/** What raw tells a repeat from a new one by. */
const CHECK_IN_AGAIN = '/api/photo-attendance?again';
const REPEATED_CHECK_INS = 250;

/** Uploads sent in one round, at most: they fill the disk. */
const MOST_UPLOADS = 600;

/** The month the calendar shows: 60 of so many events. */
export const monthOf = (total: number): Scenario => ({
  name: `month of events, ${WINDOW.events} of ${total.toLocaleString('en-US')}`,
  required: 1.5,
  expectedStatus: 200,
  request: () => get(MONTH),
});

/** The same for a guest who is signed in: raw looks the session up and reads the month. */
export const monthOfGuest = (token: string): Scenario => ({
  name: 'the month, asked by a signed-in guest',
  required: 2,
  expectedStatus: 200,
  request: () => get(MONTH, { authorization: `Bearer ${token}` }),
});

/** One event, each time another of these. */
export const oneOf = (name: string, ids: readonly number[], required?: number): Scenario => {
  const requests = ids.map((id) => get(`/api/events/${id}`));
  let asked = 0;
  return {
    name,
    required,
    expectedStatus: 200,
    // A step that shares no factor with their number visits all of them, in an order that no cache likes.
    request: () => requests[(asked++ * 7_919) % requests.length] ?? [],
  };
};

/** So few in a round that all rounds of both servers together ask for each of 100,000 events at most once. */
const MOST_FIRST_ASKED = 8_000;

/** Events that nobody has asked for before, so that no answer is ready. */
export const firstAsked = (ids: readonly number[]): Scenario => ({
  ...oneOf('one event, asked for the first time', ids, 0.7),
  most: MOST_FIRST_ASKED,
});

/** Check-ins of guests who were never here before, each with a photo of its own, all at one event. */
export const attendance = async (database: BenchDatabase, eventId: number): Promise<Scenario> => {
  const photos = await database.addPhotos(eventId, CHECK_IN_PHOTOS);
  let guest = 0;
  return {
    name: 'check-in',
    required: 0.65,
    expectedStatus: 201,
    most: MOST_CHECK_INS,
    cleanUp: (side) => database.leaveOutRawMembers(side),
    request: () => {
      guest += 1;
      return postJson('/api/photo-attendance', {
        eventId,
        photoId: photos.pop(),
        customerName: `Guest ${guest}`,
        customerEmail: `guest${guest}@example.com`,
        partySize: 1 + (guest % 6),
      });
    },
  };
};

/** Check-ins that were recorded before, sent again: raw reads what was answered by the key. */
export const repeats = async (database: BenchDatabase, eventId: number, port: number): Promise<Scenario> => {
  const photos = await database.addPhotos(eventId, REPEATED_CHECK_INS);
  const calls = photos.map((photoId) => ({
    key: randomUUID(),
    body: { eventId, photoId, customerName: 'Guest', customerEmail: `repeats${photoId}@example.com` },
  }));
  for (const { key, body } of calls) {
    const headers = { 'content-type': 'application/json', 'idempotency-key': key };
    const { status } = await fetch(`http://127.0.0.1:${port}${CHECK_IN_AGAIN}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (status !== 201) throw new Error(`A check-in was answered with ${status}.`);
  }
  const requests = calls.map(({ key, body }) => postJson(CHECK_IN_AGAIN, body, key));
  return {
    name: 'check-in, sent again',
    required: 0.35,
    expectedStatus: 200,
    request: (index) => requests[index % requests.length] ?? [],
  };
};

/**
 * Photos of two megabytes, as verification photos: from a crowd, whose thumbnails are left to the job, and from two
 * phones, whose thumbnails are made before the answer.
 */
export const uploads = async (eventId: number, rawDirectory: string): Promise<Scenario[]> => {
  const upload = {
    expectedStatus: 201,
    request: photoUpload('/api/event-photos/upload', await cameraPhoto(), eventId),
    most: MOST_UPLOADS,
    cleanUp: async () => {
      await rm(rawDirectory, { recursive: true, force: true });
      await mkdir(rawDirectory);
    },
  };
  return [
    { ...upload, name: 'photo upload, 2 MB', required: 0.2, seconds: 3 },
    { ...upload, name: 'photo upload, 2 MB, two phones', connections: 2 },
  ];
};
