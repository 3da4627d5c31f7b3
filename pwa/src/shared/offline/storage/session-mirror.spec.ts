import { jest } from '@jest/globals';
import { removeSessionId, storeSessionId } from '#shared/http/stored-session-id';
import { offlineDatabase as database } from './offline-database';
import { rememberedTable, rememberTable } from './remembered-tables';
import { forgetSignedOut, mirroredSession, mirrorSession } from './session-mirror';

const LORETTA = { sessionId: 's', userId: 7, name: 'Loretta Hayes' };

describe('the tables asked for on this phone', () => {
  beforeEach(() => mirrorSession(null));
  afterEach(() => void jest.restoreAllMocks());

  it('stay when the venue says again who is signed in', async () => {
    await mirrorSession(LORETTA);
    rememberTable(12, 4);
    await mirrorSession({ ...LORETTA, name: 'Loretta Webb' });
    expect(rememberedTable(12)).toBe(4);
  });

  it.each([
    ['somebody signs in after a guest', null, LORETTA],
    ['somebody else signs in', LORETTA, { sessionId: 't', userId: 8, name: 'Wade' }],
    ['they sign out', LORETTA, null],
  ])('are forgotten when %s', async (_what, before, after) => {
    await mirrorSession(before);
    rememberTable(12, 4);
    await mirrorSession(after);
    expect(rememberedTable(12)).toBeNull();
  });

  it('are forgotten where it cannot be read who was here', async () => {
    await mirrorSession(LORETTA);
    rememberTable(12, 4);
    jest.spyOn(database.settings, 'get').mockRejectedValue(new Error('blocked'));
    await mirrorSession(LORETTA).catch(() => undefined);
    expect(rememberedTable(12)).toBeNull();
  });
});

describe('who is signed in, as the outbox knows it', () => {
  afterEach(() => removeSessionId());

  it('is nobody at the next start, where a sign-out was cut off before it was told', async () => {
    await mirrorSession(LORETTA);
    storeSessionId(LORETTA.sessionId);
    await forgetSignedOut();
    expect((await mirroredSession())?.owner.id).toBe(LORETTA.userId);

    removeSessionId();
    await forgetSignedOut();
    expect(await mirroredSession()).toBeNull();
  });

  it('is nobody after a sign-out that follows at once', async () => {
    await mirrorSession(null);
    await Promise.all([mirrorSession(LORETTA), mirrorSession(null)]);
    expect(await mirroredSession()).toBeNull();
  });
});
