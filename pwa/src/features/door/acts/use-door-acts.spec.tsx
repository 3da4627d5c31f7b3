import { jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { LineContext } from '#features/door/line/line-context';
import { aNight, aPerson, SHOW } from '#test/door';
import { tonightOf } from './tonight';
import { useDoorActs } from './use-door-acts';

const LINE = {
  night: aNight(),
  show: SHOW,
  person: aPerson(),
  tonight: tonightOf(SHOW.id, { entries: [], exits: [], acts: [], aheadMs: 0 }),
};

afterEach(() => jest.restoreAllMocks());

it('a guest whom staff let in at a full tablet is sent without the photo', async () => {
  jest.spyOn(database.photos, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { result } = renderHook(useDoorActs, {
    wrapper: ({ children }) => <LineContext value={LINE}>{children}</LineContext>,
  });
  const admission = { memberId: 7, name: 'Loretta Hayes', email: null, partySize: 2, isFirstVisit: false };
  const photo = { buffer: new ArrayBuffer(8), type: 'image/jpeg', name: 'door.jpg' };
  expect(await result.current.checkIn({ ...admission, key: 'a', photo })).toMatchObject({ photoKept: false });
  expect(await database.entries.get('a')).toMatchObject({ state: 'waiting', hasPhoto: false });
});
