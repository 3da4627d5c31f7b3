import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { InvitationPage } from './invitation-page';
import type { LinkedInvitation } from './invitations.queries';

const WAITING: LinkedInvitation = {
  artistName: 'June Harlan',
  eventDate: '2099-01-16',
  eventTime: '20:00',
  eventType: 'country',
  eventName: 'Barn Dance',
  description: null,
  budget: '$800',
  duration: '3 hours',
  status: 'pending',
  invitationMessage: 'Bring the fiddle',
  expiresAt: '2099-01-10T00:00:00.000Z',
  eventId: null,
};
const READ = 'GET /api/invitations/abc';
const RESPOND = 'POST /api/invitations/abc/respond';
const network = fakeNetwork({ [READ]: () => json(WAITING) });

const open = () =>
  showScreen(<InvitationPage token="abc" venue={null} onAccepted={() => undefined} />, {
    paths: ['/', '/events/$eventId'],
  });
const letter = () => screen.findByRole('article', { name: 'Barn Dance' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const offersAnswer = () => screen.queryByRole('button', { name: /Accept|Decline/ }) !== null;

describe('the page of an invitation’s link', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
  });

  it('asks before it declines, says so then and offers no answer', async () => {
    network.on(RESPOND, () => json({ ...WAITING, status: 'declined' }));
    open();
    expect((await letter()).textContent).toContain('Bring the fiddle');
    await press('Decline');
    const question = within(await screen.findByRole('dialog', { name: 'Decline this invitation?' }));
    expect(network.commands()).toEqual([]);
    await userEvent.click(question.getByRole('button', { name: 'Decline' }));
    expect(await screen.findByText(/^You declined this invitation/)).toBeTruthy();
    expect(network.commands()).toEqual([{ call: RESPOND, body: { accept: false } }]);
    expect(offersAnswer()).toBe(false);
  });

  it.each([
    ['accepted', /^You accepted this invitation/],
    ['declined', /^You declined this invitation/],
    ['expired', /^This invitation has expired/],
    ['cancelled', /^The venue cancelled this invitation/],
  ] as const)('of one that is %s says so and offers no answer', async (status, words) => {
    network.on(READ, () => json({ ...WAITING, status, eventId: status === 'accepted' ? 4 : null }));
    open();
    expect(within(await letter()).getByText(words)).toBeTruthy();
    expect(offersAnswer()).toBe(false);
  });

  it('says what has become of it when an answer comes too late', async () => {
    network.on(RESPOND, () =>
      problem(409, 'invitations.cancelled', 'The venue has cancelled this invitation.'),
    );
    open();
    await letter();
    network.on(READ, () => json({ ...WAITING, status: 'cancelled' }));
    await press('Accept');
    expect(await screen.findByText(/^The venue cancelled this invitation/)).toBeTruthy();
    expect(screen.getByText('Cancelled')).toBeTruthy();
    expect(offersAnswer()).toBe(false);
  });

  it('keeps what was typed when there is no network, and sends it once there is', async () => {
    network.on(RESPOND, unreachable, () => json({ ...WAITING, status: 'accepted', eventId: 4 }));
    open();
    await letter();
    await userEvent.type(screen.getByLabelText('Message to the venue'), 'With pleasure');
    await press('Accept');
    expect(await screen.findByText(/Your answer has not been sent/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message to the venue').value).toBe('With pleasure');
    await press('Accept');
    const link = await screen.findByRole('link', { name: 'See the event' });
    expect(link.getAttribute('href')).toBe('/events/4');
    expect(network.commands().map(({ body }) => body)).toEqual(
      Array(2).fill({ accept: true, message: 'With pleasure' }),
    );
  });

  it('says so of a link that is nobody’s', async () => {
    network.on(READ, () => problem(404, 'invitations.not-found', 'There is no such invitation.'));
    open();
    expect(await screen.findByText('We cannot find this invitation')).toBeTruthy();
  });
});
