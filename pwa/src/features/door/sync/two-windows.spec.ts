import { doorDatabase as database } from '#features/door/store/door-database';
import { applyList, wipeNight } from '#features/door/store/door-list';
import { aGuest, aList } from '#test/door';
import { aWholeList, LIST, syncingTablet } from '#test/door-sync';
import { json } from '#test/fake-network';
import { currentRoster } from './door-roster';

const { network, start, asked } = syncingTablet();

describe('a tablet with two windows', () => {
  it('finds in one whom the other has taken from the venue, and drops its own late answer', async () => {
    await applyList(aWholeList());
    const answer = network.hold(LIST);
    start();
    await asked(1);
    await applyList(aList({ cursor: 'c3', guests: [aGuest({ id: 8 })] }), { since: 'c1' });
    answer(json(aList({ cursor: 'c2', departed: [7] })));
    await asked(2);
    expect(network.calls[1]?.path).toContain('since=c3');
    expect([currentRoster().index.get(7)?.id, currentRoster().index.get(8)?.id]).toEqual([7, 8]);
    expect(await database.guests.toCollection().primaryKeys()).toEqual([7, 8]);
  });

  it('finds nobody in one once the other has wiped the night', async () => {
    await applyList(aWholeList());
    const answer = network.hold(LIST);
    start();
    await asked(1);
    await wipeNight({ unpairs: false });
    answer(json(aList({ cursor: 'c2', guests: [aGuest({ id: 8 })] })));
    await asked(2);
    expect(network.calls[1]?.path).toBe('/api/door/list');
    expect(currentRoster().index.size).toBe(0);
    expect(await database.guests.count()).toBe(0);
  });
});
