import { HomePage } from '#pages/events/home-page';
import { checkInArrived, firstVisit, slowTest } from '#support/check-in/first-visit';
import { Phone } from '#support/phone';
import { judge } from './slow-phone';

const VISITS = 5;
const EACH = { share: 1 };
const BUDGET_MS = { checkIn: 2_000, worker: 4_000 };

slowTest('has the check-in and the worker soon', async ({ line, event }) => {
  const checkIn: number[] = [];
  const worker: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    const phone = await Phone.unpack(line.address, { keepsAppAtOnce: true });
    const { page, cut } = await firstVisit(phone, event.name);
    const seenAt = performance.now();
    const since = (): number => performance.now() - seenAt;
    await Promise.all([
      checkInArrived(page).then(() => checkIn.push(since())),
      phone.workerReady(page).then(() => worker.push(since())),
    ]);
    await cut(line);
    await new HomePage(page).markAttendance(event.name);
    await phone.throwAway();
    line.cut(false);
  }
  judge('First visit far from the mast, the app at work to its check-in', checkIn, BUDGET_MS.checkIn, EACH);
  judge('First visit far from the mast, the app at work to the worker', worker, BUDGET_MS.worker, EACH);
});
