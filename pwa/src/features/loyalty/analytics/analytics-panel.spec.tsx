import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { AnalyticsPanel } from './analytics-panel';
import {
  type AnalyticsRange,
  fromRangeParams,
  parseRange,
  toRangeParams,
} from '#features/loyalty/analytics/range/analytics-range-params';
import { fakeNetwork, json, unreachable } from '#test/fake-network';
import { analyticsOf } from '#test/factories/analytics.factory';
import { showScreen } from '#test/screens/screen-double';

const TONIGHT = '2026-11-21';
const RANGE: AnalyticsRange = { preset: 'month', from: '', to: '' };
const ANALYTICS = 'GET /api/loyalty/analytics';

const network = fakeNetwork({ [ANALYTICS]: () => json(analyticsOf()) });
let chosen: AnalyticsRange[];
let saved: File[];

const open = (range = RANGE) =>
  showScreen(<AnalyticsPanel range={range} tonight={TONIGHT} onRange={(next) => chosen.push(next)} />);
/** The panel as the tab has it: what was chosen stands in the address. */
const InAddress = () => {
  const [range, setRange] = useState<AnalyticsRange>({ preset: 'days', from: '2026-11-01', to: TONIGHT });
  const choose = (next: AnalyticsRange) => setRange(fromRangeParams(parseRange({ ...toRangeParams(next) })));
  return <AnalyticsPanel range={range} tonight={TONIGHT} onRange={choose} />;
};
/** Longer than the field waits for the next digit. */
const typingPause = () => act(() => new Promise((resolve) => setTimeout(resolve, 400)));
const card = (name: string) => screen.findByRole('region', { name });
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the analytics', () => {
  beforeEach(() => {
    [chosen, saved] = [[], []];
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Element.prototype.getBoundingClientRect = function () {
      const isChart = this.classList.contains('recharts-responsive-container');
      return { x: 0, y: 0, width: isChart ? 320 : 0, height: isChart ? 240 : 0 } as DOMRect;
    };
    URL.createObjectURL = (file) => {
      saved.push(file as File);
      return '#saved';
    };
    URL.revokeObjectURL = () => {};
  });
  afterEach(cleanup);

  it('ask for the chosen nights and show the four figures', async () => {
    open();
    const figures = await screen.findByLabelText('Today');
    expect(figures.textContent).toBe('Total Members1,260Total Badges8Avg Points142Gold Members31');
    expect(network.calls.map(({ call }) => call)).toEqual([`${ANALYTICS}?from=2026-10-23&to=2026-11-21`]);
    expect(screen.getByText('Nov 20, 2026 – Nov 21, 2026, by night. A night lasts until 4 AM.')).toBeTruthy();
  });

  it('say of when months that are over are', async () => {
    network.on(ANALYTICS, () => json(analyticsOf({ grouping: 'month', asOf: '2026-11-21T10:10:00Z' })));
    open();
    await screen.findByText(
      'Nov 20, 2026 – Nov 21, 2026, by month. A night lasts until 4 AM. Months that are over are as of Nov 21, 2026, 4:10 AM; what is corrected in them shows the next morning.',
    );
  });

  it('show each chart’s numbers as a table', async () => {
    open();
    const guests = await card('New and returning guests by night');
    const toggle = within(guests).getByRole('button', { name: /^Show table/ });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(toggle);
    expect(rowsOf(within(guests).getByRole('table'))).toEqual([
      ['Night', 'New', 'Returning', 'Without an email'],
      ['Fri, Nov 20, 2026', '1', '10', '4'],
      ['Sat, Nov 21, 2026', '600', '600', '0'],
    ]);
    const artists = await card('Top artists');
    expect(rowsOf(within(artists).getByRole('table'))).toEqual([
      ['Artist', 'Shows', 'Check-ins'],
      ['Wade Tucker', '3', '1,210'],
    ]);
  });

  it('draw a bar for every number that is not zero', async () => {
    open();
    await card('Points by week');
    await waitFor(() =>
      expect(document.querySelectorAll('.recharts-bar-rectangle path')).not.toHaveLength(0),
    );
    const barsOf = async (name: string) =>
      (await card(name)).querySelectorAll('.recharts-bar-rectangle path').length;
    expect(await barsOf('Check-ins by night')).toBe(2);
    expect(await barsOf('New and returning guests by night')).toBe(5);
    expect(await barsOf('Points by week')).toBe(3);
  });

  it('hand out a file that no spreadsheet runs', async () => {
    open();
    const checkIns = await card('Check-ins by night');
    await userEvent.click(within(checkIns).getByRole('button', { name: /^Download CSV/ }));
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['check-ins-by-night-2026-11-20-to-2026-11-21.csv']),
    );
    const bytes = await new Promise((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.readAsText(saved[0] ?? new Blob());
    });
    expect(bytes).toBe(
      'Night,Shows,Check-ins\r\n' +
        `2026-11-20,"'=HYPERLINK(""http://evil.example""), Late Set",15\r\n` +
        '2026-11-21,Honky Tonk Saturday,1200',
    );
  });

  it('say that nobody came', async () => {
    network.on(ANALYTICS, () => json(analyticsOf({ attendance: [], points: [], topArtists: [] })));
    open();
    expect(await screen.findAllByText('Nobody checked in on these nights.')).toHaveLength(2);
    expect(screen.getByText('No points were given on these nights.')).toBeTruthy();
    expect(screen.getByText('Nobody checked in to a show with an artist.')).toBeTruthy();
  });

  it('begin chosen days with the nights that were shown', async () => {
    open();
    await userEvent.selectOptions(
      await screen.findByLabelText('Nights', { selector: 'select' }),
      'From – to',
    );
    expect(chosen).toEqual([{ preset: 'days', from: '2026-10-23', to: TONIGHT }]);
  });

  it('keep the day of which a year is typed slowly, and ask once it is a year', async () => {
    showScreen(<InAddress />);
    const first = await screen.findByLabelText<HTMLInputElement>('First day');
    const type = (day: string) => fireEvent.change(first, { target: { value: day } });
    for (const day of ['0002-11-01', '0020-11-01']) {
      type(day);
      await typingPause();
      expect(first.value).toBe(day);
    }
    type('2025-11-01');
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls.map(({ call }) => call)).toEqual([
      `${ANALYTICS}?from=2026-11-01&to=2026-11-21`,
      `${ANALYTICS}?from=2025-11-01&to=2026-11-21`,
    ]);
  });

  it('ask for no days that end before they begin', async () => {
    open({ preset: 'days', from: '2026-11-02', to: '2026-11-01' });
    expect(await screen.findByText('The last day must not be before the first day')).toBeTruthy();
    expect(network.calls).toEqual([]);
  });

  it('tell a fault from a missing network, and ask again', async () => {
    network.on(
      ANALYTICS,
      () => json({}, 500),
      () => json(analyticsOf()),
    );
    open();
    expect(await screen.findByText('The analytics could not be loaded')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Today')).toBeTruthy();
    cleanup();
    network.on(ANALYTICS, unreachable, () => json(analyticsOf()));
    open();
    expect(await screen.findByText("You're offline")).toBeTruthy();
    expect(screen.getByText(/^Analytics are private/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Today')).toBeTruthy();
  });
});
