import { setTimeout as pause } from 'node:timers/promises';
import { cameraHeic } from '#test/images/camera-heic.js';
import { ACCOUNT, type BenchDatabase } from '#bench/load/bench-database.js';
import { peakOfTree } from '#bench/rivals/process-tree.js';
import { megabytes } from './result-table.js';
import { startOurs } from '#bench/rivals/servers.js';
import { signIn } from '#bench/load/sign-in.js';

const MEGABYTE = 1024 * 1024;
const AT_ONCE = 3;

/** What a process may hold while it reads these photos, and a minute later, in bytes; and how long one may take. */
const MOST = { peak: 450 * MEGABYTE, later: 300 * MEGABYTE, milliseconds: 2_000 } as const;

const LATER_MS = 60_000;

/** What was measured, as lines to print, and whether it stayed within the budgets. */
interface Result {
  lines: string[];
  isWithin: boolean;
}

/** Sends photos of 12 megapixels, as iPhones take them, to an API process of its own that has done nothing before. */
export const heic = async (database: BenchDatabase, directory: string): Promise<Result> => {
  const tonight = await database.addOpenShow();
  const ours = await startOurs(database.url, directory);
  try {
    const phone = new Phone(ours.port, await signIn(ours.port, ACCOUNT), await cameraHeic());
    const { now: before } = await ours.memory();
    const together = await peakOfTree(ours.pid, crowd(phone, database, tonight));
    const { peak } = await ours.memory();
    const times = [await phone.checkIn(tonight), await phone.profileImage()];
    await pause(LATER_MS);
    const { now: later } = await ours.memory();
    const isWithin =
      peak <= MOST.peak && later <= MOST.later && times.every((time) => time <= MOST.milliseconds);
    return { isWithin, lines: lines({ isWithin, before, peak, together, later, times }) };
  } finally {
    await ours.stop();
  }
};

/** Until the larger sizes of all are made. */
const crowd = async (phone: Phone, database: BenchDatabase, eventId: number): Promise<void> => {
  await Promise.all(Array.from({ length: AT_ONCE }, () => phone.checkIn(eventId)));
  while ((await database.sizedPhotosOf(eventId)) < AT_ONCE) await pause(200);
};

/** Sends its one photo; each sending resolves to the milliseconds until the answer. */
class Phone {
  private readonly photo: Blob;

  constructor(
    private readonly port: number,
    private readonly token: string,
    photo: Buffer,
  ) {
    this.photo = new Blob([new Uint8Array(photo)]);
  }

  checkIn(eventId: number): Promise<number> {
    const fields = { eventId: String(eventId), isVerificationPhoto: 'true' };
    return this.send('/api/event-photos/upload', 'photo', fields);
  }

  profileImage(): Promise<number> {
    return this.send('/api/auth/profile-image', 'profileImage');
  }

  private async send(path: string, field: string, fields: Record<string, string> = {}): Promise<number> {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set(field, this.photo, 'IMG_0042.HEIC');
    const headers = { authorization: `Bearer ${this.token}` };
    const started = performance.now();
    const answer = await fetch(`http://127.0.0.1:${this.port}${path}`, { method: 'POST', body, headers });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return performance.now() - started;
  }
}

interface Measured {
  isWithin: boolean;
  before: number;
  peak: number;
  together: number;
  later: number;
  times: readonly number[];
}

const lines = ({ isWithin, before, peak, together, later, times }: Measured): string[] => [
  `${isWithin ? ' ' : '✗'} ${AT_ONCE} HEIC of 12 megapixels at once: ${megabytes(before)} before, at most ` +
    `${megabytes(peak)} (${megabytes(MOST.peak)} allowed), with its children ${megabytes(together)}, ` +
    `a minute later ${megabytes(later)} (${megabytes(MOST.later)} allowed)`,
  `  one HEIC at a check-in and as a profile image: ${times.map((time) => time.toFixed(0)).join(' and ')} ms ` +
    `(${MOST.milliseconds} ms allowed)`,
];
