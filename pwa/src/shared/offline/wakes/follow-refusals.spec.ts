import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { onSessionRefused } from '#shared/http/refused-session';
import { followRefusals } from './follow-refusals';
import { mirrorSession, noteRefusedSession } from '#shared/offline/storage/session-mirror';

describe('followRefusals', () => {
  it('tells the page that the venue has refused its session, no matter who was sending', async () => {
    const heard = jest.fn();
    onSessionRefused(heard);
    localStorage.setItem('sessionId', 'abc');
    await mirrorSession({ sessionId: 'abc', userId: 7, name: 'Loretta' });
    followRefusals();

    await noteRefusedSession('abc');

    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });
});
