import { jest } from '@jest/globals';
import { useLocation } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { SmsPanel } from '#features/sms/sms-panel';
import { json, showSmsScreen } from './sms-screen-double';
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

/** What a venue has, how it answers, and what it was told. A test says what is otherwise than `newVenue`. */
interface Venue {
  rows: SmsRequest[];
  list: () => Response;
  describeSetup: () => Response;
  /** To every command but that requests were seen. */
  answer: () => Response;
  /** That requests were seen has reached it. */
  isHeard: boolean;
  sent: { call: string; body: unknown; key: string | null }[];
  /** How often the tab said that an event was made. */
  eventsMade: number;
}

const newVenue = (): Venue => ({
  rows: [],
  list: () => json(venue.rows),
  describeSetup: () => json(SETUP),
  answer: () => new Response('', { status: 502 }),
  isHeard: true,
  sent: [],
  eventsMade: 0,
});

export const venue = newVenue();

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
              target: document.querySelector(`[data-request="${id}"]`),
            }) as unknown as IntersectionObserverEntry,
        ),
        this as unknown as IntersectionObserver,
      );
  }
  observe() {}
  disconnect() {}
}

/** A venue that nobody has texted and that refuses every command: for `beforeEach`. */
export const openVenue = () => {
  Object.assign(venue, newVenue());
  globalThis.IntersectionObserver = TestObserver as unknown as typeof IntersectionObserver;
};

/** For `afterEach`. */
export const closeVenue = () => {
  jest.useRealTimers();
  cleanup();
  dismissToast();
};

const answerTo = (address: string, options: RequestInit = {}): Response => {
  if (options.method === 'GET') return address.endsWith('/setup') ? venue.describeSetup() : venue.list();
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : null;
  const key = new Headers(options.headers).get('idempotency-key');
  venue.sent.push({ call: `${options.method} ${address}`, body, key });
  if (address.endsWith('/seen')) return venue.isHeard ? json({ unread: 0 }) : json({}, 502);
  return venue.answer();
};

const Address = () => <p>At {useLocation().pathname}</p>;

/** The SMS tab of the venue, and the address it leads to. */
export const openSmsTab = () => {
  globalThis.fetch = (address, options) =>
    Promise.resolve().then(() => answerTo(typeof address === 'string' ? address : '', options));
  showSmsScreen(
    <>
      <SmsPanel artists={['The Rattlers']} onEventMade={() => (venue.eventsMade += 1)} />
      <Address />
    </>,
  );
};

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

export const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

/** The toast that comes. */
export const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());

/** What the venue was told to do, without that requests were seen. */
export const commands = () =>
  venue.sent.filter(({ call }) => !call.endsWith('/seen')).map(({ call, body }) => ({ call, body }));
