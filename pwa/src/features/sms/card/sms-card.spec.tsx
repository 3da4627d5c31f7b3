import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeVenue, openSmsTab, openVenue, press, SUBJECT, venue } from '#test/screens/sms-panel-double';
import { CLASH, smsRequest } from '#test/factories/sms-request.factory';

beforeEach(openVenue);
afterEach(closeVenue);

describe('the card of a request by text message', () => {
  it('says that it adds to an earlier text', async () => {
    venue.rows = [smsRequest({ id: 2, earlierId: 1, messageText: 'bring the big amps' }), smsRequest()];
    openSmsTab();
    expect(await screen.findAllByText(/This phone asked for the same show before/)).toHaveLength(1);
  });

  it('shows the history of a request: each text, what it did, and what the request was before', async () => {
    const [asked] = smsRequest().texts;
    const correction = {
      text: 'Actually make it 10',
      receivedAt: '2026-11-20T21:20:00.000Z',
      effect: 'changed' as const,
      was: 'Lone Pine Duo, Friday, November 27, 2026, 8:00 PM',
    };
    venue.rows = [smsRequest({ extractedTime: '22:00', texts: [...(asked ? [asked] : []), correction] })];
    openSmsTab();
    const history = await screen.findByRole('list', { name: 'Texts' });
    const [first, second] = within(history).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Asked · Nov 20, 2026, .*Lone Pine Duo this friday 8pm$/);
    expect(second?.textContent).toMatch(
      /^Changed it · .*Actually make it 10Before: Lone Pine Duo, .* 8:00 PM$/,
    );
  });

  it.each([
    [{ kind: 'withdrawn', errorMessage: 'The sender has taken it back.' } as const, 'Taken back'],
    [{ kind: 'change', changes: { ...CLASH, name: 'Our Night', endTime: null } } as const, 'Change'],
  ])('says that there is nothing to make of it: %j', async (overrides, badge) => {
    venue.rows = [smsRequest({ status: 'failed', ...overrides })];
    openSmsTab();
    expect(await screen.findByText(badge)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    expect(screen.queryAllByRole('link', { name: 'Our Night' })).toHaveLength(
      overrides.kind === 'change' ? 1 : 0,
    );
  });

  it('names the event in its way, and offers no tap that would fail', async () => {
    venue.rows = [smsRequest({ status: 'conflict', conflict: CLASH, errorMessage: 'Taken.' })];
    openSmsTab();
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
    venue.rows = [asking];
    openSmsTab();
    expect(await screen.findByRole('heading', { name: 'To be asked' })).toBeTruthy();
    expect(screen.getAllByText(question)).toHaveLength(1);
    cleanup();
    venue.rows = [{ ...asking, fromForm: true }];
    openSmsTab();
    expect(await screen.findByRole('heading', { name: 'The reply would ask' })).toBeTruthy();
    expect(screen.getAllByText('understood')).toHaveLength(2);
    expect(screen.getAllByText('asks')).toHaveLength(1);
  });

  it('shows what the sender was answered, in place of the questions in it', async () => {
    const reply = 'What time should Lone Pine Duo start? Please send it all in one message.';
    venue.rows = [
      smsRequest({ status: 'failed', questions: ['What time should Lone Pine Duo start?'], reply }),
    ];
    openSmsTab();
    expect(await screen.findByRole('heading', { name: 'We answered:' })).toBeTruthy();
    expect(screen.getByText(reply)).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'To be asked' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^More of/ })).toBeNull();
  });

  it('folds long words, the sender’s and ours', async () => {
    venue.rows = [smsRequest({ messageText: 'Howdy! '.repeat(200), reply: 'Got it. '.repeat(50) })];
    openSmsTab();
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

  it.each([
    [{ hasPassed: true }, 'The date has passed'],
    [{ status: 'processed', eventId: null, event: null } as const, 'Its event was deleted'],
    [
      { isArtistBlocked: true, hints: ['The account of Lone Pine Duo is blocked.'] },
      'The account of Lone Pine Duo is blocked.',
    ],
  ])('that no tap can make says why and leads to the form: %j', async (overrides, words) => {
    venue.rows = [smsRequest(overrides)];
    openSmsTab();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Create/ })).toBeNull();
    expect(screen.getByRole('link', { name: `Edit first: ${SUBJECT}` })).toBeTruthy();
  });
});
