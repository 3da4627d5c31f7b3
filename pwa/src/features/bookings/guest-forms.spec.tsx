import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { rememberedTable } from '#shared/offline/storage/remembered-tables';
import { SessionContext, type Session } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { fakeNetwork, problem, unreachable } from '#test/fake-network';
import { system } from '#shared/theme/system';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { BookingRequestSheet } from '#features/bookings/artist/booking-request-sheet';
import { TableBookingSheet } from '#features/bookings/table/table-booking-sheet';

const network = fakeNetwork();

const SHOW = { id: 5, name: 'Barn Dance', date: '2026-12-04', time: '20:00', status: 'scheduled' };
const TYPES = { rows: [{ name: 'Rock' }], state: 'ready' as const, retry: () => undefined };

const CHECKING = aSession({ isLoading: true });
const SIGNED_IN = aSession({
  user: aPerson({ email: 'ruby@example.com', firstName: 'Ruby', lastName: 'Lee' }),
});

const FORMS = {
  table: (onClose: () => void) => <TableBookingSheet event={SHOW} onClose={onClose} />,
  wish: (onClose: () => void) => (
    <BookingRequestSheet
      artist={{ id: 3, name: 'Wade Tucker' }}
      eventTypes={TYPES}
      today="2026-11-20"
      onClose={onClose}
    />
  ),
};

/** A guest's form while the session is still being checked. */
const open = (form: keyof typeof FORMS) => {
  const onClose = jest.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  const page = (session: Session) => (
    <ChakraProvider value={system}>
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router as never}>
          <SessionContext value={session}>{FORMS[form](onClose)}</SessionContext>
        </RouterContextProvider>
      </QueryClientProvider>
    </ChakraProvider>
  );
  const { rerender } = render(page(CHECKING));
  return { onClose, learn: (session: Session) => rerender(page(session)) };
};

const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  dismissToast();
  localStorage.clear();
});

describe.each(['table', 'wish'] as const)('the form of a %s', (form) => {
  it('is filled in with who is signed in once that is known', () => {
    const { learn } = open(form);
    expect(valueOf('Your Name')).toBe('');
    learn(SIGNED_IN);
    expect(valueOf('Your Name')).toBe('Ruby Lee');
    expect(valueOf('Email')).toBe('ruby@example.com');
  });

  it('keeps what was typed meanwhile', () => {
    const { learn } = open(form);
    type('Your Name', 'Ruby & the Band');
    learn(SIGNED_IN);
    expect(valueOf('Your Name')).toBe('Ruby & the Band');
    expect(valueOf('Email')).toBe('ruby@example.com');
  });
});

describe('a table that was changed after its answer was lost', () => {
  it('is not sent again: the guest is told that the first one stands, and this phone remembers that one', async () => {
    network.on('POST /api/bookings', unreachable, () =>
      problem(409, 'bookings.key-reused', 'This was already sent.'),
    );
    const { onClose } = open('table');
    type('Your Name', 'Hank Snow');
    type('Party size', '4');
    const book = screen.getByRole('button', { name: 'Book a Table' });
    fireEvent.click(book);
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    type('Party size', '5');
    fireEvent.click(book);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    const [first, second] = network.calls.map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
    expect(currentToast()).toMatchObject({ title: 'Already sent' });
    expect(rememberedTable(SHOW.id)).toBe(4);
    expect(screen.queryByText('Table requested')).toBeNull();
  });
});
