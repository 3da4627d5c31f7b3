import { jest } from '@jest/globals';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { currentToast, dismissToast } from '#shared/ui/toast-store';
import { SmsPanel } from './sms-panel';
import { CLASH, smsRequest } from './sms-request.factory';
import type { SmsRequest, SmsSetup } from './sms.queries';

const SUBJECT = '+18305550151, Lone Pine Duo, Friday, November 27, 2026, 8:00 PM';

const SETUP: SmsSetup = {
  webhookUrl: 'https://boot.example/api/sms/webhook#rc=3&rp=all',
  fallbackUrl: 'https://boot.example/api/sms/webhook#rc=3&rp=all',
  method: 'POST',
  hasPublicAddress: true,
  hasToken: false,
  checksSignatures: false,
  number: null,
};

const system = createSystem(defaultBaseConfig);
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

let setup: SmsSetup;
let rows: SmsRequest[];
let list: () => Response;
let describeSetup: () => Response;
let answer: () => Response;
let sent: { call: string; body: unknown; key: string | null }[];
let eventsMade: number;
let isHeard: boolean;
/** Brings these requests into view. */
let look: (ids: number[]) => void;

/** jsdom lays nothing out: what is in view, the test says. */
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

const answerTo = (address: string, options: RequestInit = {}): Response => {
  if (options.method === 'GET') return address.endsWith('/setup') ? describeSetup() : list();
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : null;
  const key = new Headers(options.headers).get('idempotency-key');
  sent.push({ call: `${options.method} ${address}`, body, key });
  if (address.endsWith('/seen')) return isHeard ? json({ unread: 0 }) : json({}, 502);
  return answer();
};

const Address = () => <p>At {useLocation().pathname}</p>;

