import 'fake-indexeddb/auto';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { offlineDatabase } from '#shared/offline/storage/offline-database';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { aPerson } from '#test/factories/session.factory';
import { fakeNetwork, json, problem, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { LoyaltyPanel } from './loyalty-panel';
import { readKeptCard } from '#features/loyalty/card/kept-member-card';
import { MemberCardSheet } from '#features/loyalty/card/member-card-sheet';
import { badgeOf, entryOf, memberOf } from '#test/factories/own-member.factory';

const JUNE = aPerson({
  username: 'june',
  email: 'june@example.com',
  firstName: 'June',
  lastName: 'Carver',
  emailVerified: false,
});
const BY_EMAIL = 'GET /api/loyalty/members/email/june%40example.com';
const ENROL = 'POST /api/loyalty/members';
const BADGES = 'GET /api/loyalty/members/42/badges?include=available';
const POINTS = 'GET /api/loyalty/members/42/points?limit=10';
const REWARDS = 'GET /api/loyalty/members/42/rewards';
const SEEN = 'POST /api/loyalty/members/42/badges/seen';

const refusal = (status: number, code: string) => () => problem(status, code, 'Words of the venue.');
const noMember = refusal(404, 'loyalty.member-not-found');

const network = fakeNetwork({
  [BY_EMAIL]: () => json(memberOf()),
  [BADGES]: () =>
    json([
      badgeOf({ earnedDate: '2026-11-21T02:00:00.000Z' }),
      badgeOf({ id: 2, name: 'Regular', requirement: 5, progress: 1 }),
    ]),
  [POINTS]: () => json([entryOf()]),
  [REWARDS]: () => json({ spendablePoints: 100, rewards: [], redemptions: [] }),
  [SEEN]: () => json({ message: 'Badges marked as seen' }),
});

const open = (screenOfIt = <LoyaltyPanel user={JUNE} verification={<p>the way to verify</p>} />) =>
  showScreen(screenOfIt);

afterEach(async () => {
  cleanup();
  await mirrorSession(null);
});
afterAll(() => offlineDatabase.close());

const region = (name: string) => screen.findByRole('region', { name });
const calls = () => network.calls.map(({ call }) => call);

describe('the loyalty panel', () => {
  it('shows tier, points, shows and the way to the next tier', async () => {
    open();

    const status = await region('Silver member');
    expect(within(status).getByText('June Carver')).toBeTruthy();
    expect(
      within(status)
        .getAllByRole('definition')
        .map((fact) => fact.textContent),
    ).toEqual(['100', '1']);
    const bar = within(status).getByRole('progressbar', { name: 'Progress to Gold' });
    expect(bar.getAttribute('aria-valuenow')).toBe('0');
    expect(within(status).getByText('200 points to Gold')).toBeTruthy();
  });

  it('shows points below zero with a true minus', async () => {
    network.on(BY_EMAIL, () => json(memberOf({ totalPoints: -50, membershipLevel: 'bronze' })));
    open();
    expect(within(await region('Bronze member')).getByText('\u221250')).toBeTruthy();
  });

  it('shows badges earned with their date, and those to be earned with how far they are', async () => {
    open();

    const earned = await region('Badges earned');
    expect(within(earned).getByText('First Timer')).toBeTruthy();
    expect(within(earned).getByText('Earned Friday, November 20, 2026')).toBeTruthy();
    const available = await region('Available badges');
    expect(within(available).getByText('1 of 5 shows · +50 points')).toBeTruthy();
    expect(within(available).getByRole('progressbar', { name: 'Progress to Regular' })).toBeTruthy();
  });

  it('draws the icon that belongs to the name of an earned badge, and its own on one to be earned', async () => {
    network.on(BADGES, () =>
      json([
        badgeOf({ name: 'VIP', icon: 'Zap', earnedDate: '2026-11-21T02:00:00.000Z' }),
        badgeOf({ id: 2, name: 'Champion', icon: 'Zap' }),
      ]),
    );
    open();

    const drawnIn = async (name: string) =>
      (await region(name)).querySelector('.badge-icon svg')?.classList.value;
    expect(await drawnIn('Badges earned')).toContain('lucide-crown');
    expect(await drawnIn('Available badges')).toContain('lucide-zap');
  });

  it('says what the points came from, and what was taken back and why', async () => {
    network.on(POINTS, () =>
      json([
        entryOf({ id: 2, type: 'reversal', points: -50, description: 'Not at the show' }),
        entryOf({ stands: false }),
      ]),
    );
    open();

    const points = await region('What your points came from');
    expect(await within(points).findByText('Taken back: Barn Dance')).toBeTruthy();
    expect(within(points).getByText('Not at the show')).toBeTruthy();
    expect(within(points).getByText('Friday, November 20, 2026 · taken back')).toBeTruthy();
  });

  it('makes the member when there is none, under the name of the account', async () => {
    network.on(BY_EMAIL, noMember, () => json(memberOf()));
    network.on(ENROL, () => json({}, 201));
    open();

    await region('Silver member');
    expect(network.calls.find(({ call }) => call === ENROL)?.body).toEqual({
      name: 'June Carver',
      email: 'june@example.com',
    });
  });

  it('asks for the proof of an e-mail that points were collected with', async () => {
    network.on(BY_EMAIL, noMember);
    network.on(ENROL, refusal(409, 'loyalty.verify-email'));
    open();

    expect(await screen.findByText('Welcome to Our Loyalty Program!')).toBeTruthy();
    expect(screen.getByText('the way to verify')).toBeTruthy();
  });

  it('has the points as soon as the e-mail is proved, also elsewhere', async () => {
    network.on(BY_EMAIL, noMember, () => json(memberOf()));
    network.on(ENROL, refusal(409, 'loyalty.verify-email'));
    const Panel = () => {
      const [emailVerified, setVerified] = useState(false);
      const verification = <button onClick={() => setVerified(true)}>proved meanwhile</button>;
      return <LoyaltyPanel user={{ ...JUNE, emailVerified }} verification={verification} />;
    };
    open(<Panel />);

    fireEvent.click(await screen.findByRole('button', { name: 'proved meanwhile' }));

    expect(await region('Silver member')).toBeTruthy();
  });

  it('welcomes anyone who could not be enrolled, and tries again on request', async () => {
    network.on(BY_EMAIL, noMember);
    network.on(ENROL, refusal(403, 'loyalty.not-your-email'));
    open();
    expect(await screen.findByText('Welcome to Our Loyalty Program!')).toBeTruthy();
    expect(
      screen.getByText('Your membership is not here yet. Please refresh, or contact our staff.'),
    ).toBeTruthy();

    network.on(BY_EMAIL, () => json(memberOf()));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await region('Silver member')).toBeTruthy();
  });

  it.each([
    [unreachable, "You're offline"],
    [() => json('oops', 500), 'Your points could not be loaded'],
  ])('says so when there is no answer: %#', async (answer, title) => {
    network.on(BY_EMAIL, answer);
    open();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Member card' }).getAttribute('href')).toBe(
      '/account/badges/card',
    );
  });

  it.each([
    [unreachable, 'Your badges come back with your connection.'],
    [() => json('oops', 500), 'Your badges could not be loaded'],
  ])('says so when the badges did not come, beside the status that did: %#', async (answer, words) => {
    network.on(BADGES, answer);
    open();
    expect(await screen.findByText(words)).toBeTruthy();
    expect(await region('Silver member')).toBeTruthy();
  });

  it('asks again by itself while badges are about to be judged', async () => {
    network.on(
      BY_EMAIL,
      () => json(memberOf({ totalPoints: 50, membershipLevel: 'bronze', badgesDue: true })),
      () => json(memberOf({ totalPoints: 100 })),
    );
    open();
    await region('Bronze member');
    await screen.findByRole('region', { name: 'Silver member' }, { timeout: 6_000 });
    await waitFor(() => expect(calls().filter((call) => call === BADGES)).toHaveLength(2));
  }, 10_000);
});

