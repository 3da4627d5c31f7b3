import { jest } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import { countWaiting } from '#shared/offline/status/waiting-count';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { aPerson, aSession } from '#test/factories/session.factory';
import { system } from '#shared/theme/system';
import { SessionContext } from '#shared/session/session-context';
import { SignOutSheet } from './sign-out-sheet';

const session = aSession({ user: aPerson() });

const learnCheckIns = () =>
  registerHandler('check-in', {
    noun: { one: 'check-in', many: 'check-ins' },
    page: '/check-ins',
    send: () => Promise.reject(new Error('not here')),
  });
const queue = (id: string) => enqueue({ id, kind: 'check-in', payload: {}, photo: null });
const ask = (waiting: number) =>
  render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <SignOutSheet waiting={waiting} onConfirm={() => undefined} onCancel={() => undefined} />
      </SessionContext>
    </ChakraProvider>,
  );

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  await queue('a guest');
  await mirrorSession({ sessionId: 's', userId: 7, name: 'Loretta Hayes' });
});

describe('SignOutSheet', () => {
  it('finds the words also when the page learns them later', async () => {
    await queue('hers');
    ask(1);
    await screen.findByText(/^1 change is/);
    act(learnCheckIns);
    expect(await screen.findByText(/^1 check-in is/)).toBeTruthy();
  });

  it("names the person's own check-in and nobody else's", async () => {
    learnCheckIns();
    await queue('hers');
    ask(1);
    expect(await screen.findByText(/^1 check-in is still waiting to be sent/)).toBeTruthy();
  });

  it('names several', async () => {
    learnCheckIns();
    await queue('hers');
    await queue('hers too');
    ask(2);
    expect(await screen.findByText(/^2 check-ins are still waiting to be sent/)).toBeTruthy();
  });
});

it('a database that keeps silent keeps nobody signed in', async () => {
  jest.useFakeTimers();
  const get = jest.spyOn(database.settings, 'get').mockReturnValue(new Promise(() => undefined) as never);
  const count = countWaiting();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(await count).toBe(0);
  get.mockRestore();
  jest.useRealTimers();
});