/** The SMS tab of a venue that has `rows`, and whose commands are answered by `answer`. */
const open = () => {
  globalThis.matchMedia = () => new EventTarget() as MediaQueryList;
  globalThis.scrollTo = () => undefined;
  globalThis.fetch = (address, options) =>
    Promise.resolve().then(() => answerTo(typeof address === 'string' ? address : '', options));
  const root = createRootRoute({
    component: () => (
      <>
        <SmsPanel artists={['The Rattlers']} onEventMade={() => (eventsMade += 1)} />
        <Address />
      </>
    ),
  });
  const event = createRoute({ getParentRoute: () => root, path: '/admin/events/$eventId' });
  const router = createRouter({ routeTree: root.addChildren([event]), history: createMemoryHistory() });
  render(
    <ChakraProvider value={system}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ChakraProvider>,
  );
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const pressInDialog = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const told = () => waitFor(() => expect(currentToast()).not.toBeNull()).then(() => currentToast());
const commands = () =>
  sent.filter(({ call }) => !call.endsWith('/seen')).map(({ call, body }) => ({ call, body }));

beforeEach(() => {
  sent = [];
  rows = [];
  setup = SETUP;
  describeSetup = () => json(setup);
  eventsMade = 0;
  isHeard = true;
  globalThis.IntersectionObserver = TestObserver as unknown as typeof IntersectionObserver;
  list = () => json(rows);
  answer = () => new Response('', { status: 502 });
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
  dismissToast();
});

describe('a request by text message', () => {
  it('becomes an event with one tap', async () => {
    rows = [smsRequest()];
    const made = smsRequest({
      status: 'processed',
      eventId: 4,
      event: { ...CLASH, id: 4, name: 'Lone Pine Duo' },
    });
    answer = () => {
      rows = [made];
      return json({ message: 'On the calendar.', eventId: 4, madeEarlierBy: null, request: made });
    };
    open();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Event created successfully' });
    expect(commands()).toEqual([{ call: 'POST /api/admin/sms-requests/1/event', body: {} }]);
    expect(await screen.findByText('Processed', { selector: '.sms-badge' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Lone Pine Duo' }).getAttribute('href')).toBe('/admin/events/4');
    expect(screen.queryByRole('button', { name: /Create event/ })).toBeNull();
    expect(eventsMade).toBe(1);
  });

  it('leads to the event that a colleague has made meanwhile, and says so', async () => {
    rows = [smsRequest()];
    const event = { ...CLASH, id: 4, name: 'Lone Pine Duo' };
    const made = smsRequest({ status: 'processed', eventId: 4, event });
    const message = 'Loretta Hayes has made “Lone Pine Duo” of it already.';
    answer = () => json({ message, eventId: 4, madeEarlierBy: 'somebody', request: made });
    open();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Already on the calendar', description: message });
    expect(await screen.findByText('At /admin/events/4')).toBeTruthy();
  });

  it('says that it adds to an earlier text', async () => {
    rows = [smsRequest({ id: 2, earlierId: 1, messageText: 'bring the big amps' }), smsRequest()];
    open();
    expect(await screen.findAllByText(/This phone asked for the same show before/)).toHaveLength(1);
  });

  it('says so when no event could be made of it', async () => {
    rows = [smsRequest()];
    open();
    await press(`Create event: ${SUBJECT}`);
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to create event' });
    expect(eventsMade).toBe(0);
  });

  it('names the event in its way, and offers no tap that would fail', async () => {
    rows = [smsRequest({ status: 'conflict', conflict: CLASH, errorMessage: 'Taken.' })];
    open();
    expect((await screen.findByRole('article')).textContent).toContain(
      'The artist already plays: Barn DanceFriday, November 27, 2026 · 8:00 PM',
    );
    expect(screen.getAllByRole('link', { name: 'Barn Dance' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
    expect(screen.getByRole('link', { name: `Edit first: ${SUBJECT}` })).toBeTruthy();
  });

  it('shows doubts as what there is to ask, once', async () => {
    const question = 'What time should Lone Pine Duo start?';
    const asking = smsRequest({
      status: 'failed',
      extractedTime: null,
      questions: [question],
      errorMessage: question,
    });
    rows = [asking];
    open();
    expect(await screen.findByRole('heading', { name: 'To be asked' })).toBeTruthy();
    expect(screen.getAllByText(question)).toHaveLength(1);
    cleanup();
    rows = [{ ...asking, fromForm: true }];
    open();
    expect(await screen.findByRole('heading', { name: 'The reply would ask' })).toBeTruthy();
    expect(screen.getAllByText('understood')).toHaveLength(2);
    expect(screen.getAllByText('asks')).toHaveLength(1);
  });

  it('shows what the sender was answered, in place of the questions in it', async () => {
    const reply = 'What time should Lone Pine Duo start? Please send it all in one message.';
    rows = [smsRequest({ status: 'failed', questions: ['What time should Lone Pine Duo start?'], reply })];
    open();
    expect(await screen.findByRole('heading', { name: 'We answered:' })).toBeTruthy();
    expect(screen.getByText(reply)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'To be asked' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^More of/ })).toBeNull();
  });

  it('folds long words, the sender’s and ours', async () => {
    rows = [smsRequest({ messageText: 'Howdy! '.repeat(200), reply: 'Got it. '.repeat(50) })];
    open();
    const folded = await screen.findAllByText(/…$/);
    expect(folded.every(({ textContent }) => (textContent?.length ?? 0) <= 161)).toBe(true);
    expect(folded).toHaveLength(2);
    await press('More of the message');
    const less = screen.getByRole('button', { name: 'Less of the message' });
    expect(less.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('button', { name: 'More of the answer' }).getAttribute('aria-expanded')).toBe(
      'false',
    );
    await userEvent.click(less);
    expect(screen.getByRole('button', { name: 'More of the message' })).toBeTruthy();
  });

  it('is deleted after a question', async () => {
    rows = [smsRequest()];
    answer = () => json({ message: 'SMS request deleted successfully' });
    open();
    await press(`Delete: ${SUBJECT}`);
    expect(commands()).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'SMS request deleted successfully' });
    expect(commands()).toEqual([{ call: 'DELETE /api/admin/sms-requests/1', body: null }]);
  });

  it('says so when it could not be deleted', async () => {
    rows = [smsRequest()];
    open();
    await press(`Delete: ${SUBJECT}`);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete SMS request' });
  });

  it('is made beside an event that staff saw in its way, and says which that was', async () => {
    rows = [smsRequest({ status: 'conflict', conflict: { ...CLASH, isArtistBusy: false } })];
    open();
    await press(`Create event anyway: ${SUBJECT}`);
    await told();
    expect(commands()).toEqual([
      { call: 'POST /api/admin/sms-requests/1/event', body: { despiteEventId: CLASH.id } },
    ]);
  });

  it.each([
    [{ hasPassed: true }, 'The date has passed'],
    [{ status: 'processed', eventId: null, event: null } as const, 'Its event was deleted'],
    [
      { isArtistBlocked: true, hints: ['The account of Lone Pine Duo is blocked.'] },
      'The account of Lone Pine Duo is blocked.',
    ],
  ])('that no tap can make says why and leads to the form: %j', async (overrides, words) => {
    rows = [smsRequest(overrides)];
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    expect(screen.getByRole('link', { name: `Edit first: ${SUBJECT}` })).toBeTruthy();
  });

  it('keeps its own “Creating...” while another one is made, and its link takes the focus', async () => {
    const [first, second] = [smsRequest(), smsRequest({ id: 2, extractedArtist: 'The Rattlers' })];
    rows = [first, second];
    const answers: ((response: Response) => void)[] = [];
    open();
    await screen.findAllByRole('article');
    const fetched = globalThis.fetch;
    globalThis.fetch = (address, options) =>
      options?.method === 'POST'
        ? new Promise((resolve) => answers.push(resolve))
        : fetched(address, options);
    await press(`Create event: ${SUBJECT}`);
    await press(/^Create event: .*The Rattlers/);
    expect(screen.getAllByText('Creating...')).toHaveLength(2);
    const made = smsRequest({ id: 2, status: 'processed', eventId: 4, event: { ...CLASH, id: 4 } });
    rows = [first, made];
    answers.at(1)?.(json({ message: '', eventId: 4, madeEarlierBy: null, request: made }));
    const link = await screen.findByRole('link', { name: 'Barn Dance' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(screen.getAllByText('Creating...')).toHaveLength(1);
  });

  it('is new until it came into view, which the server is told once more when it did not hear', async () => {
    rows = [
      smsRequest({ id: 8, isSeen: false }),
      smsRequest({ id: 3, isSeen: false }),
      smsRequest({ id: 2 }),
    ];
    isHeard = false;
    open();
    expect(await screen.findAllByText('New')).toHaveLength(2);
    jest.useFakeTimers();
    look([8]);
    await jest.advanceTimersByTimeAsync(1000);
    const seen = { call: 'PUT /api/admin/sms-requests/seen', body: { ids: [8] } };
    expect(sent).toMatchObject([seen]);
    isHeard = true;
    await jest.advanceTimersByTimeAsync(20_000);
    look([8, 3]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(sent).toMatchObject([seen, seen, { body: { ids: [3] } }]);
  });
});

describe('the history', () => {
  it('says that nobody has texted, that it could not be loaded, or that there is no network', async () => {
    open();
    expect(await screen.findByText('Nobody has texted yet.')).toBeTruthy();
    cleanup();
    list = () => json({}, 500);
    open();
    expect(await screen.findByText('The requests could not be loaded')).toBeTruthy();
    cleanup();
    list = () => {
      throw new TypeError('no network');
    };
    open();
    expect(await screen.findByText("You're offline")).toBeTruthy();
  });
});

describe('the test form', () => {
  const write = async (text: string) => userEvent.type(await screen.findByLabelText('Message Text'), text);

  it('asks for a message in the spec’s words', async () => {
    open();
    await press('Process SMS');
    expect(await screen.findByText('Please enter a message to process')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('takes a sample message with a tap and tells what became of it', async () => {
    answer = () => json({ success: true, message: 'It is on the calendar.', request: smsRequest() });
    open();
    await press(/^Artist, day and time/);
    await press('Process SMS');
    expect(await told()).toMatchObject({ title: 'Success', description: 'It is on the calendar.' });
    const messageText = 'Hi! Can The Rattlers play next Friday at 8pm?';
    expect(commands()).toEqual([
      { call: 'POST /api/admin/sms/process', body: { phoneNumber: '+16155550100', messageText } },
    ]);
    await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Message Text').value).toBe(''));
    expect(eventsMade).toBe(1);
  });

  it('keeps a message that made no event, and says why', async () => {
    answer = () => json({ success: false, message: 'What time?', request: smsRequest({ status: 'failed' }) });
    open();
    await write('Rattlers friday');
    await press('Process SMS');
    expect(await told()).toMatchObject({
      title: 'Processing Complete',
      description: 'What time?',
      destructive: true,
    });
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message Text').value).toBe('Rattlers friday');
    expect(eventsMade).toBe(0);
  });

  it('sends an unanswered message again as the same one, and another message as another', async () => {
    open();
    await write('Rattlers');
    for (const _try of [1, 2]) {
      await press('Process SMS');
      expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to process SMS' });
      await waitFor(() => expect(screen.getByRole('button', { name: 'Process SMS' })).toBeTruthy());
      dismissToast();
    }
    await write(' friday');
    await press('Process SMS');
    await told();
    const [first, again, other] = sent.map(({ key }) => key);
    expect(first).toBe(again);
    expect(other).not.toBe(first);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the webhook setup', () => {
  it('that did not come is asked for once more', async () => {
    let isUp = false;
    const fetched = () => (isUp ? json(setup) : json({}, 500));
    describeSetup = fetched;
    open();
    expect(await screen.findByText('The address to paste could not be loaded')).toBeTruthy();
    isUp = true;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Copy address' })).toBeTruthy();
    cleanup();
    describeSetup = () => {
      throw new TypeError('no network');
    };
    open();
    expect(await screen.findByText('The address to paste comes back with your connection.')).toBeTruthy();
  });

  it('gives the address to copy, and says what the server lacks', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Copy address' }));
    expect(await navigator.clipboard.readText()).toBe('https://boot.example/api/sms/webhook#rc=3&rp=all');
    expect(await told()).toMatchObject({ title: 'Address copied' });
    expect(screen.getByText(/Paste it again at “Primary handler fails”/)).toBeTruthy();
    expect(screen.getByText(/anybody could post messages/)).toBeTruthy();
    expect(screen.getByText(/No number is set/)).toBeTruthy();
  });

  it('gives the address of the page where the server was told none', async () => {
    setup = { ...SETUP, hasPublicAddress: false, webhookUrl: 'http://127.0.0.1:3000/api/sms/webhook#rc=3' };
    open();
    expect(await screen.findByText(`${location.origin}/api/sms/webhook#rc=3`)).toBeTruthy();
    expect(screen.getByText(/PUBLIC_URL is not set/)).toBeTruthy();
  });
});
