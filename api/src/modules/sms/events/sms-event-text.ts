import { twelveHourTime } from '#contract/rules/clock.js';
import { namesInWords } from '#contract/rules/events/bills.js';
import { type ActTimes, setsOf } from '#contract/rules/events/set-times.js';
import { longDate } from '#contract/rules/texts.js';
import { hasSender } from '#contract/sms.js';
import type { NewSms } from '#src/modules/notifications/notifications.service.js';
import { plainMarks } from '#src/common/plain-marks.js';
import type { SmsRelatedEvent, SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

/** A show with its bill. */
interface BilledShow extends Pick<SmsRelatedEvent, 'name' | 'date' | 'time'> {
  endTime: string | null;
  artistIds: readonly number[];
  actTimes: ActTimes;
}

/** Who asked for the show. */
type Asker = Pick<SmsRequestResponse, 'phoneNumber' | 'fromForm' | 'artistId' | 'otherActs'>;

/**
 * Tells a sender that the show is on the calendar, in one text message where the names are short enough for it (decision 24).
 * @returns undefined for a sender without a phone: the test form without a number, or with one made up
 */
export const onCalendarText = (
  asker: Asker,
  { show, artistName }: Pick<SmsRelatedEvent, 'artistName'> & { show: BilledShow },
  venueName: string,
): NewSms | undefined => {
  const { name, date, time } = show;
  if (!hasSender(asker)) return undefined;
  const [day] = longDate(date).split(/, \d{4}$/);
  return {
    kind: 'sms.on-calendar',
    recipient: asker.phoneNumber,
    userId: null,
    subject: `On the calendar: ${name}`,
    text: plainMarks(
      `You're on: ${artistName ?? name}, ${day} at ${twelveHourTime(time)}${ownSets(asker, show)}. - ${venueName}`,
    ),
  };
};

/** When the acts that were asked for play, as far as that is not when the show starts (decision 62). */
const ownSets = ({ artistId, otherActs }: Asker, show: BilledShow): string => {
  const asked = [artistId, ...otherActs.map(({ id }) => id)];
  const onBill = show.artistIds.filter((id) => asked.includes(id));
  const acts = onBill.length > 0 ? onBill : show.artistIds;
  const sets = setsOf(show).filter((set) => acts.includes(set.artistId));
  const times = [...new Set(sets.map(({ starts }) => starts.time))];
  if (times.every((setTime) => setTime === show.time)) return '';
  return `, your set${times.length > 1 ? 's' : ''} at ${namesInWords(times.map(twelveHourTime))}`;
};
