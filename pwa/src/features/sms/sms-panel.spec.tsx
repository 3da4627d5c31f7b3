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
let answer: () => Response;
let sent: { call: string; body: unknown; key: string | null }[];
let eventsMade: number;

const answerTo = (address: string, options: RequestInit = {}): Response => {
  if (options.method === 'GET') return address.endsWith('/setup') ? json(setup) : list();
  const body: unknown = typeof options.body === 'string' ? JSON.parse(options.body) : null;
  const key = new Headers(options.headers).get('idempotency-key');
  sent.push({ call: `${options.method} ${address}`, body, key });
  return address.endsWith('/seen') ? json({ unread: 0 }) : answer();
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
  eventsMade = 0;
  list = () => json(rows);
  answer = () => new Response('', { status: 502 });
});
afterEach(() => {
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
    await press('Create event: +18305550151');
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
    await press('Create event: +18305550151');
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
    await press('Create event: +18305550151');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to create event' });
    expect(eventsMade).toBe(0);
  });

  it('names the event in its way, and offers no tap that would fail', async () => {
    rows = [smsRequest({ status: 'conflict', conflict: CLASH, errorMessage: 'Taken.', sameNight: [CLASH] })];
    open();
    expect((await screen.findByRole('article')).textContent).toContain(
      'The artist already plays: Barn DanceFriday, November 27, 2026 · 8:00 PM',
    );
    expect(screen.getAllByRole('link', { name: 'Barn Dance' })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /Create/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Edit first: +18305550151' })).toBeTruthy();
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
    await press('Delete: +18305550151');
    expect(commands()).toEqual([]);
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'SMS request deleted successfully' });
    expect(commands()).toEqual([{ call: 'DELETE /api/admin/sms-requests/1', body: null }]);
  });

  it('says so when it could not be deleted', async () => {
    rows = [smsRequest()];
    open();
    await press('Delete: +18305550151');
    await pressInDialog('Delete');
    expect(await told()).toMatchObject({ title: 'Error', description: 'Failed to delete SMS request' });
  });

  it('is new until it was looked at, which the server is told', async () => {
    rows = [
      smsRequest({ id: 8, isSeen: false }),
      smsRequest({ id: 3, isSeen: false }),
      smsRequest({ id: 2 }),
    ];
    open();
    expect(await screen.findAllByText('New')).toHaveLength(2);
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: 'PUT /api/admin/sms-requests/seen', body: { upTo: 8 } }]),
    );
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
    await press(/^Ready to book/);
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