describe('a new badge', () => {
  const NEW = badgeOf({ earnedDate: '2026-11-21T02:00:00.000Z', isNew: true });

  it('is celebrated, told once, and marked as seen', async () => {
    network.on(BADGES, () => json([NEW]));
    open();

    const party = await region('New badges');
    expect(within(party).getByText('You earned a badge!')).toBeTruthy();
    expect(within(party).getByText('First Timer')).toBeTruthy();
    expect(screen.getAllByRole('status').map((words) => words.textContent)).toContain(
      'You earned a badge! First Timer.',
    );
    await waitFor(() => expect(calls()).toContain(SEEN));
    expect(network.commands()).toEqual([{ call: SEEN, body: { badgeIds: [1] } }]);
  });

  it('is no news any more when it was seen', async () => {
    open();
    await region('Badges earned');
    expect(screen.queryByRole('region', { name: 'New badges' })).toBeNull();
    expect(calls()).not.toContain(SEEN);
  });
});

describe('the card', () => {
  it('says what is missing while the address waits for its proof', async () => {
    network.on(BY_EMAIL, noMember);
    network.on(ENROL, refusal(409, 'loyalty.verify-email'));
    open(<MemberCardSheet user={JUNE} origin="https://venue.example.com" onClose={() => undefined} />);
    expect(await screen.findByText(/Verify your email to get your card/)).toBeTruthy();
  });

  it('tells nobody to become a member when the venue could not answer', async () => {
    network.on(BY_EMAIL, refusal(500, 'server.fault'));
    open(<MemberCardSheet user={JUNE} origin="https://venue.example.com" onClose={() => undefined} />);
    expect(await screen.findByText('Something went wrong on our side. Your points are safe.')).toBeTruthy();
  });

  it('is kept on this device for the one who is signed in, and goes at sign-out', async () => {
    await mirrorSession({ sessionId: 'abc', userId: JUNE.id, name: 'June Carver' });
    open();
    await region('Silver member');
    await waitFor(async () =>
      expect(await readKeptCard(JUNE.id)).toEqual({
        id: 42,
        name: 'June Carver',
        membershipLevel: 'silver',
        cardCode: '1A2B3C4D5E6F7081',
      }),
    );
    expect(await readKeptCard(8)).toBeNull();

    await mirrorSession(null);

    expect(await readKeptCard(JUNE.id)).toBeNull();
  });
});
