import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { broken, fakeNetwork, json, problem } from '#test/fake-network';
import { renderThemed } from '#test/themed';
import { ImportSection } from './import-section';
import type { Import, ImportRow } from './imports.queries';

const anImport = (overrides: Partial<Import> = {}): Import => ({
  id: 7,
  kind: 'events',
  state: 'preview',
  fileName: 'shows.csv',
  format: 'csv',
  notes: ['The columns are separated by semicolons.'],
  columnNames: ['Show', 'Day'],
  columns: [
    { field: 'name', label: 'Event name', column: 0 },
    { field: 'date', label: 'Date', column: 1 },
    { field: 'time', label: 'Start time', column: null },
  ],
  missing: [],
  dateOrder: 'month-first',
  type: 'country',
  usualTime: null,
  tellsFollowers: false,
  total: 3,
  done: 0,
  counts: { new: 1, changed: 1, same: 0, cannot: 1 },
  createdAt: '2026-11-26T20:00:00Z',
  ...overrides,
});

const ROWS: ImportRow[] = [
  { id: 1, line: 2, cells: ['Barn Dance', '2026-12-04'], fate: 'new', words: '' },
  {
    id: 2,
    line: 3,
    cells: ['The Ball', '2026-12-05'],
    fate: 'changed',
    words: 'Changes time 8:00 PM → 9:00 PM.',
  },
  { id: 3, line: 4, cells: ['', 'someday'], fate: 'cannot', words: 'The date “someday” cannot be read.' },
];

const network = fakeNetwork({
  'GET /api/imports': () => json([]),
  'GET /api/imports/:id/rows': ({ query }) =>
    json(ROWS.filter(({ fate }) => (query.get('fate') ?? fate) === fate)),
});

const onEventsChanged = jest.fn();
const draw = () =>
  renderThemed(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })}
    >
      <ImportSection typeField={(chosen) => <p>Type: {chosen}</p>} onEventsChanged={onEventsChanged} />
    </QueryClientProvider>,
  );

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (label: string, content = 'Show;Day') =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: [new File([content], 'shows.csv')] } });
const lines = () => screen.getAllByText(/^Line \d/).map((line) => line.textContent);

const openPreview = async (found = anImport()) => {
  network.on('POST /api/imports', () => json(found, 201));
  network.on('GET /api/imports/7', () => json(found));
  draw();
  choose('Shows from a file');
  await screen.findByRole('list', { name: 'What becomes of the rows' });
  await screen.findByText('Line 2');
};

