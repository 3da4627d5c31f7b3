import { Grid } from '@chakra-ui/react/grid';
import { Link, linkOptions } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CheckInShow } from '#contract/rules/check-in';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ButtonLink } from '#shared/ui/form/button';
import { wayWords } from './check-in-way-wording';
import { useCheckInVerdict } from './use-check-in-verdict';
import type { Presence } from '#features/check-in/sheet/presence';
import { usePresence } from '#features/check-in/sheet/use-presence';

interface CheckInWayProps {
  event: CheckInShow & { id: number };
  /** The button of the spec, with words beside its label. */
  mark: (words?: string) => ReactNode;
}

/**
 * The way to a check-in (spec §2 "Mark Attendance"): says when it opens or that it is over, and for who has checked in that
 * they are in, or that staff look first. Load it once the page is idle; the plain button stands there until then.
 */
export const CheckInWay = ({ event, mark }: CheckInWayProps) => {
  const presence = usePresence(event.id);
  const verdict = useCheckInVerdict(event);
  const timeZone = useVenueZone();
  if (!presence) {
    if (!verdict || verdict === 'asking') return mark();
    return mark(wayWords(event, verdict, { now: new Date(), timeZone }));
  }
  return (
    <Grid
      justifyItems="center"
      gap="1"
      position="relative"
      css={{ '& > .text-link': THUMB_HIGH, ...IN_TONIGHT }}
    >
      <StubLink presence={presence}>{presence.isLate ? 'Checked in' : "You're in"}</StubLink>
      <Link
        to="/events/$eventId/check-in"
        params={{ eventId: event.id }}
        search={(before) => ({ ...before, other: true })}
        resetScroll={false}
        className="text-link"
      >
        Check in somebody else
      </Link>
    </Grid>
  );
};

const THUMB_HIGH = { display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem' };

/** Beside the words of tonight's card where there is room. */
const IN_TONIGHT = {
  '.tonight &': { mt: '3' },
  '.tonight > &': { md: { gridColumn: '2', gridRow: '1 / span 3', alignSelf: 'center', mt: '0' } },
};

/** To the stub of the check-in, or to all of them where this device has not that one. */
export const StubLink = ({ presence: { key }, children }: { presence: Presence; children: string }) => {
  const place =
    key === null
      ? linkOptions({ to: '/check-ins' })
      : linkOptions({ to: '/check-ins/$key', params: { key } });
  return (
    <ButtonLink {...place} wide>
      <CircleCheck size={20} aria-hidden /> {children}
    </ButtonLink>
  );
};
