import { cleanup, screen, waitFor } from '@testing-library/react';
import { createQueryClient } from '#app/query-client';
import type { Today } from '#features/today/today.queries';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { QUIET } from '#test/factories/waiting.factory';
import { broken, fakeNetwork, json } from '#test/fake-network';
import { press, told } from '#test/screens/booking-screen-double';
import { showScreen } from '#test/screens/screen-double';
import { TodayScreen } from './today-screen';

let today: Today;
const network = fakeNetwork({
  'GET /api/today': () => json(today),
  'GET /api/today/waiting': () => json([]),
});

const open = () => showScreen(<TodayScreen />, { client: createQueryClient(), paths: ['/admin/events/new'] });

describe('the first evening on Today', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('leads a new venue through its first evening', async () => {
    today = {
      ...QUIET,
      firstSteps: [
        { step: 'logo', isDone: true },
        { step: 'first-show', isDone: false },
      ],
    };
    open();
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    const step = screen.getByRole('link', { name: /^Go ?: Add your first show$/ });
    expect(step.getAttribute('href')).toBe('/admin/events/new');
    expect(screen.queryByRole('link', { name: /^Go ?: Add your logo$/ })).toBeNull();
  });

  it('ticks off the event types that fit, and hides the first evening', async () => {
    today = {
      ...QUIET,
      firstSteps: [
        { step: 'logo', isDone: false },
        { step: 'event-types', isDone: false },
      ],
    };
    network.on('PUT /api/today/first-steps', () => {
      today = {
        ...today,
        firstSteps: today.firstSteps.map((one) => ({ ...one, isDone: one.step !== 'logo' })),
      };
      return json(today.firstSteps);
    });
    open();
    await press('They fit');
    expect(await screen.findByText('1 of 2 done')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'They fit' })).toBeNull();

    network.on('PUT /api/today/first-steps', () => {
      today = QUIET;
      return json([]);
    });
    await press('Hide these steps');
    expect(await told()).toMatchObject({ title: 'First steps hidden' });
    await waitFor(() => expect(screen.queryByText('Your first evening')).toBeNull());
    expect(network.commands().map(({ body }) => body)).toEqual([
      { ticked: ['event-types'] },
      { ticked: ['logo', 'time-zone', 'event-types', 'first-show', 'door'] },
    ]);
  });

  it('ticks off name, address and time zone where all of them are right from the beginning', async () => {
    today = { ...QUIET, firstSteps: [{ step: 'time-zone', isDone: false }] };
    network.on('PUT /api/today/first-steps', () => json(today.firstSteps));
    open();
    await press('All correct');
    await waitFor(() => expect(network.commands().at(-1)?.body).toEqual({ ticked: ['time-zone'] }));
  });

  it('says so when the first evening could not be hidden', async () => {
    today = { ...QUIET, firstSteps: [{ step: 'logo', isDone: false }] };
    network.on('PUT /api/today/first-steps', broken);
    open();
    await press('Hide these steps');
    expect(await told()).toMatchObject({ title: 'Error', destructive: true });
    expect(screen.getByText('Your first evening')).toBeTruthy();
  });
});
