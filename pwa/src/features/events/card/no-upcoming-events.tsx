import { Stack, type StackProps } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarPlus, CalendarX2 } from 'lucide-react';
import { ButtonLink } from '#shared/ui/form/button';
import { PageState } from '#shared/ui/feedback/page-state';
import { anyEventQuery } from '#features/events/management/managed-events.queries';

/** No upcoming events, for admins: leads to a new event, or at a venue that never had one to the first steps. */
export const NoUpcomingEvents = () => {
  const { data: someEvent } = useQuery(anyEventQuery);
  if (someEvent?.length === 0) return <FirstSteps />;
  return (
    <PageState
      icon={CalendarX2}
      title="No upcoming events scheduled."
      announced
      action={
        <ButtonLink to="/admin/events/new" look="outline">
          <CalendarPlus size={20} aria-hidden /> Add Event
        </ButtonLink>
      }
    />
  );
};

const FirstSteps = () => (
  <Stack as="section" className="card" p="4" css={STEPS} aria-labelledby="first-steps">
    <h3 id="first-steps">Your first steps</h3>
    <p>No upcoming events scheduled.</p>
    <ol>
      <li>
        <Link to="/admin/settings" className="text-link">
          Venue settings
        </Link>
        : your name, logo and time zone
      </li>
      <li>
        <Link to="/admin/types" className="text-link">
          Event types
        </Link>
        : the kinds of nights you have
      </li>
      <li>
        <Link to="/admin/events/new" className="text-link">
          Add your first event
        </Link>
      </li>
    </ol>
  </Stack>
);

const STEPS: StackProps['css'] = {
  '& h3': { fontSize: 'xl' },
  '& > p': { color: 'muted' },
  '& ol': { ps: '6', listStyle: 'decimal' },
  '& li': { minHeight: '2.75rem', py: '2' },
  '& li::marker': { color: 'accent', fontWeight: '700' },
};
