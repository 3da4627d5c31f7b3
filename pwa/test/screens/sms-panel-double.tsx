import { jest } from '@jest/globals';
import { useLocation } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { SmsPanel } from '#features/sms/sms-panel';
import { showSmsScreen } from './sms-screen-double';
import { broken, fakeNetwork, json } from '#test/fake-network';
import type { SmsRequest, SmsSetup } from '#features/sms/sms.queries';

/** As a complete request of the factory is called on its buttons. */
export const SUBJECT = '+18305550151, Lone Pine Duo, Friday, November 27, 2026, 8:00 PM';

export const SETUP: SmsSetup = {
  webhookUrl: 'https://boot.example/api/sms/webhook#rc=3&rp=all',
  fallbackUrl: 'https://boot.example/api/sms/webhook#rc=3&rp=all',
  method: 'POST',
  hasPublicAddress: true,
  hasToken: false,
  checksSignatures: false,
  number: null,
};

/** What a venue has, and how often the tab said that an event was made. */
export const venue: { rows: SmsRequest[]; eventsMade: number } = { rows: [], eventsMade: 0 };

export const LIST = 'GET /api/admin/sms-requests';
export const READ_SETUP = 'GET /api/admin/sms/setup';
export const TRY = 'POST /api/admin/sms/process';
export const CREATE = 'POST /api/admin/sms-requests/1/event';
export const DECIDE = 'POST /api/admin/sms-requests/1/decision';
export const DELETE = 'DELETE /api/admin/sms-requests/1';
export const SEEN = 'PUT /api/admin/sms-requests/seen';

/** A venue that refuses every command but that requests were seen. */
export const network = fakeNetwork({
  [LIST]: () => json(venue.rows),
  [READ_SETUP]: () => json(SETUP),
  [TRY]: broken,
  [CREATE]: broken,
  [DECIDE]: broken,
  [DELETE]: broken,
  [SEEN]: () => json({ unread: 0 }),
});

/** Brings these requests into view: jsdom lays nothing out, so the test says what is. */
export let look: (ids: number[]) => void;

class TestObserver {
  constructor(report: IntersectionObserverCallback) {
    look = (ids) =>
      report(
        ids.map(
          (id) =>
            ({
              isIntersecting: true,
              intersectionRatio: 1,
              intersectionRect: { height: 100 },
              target: document.querySelector(`[data-sight^="${id}:"]`),
            }) as unknown as IntersectionObserverEntry,
        ),
        this as unknown as IntersectionObserver,
      );
  }
  observe() {}
  disconnect() {}
}

/** A venue that nobody has texted: for `beforeEach`. */
export const openVenue = () => {
  Object.assign(venue, { rows: [], eventsMade: 0 });
  globalThis.IntersectionObserver = TestObserver as unknown as typeof IntersectionObserver;
};

/** For `afterEach`. */
export const closeVenue = () => {
  jest.useRealTimers();
  cleanup();
  dismissToast();
};

const Address = () => <p>At {useLocation().pathname}</p>;

/** The SMS tab of the venue, and the address it leads to. */
export const openSmsTab = () =>
  showSmsScreen(
    <>
      <SmsPanel artists={['The Rattlers']} onEventMade={() => (venue.eventsMade += 1)} />
      <Address />
    </>,
  );

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** The toast that comes. */
export const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

/** What the venue was told to do, without that requests were seen. */
export const commands = () => network.commands().filter(({ call }) => call !== SEEN);
