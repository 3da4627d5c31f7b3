import { ChakraProvider } from '@chakra-ui/react/styled-system';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import { ADMIN_TABS } from '#app/admin/admin-tabs';
import type { AuthUser } from '#shared/session/auth-user';
import { SessionContext } from '#shared/session/session-context';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { Route } from './documentation';

const openAs = async (user: AuthUser | null) => {
  const root = createRootRoute();
  const router = createRouter({
    routeTree: root.addChildren([
      createRoute({
        getParentRoute: () => root,
        path: '/documentation',
        component: Route.options.component,
      }),
    ]),
    history: createMemoryHistory({ initialEntries: ['/documentation'] }),
  });
  const session = aSession({ user });
  render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </ChakraProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
};

describe('the documentation page', () => {
  afterEach(cleanup);

  it.each([
    ['a visitor', null] as const,
    ['a customer', aPerson({ userType: 'user' })] as const,
    ['an artist', aPerson({ userType: 'artist' })] as const,
  ])('is closed to %s, who is told so and led home', async (_who, user) => {
    await openAs(user);

    expect(screen.getByRole('heading', { name: 'Access Denied' })).toBeTruthy();
    expect(screen.getByText('This page is only available to admin users.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
  });

  it('leads an admin back, and through the tabs of the dashboard', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    expect(screen.getByRole('link', { name: 'Back to Admin' }).getAttribute('href')).toBe('/admin');
    const quickStart = screen.getByRole('region', { name: 'Quick Start' });
    const steps = within(quickStart).getAllByRole('listitem');
    expect(steps.map((step) => step.firstElementChild?.textContent)).toEqual([
      'Events',
      'Event Types',
      'Artists',
      'Attendees',
      'Loyalty',
      'Venue Settings',
    ]);
    const tabs = ADMIN_TABS.map(({ to }) => to as string);
    const addresses = within(quickStart)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href') ?? '');
    expect(addresses).toContain('/admin/users');
    expect(addresses.filter((address) => !tabs.includes(address))).toEqual([]);
  });

  it('leads to each of its chapters', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    const contents = within(screen.getByRole('navigation', { name: 'Chapters' })).getAllByRole('link');
    const chapters = screen
      .getAllByRole('region')
      .map((chapter) => within(chapter).getByRole('heading', { level: 2 }));
    expect(contents.map(({ textContent }) => textContent)).toEqual(
      chapters.map(({ textContent }) => textContent),
    );
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(chapters.map(({ id }) => `#${id}`));
  });

  it('says how a real venue is set up', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    const chapter = within(screen.getByRole('region', { name: 'Set Up' }));
    expect(chapter.getByText('docker compose --profile https up --build --detach').tagName).toBe('CODE');
    expect(chapter.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/admin/settings');
  });

  it('gives the venue’s own addresses to copy', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    const chapter = within(screen.getByRole('region', { name: 'Be Found' }));
    for (const address of ['/sitemap.xml', '/feeds/events.ics', '/embed/events'])
      expect(chapter.getByText(`${location.origin}${address}`)).toBeTruthy();
  });

  it('says how to save the venue and bring it back', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    const chapter = within(screen.getByRole('region', { name: 'Back Up and Restore' }));
    for (const command of ['npm run backup -- venue.tar.gz', 'npm run restore -- venue.tar.gz'])
      expect(chapter.getByText(command).tagName).toBe('CODE');
    expect(chapter.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/admin');
  });

  it('names the version, and says how to change to the next one', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    expect(screen.getByText(/^Version \d+\.\d+\.\d+$/, { selector: 'p' })).toBeTruthy();
    const chapter = within(screen.getByRole('region', { name: 'Upgrade' }));
    expect(chapter.getByText('npm run backup -- before.tar.gz').tagName).toBe('CODE');
    expect(chapter.getByRole('heading', { name: 'Go back' })).toBeTruthy();
  });

  it('says that dates are entered by hand, and what has changed', async () => {
    await openAs(aPerson({ userType: 'admin' }));

    expect(
      within(screen.getByRole('region', { name: 'Feature Overview' })).getByText(
        'Dates are entered by hand.',
      ),
    ).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Change Log' })).getAllByRole('heading', { level: 3 }).length,
    ).toBeGreaterThan(1);
  });
});
