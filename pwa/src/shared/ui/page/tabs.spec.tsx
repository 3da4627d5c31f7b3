import { currentTab } from './tabs';

const TABS = [{ to: '/account' }, { to: '/account/password' }, { to: '/account/badges' }] as const;

describe('the tab one is on', () => {
  it('is the one whose address it is', () => {
    expect(currentTab(TABS, '/account/badges')).toBe(TABS[2]);
  });

  it('stays while a dialog of the tab has its own address', () => {
    expect(currentTab(TABS, '/account/password/forgotten')).toBe(TABS[1]);
    expect(currentTab(TABS, '/account')).toBe(TABS[0]);
  });

  it('is none on another page', () => {
    expect(currentTab(TABS, '/accounting')).toBeUndefined();
  });
});
