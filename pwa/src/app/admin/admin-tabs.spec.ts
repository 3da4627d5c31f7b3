import { ADMIN_GROUPS, ADMIN_TABS } from './admin-tabs';

describe('the dashboard’s tabs', () => {
  it('are each in one group of the side bar, in the tabs’ own order', () => {
    const grouped = ADMIN_GROUPS.flatMap(({ tabs }) => tabs);
    expect(new Set(grouped)).toEqual(new Set(ADMIN_TABS));
    expect(grouped).toHaveLength(ADMIN_TABS.length);
    for (const { tabs } of ADMIN_GROUPS) expect(tabs).toEqual(ADMIN_TABS.filter((tab) => tabs.includes(tab)));
  });
});