describe('bringing a calendar along', () => {
  afterEach(() => {
    cleanup();
    dismissToast();
    onEventsChanged.mockClear();
  });

  it('shows what becomes of each row, and those of one fate on a tap', async () => {
    await openPreview();

    expect(screen.getByText('The columns are separated by semicolons.')).toBeTruthy();
    expect(lines()).toEqual(['Line 2', 'Line 3', 'Line 4']);
    expect(screen.getByText('Dec 5, 2026')).toBeTruthy();
    press('1 Cannot be brought in');
    await waitFor(() => expect(lines()).toEqual(['Line 4']));
    expect(screen.getByText('The date “someday” cannot be read.')).toBeTruthy();
    expect(screen.getByText('someday')).toBeTruthy();
  });

  it('imports on a tap, follows how far it is, and offers what was left out', async () => {
    await openPreview();
    network.on('POST /api/imports/:id/start', () => json(anImport({ state: 'running', done: 1 })));
    network.on(
      'GET /api/imports/7',
      () => json(anImport({ state: 'running', done: 2 })),
      () => json(anImport({ state: 'done', done: 3 })),
    );

    press('Import 2 shows');

    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(await screen.findByText('Brought in', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download what was left out' })).toBeTruthy();
    await waitFor(() => expect(lines()).toEqual(['Line 4']));
    await waitFor(() => expect(onEventsChanged).toHaveBeenCalledTimes(1));
  });

  it('is heard when it begins and when it is over, and keeps the place of a keyboard', async () => {
    const hasFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element));
    await openPreview();
    const title = screen.getByRole('heading', { name: 'Bring your calendar along' });
    await hasFocus(title);
    network.on('POST /api/imports/:id/start', () => json(anImport({ state: 'running', done: 1 })));
    network.on(
      'GET /api/imports/7',
      () => json(anImport({ state: 'running', done: 2 })),
      () => json(anImport({ state: 'done', done: 3 })),
    );
    screen.getByRole('button', { name: 'Import 2 shows' }).focus();
    press('Import 2 shows');

    const region = await screen.findByText('Import started', { selector: '[role=status]' });
    expect(screen.getByRole('progressbar').closest('[role=status]')).toBeNull();
    await hasFocus(screen.getByRole('group', { name: 'The import' }));
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    await waitFor(() => expect(region.textContent).toBe('Import over: 2 shows imported, 1 left out'), {
      timeout: 5_000,
    });
    expect(region.isConnected).toBe(true);
    await hasFocus(screen.getByRole('button', { name: 'Download what was left out' }));
    screen.getByRole('button', { name: 'Close' }).focus();
    press('Close');
    await hasFocus(title);
  });

  it('tells that shows came along also when its page was left meanwhile', async () => {
    await openPreview();
    network.on('POST /api/imports/:id/start', () => json(anImport({ state: 'running', done: 1 })));
    network.on('GET /api/imports/7', () => json(anImport({ state: 'running', done: 2 })));
    press('Import 2 shows');
    await screen.findByRole('progressbar');
    cleanup();
    expect(onEventsChanged).not.toHaveBeenCalled();
    network.on('GET /api/imports/7', broken);
    await waitFor(() => expect(network.calls.at(-1)?.path).toBe('/api/imports/7'));
    expect(onEventsChanged).not.toHaveBeenCalled();
    network.on('GET /api/imports/7', () => json(anImport({ state: 'done', done: 3 })));
    await waitFor(() => expect(onEventsChanged).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('goes on following an import after the venue was asked too often', async () => {
    await openPreview();
    network.on('POST /api/imports/:id/start', () => json(anImport({ state: 'running', done: 1 })));
    network.on(
      'GET /api/imports/7',
      () => problem(429, 'too-many-requests', 'Please wait a moment.'),
      () => json(anImport({ state: 'running', done: 2 })),
    );
    press('Import 2 shows');
    expect(await screen.findByText(/^2 of 3 rows/, {}, { timeout: 5_000 })).toBeTruthy();
    expect(onEventsChanged).not.toHaveBeenCalled();

    network.on('GET /api/imports/7', () => json(anImport({ state: 'done', done: 3 })));
    await waitFor(() => expect(onEventsChanged).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  });

  it('shows the start that the venue has when another one could not be sent', async () => {
    await openPreview(anImport({ usualTime: '19:00' }));
    network.on('PUT /api/imports/:id/options', broken);
    const field = screen.getByLabelText<HTMLInputElement>('Start of shows without one');
    fireEvent.change(field, { target: { value: '20:00' } });
    fireEvent.blur(field);
    await waitFor(() => expect(currentToast()?.title).toBe('Error'));
    expect(field.value).toBe('19:00');
  });

  it('asks which column is which, and reads the rows in that way', async () => {
    await openPreview(
      anImport({
        missing: ['Date'],
        columns: [
          { field: 'name', label: 'Event name', column: 0 },
          { field: 'date', label: 'Date', column: null },
        ],
        counts: { new: 0, changed: 0, same: 0, cannot: 3 },
      }),
    );
    expect(screen.getByRole('alert').textContent).toBe('Please say which column is: Date.');
    expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull();
    network.on('PUT /api/imports/:id/options', () => json(anImport()));

    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '1' } });

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(network.commands().at(-1)).toEqual({
      call: 'PUT /api/imports/7/options',
      body: {
        columns: [
          { field: 'name', column: 0 },
          { field: 'date', column: 1 },
        ],
      },
    });
  });

  it('leaves the list of columns open, and the focus where it was, once a column is chosen', async () => {
    await openPreview(anImport({ missing: ['Date'] }));
    // As for somebody who sees it: the first frame is painted.
    await waitFor(() => expect(document.activeElement?.id).toBe('import-title'));
    const field = screen.getByLabelText<HTMLSelectElement>('Date');
    const isOpen = () => field.closest('details')?.open;
    expect(isOpen()).toBe(true);
    const release = network.hold('PUT /api/imports/:id/options');
    field.focus();
    fireEvent.change(field, { target: { value: '1' } });
    await waitFor(() => expect(field.matches(':disabled')).toBe(true));
    // Browsers take the focus from what takes nothing, which jsdom does not.
    const button = screen.getByRole('button', { name: 'Cancel' });
    button.focus();
    button.blur();
    release(json(anImport()));

    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(isOpen()).toBe(true);
  });

  it('takes the focus from nobody who has gone on before an opened file is painted', async () => {
    const frames: FrameRequestCallback[] = [];
    const asked = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    await openPreview();
    const field = screen.getByLabelText('Dates are written');
    field.focus();
    for (const frame of frames) frame(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(frames).not.toEqual([]);
    expect(document.activeElement).toBe(field);
    asked.mockRestore();
  });

  it('imports nothing while the rows are read in another way', async () => {
    await openPreview();
    let answer = () => {};
    network.on(
      'PUT /api/imports/:id/options',
      () => new Promise<Response>((resolve) => (answer = () => resolve(json(anImport())))),
    );

    fireEvent.change(screen.getByLabelText('Dates are written'), { target: { value: 'day-first' } });
    await screen.findByText('Reading the rows in that way...');
    press('Import 2 shows');

    expect(screen.getByLabelText('Dates are written').matches(':disabled')).toBe(true);
    expect(network.commands().map(({ call }) => call)).not.toContain('POST /api/imports/7/start');
    answer();
    await waitFor(() => expect(screen.getByLabelText('Dates are written').matches(':disabled')).toBe(false));
  });

  it('says why a file cannot be read', async () => {
    network.on('POST /api/imports', () => problem(415, 'imports.file-unreadable', 'This is a PDF.'));
    draw();
    choose('Members from a file');

    await waitFor(() => expect(currentToast()?.description).toBe('This is a PDF.'));
    expect(screen.getByLabelText('Shows from a file')).toBeTruthy();
  });

  it('leads back to a file of the last days', async () => {
    network.on('GET /api/imports', () => json([anImport({ state: 'stopped', done: 1 })]));
    network.on('GET /api/imports/7', () => json(anImport({ state: 'stopped', done: 1 })));
    draw();
    expect(await screen.findByText(/Stopped after 1 of 3 rows/)).toBeTruthy();

    press('Open shows.csv');

    expect(await screen.findByRole('button', { name: 'Go on' })).toBeTruthy();
    expect(
      within(screen.getByRole('list', { name: 'What becomes of the rows' })).getAllByRole('button'),
    ).toHaveLength(4);
  });
});
