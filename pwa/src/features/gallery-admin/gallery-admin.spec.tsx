import { jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { broken, fakeNetwork, json, unreachable } from '#test/fake-network';
import { showScreen } from '#test/screens/screen-double';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { GalleryAdmin } from './gallery-admin';
import type { ManagedPhoto } from '#features/gallery-admin/list/gallery-admin.queries';
import type { ManagedPhotosFilter } from '#features/gallery-admin/list/managed-photos-filter';

const SHOW = { id: 12, name: 'Barn Dance', date: '2026-11-20' };
const LISTED = { ...SHOW, time: '20:00', status: 'scheduled' as const };
const photo = (id: number, originalName: string): ManagedPhoto => ({
  id,
  status: 'waiting',
  originalName,
  description: null,
  tags: [],
  event: SHOW,
  thumbnailUrl: `/uploads/photo-${id}-320.webp`,
  screenUrl: `/uploads/photo-${id}-1280.webp`,
  downloadUrl: `/uploads/photo-${id}.jpg`,
  isOfGuest: false,
  width: 1280,
  height: 960,
  pictures: 'ready',
  looksLike: null,
  uploadedAt: '2026-11-21T10:00:00.000Z',
});

const CHANGES = 'POST /api/admin/event-photos/changes';

/** The photos of the venue. */
let photos: ManagedPhoto[];

const change = (isMeant: (row: ManagedPhoto) => boolean, changes: object) => {
  photos = photos.map((row) => (isMeant(row) ? { ...row, ...changes } : row));
  return photos.filter(isMeant);
};
const changeMany = (body: unknown) => {
  const { ids, from, ...changes } = body as { ids: number[]; from?: ManagedPhoto['status'] };
  const meant = photos.filter(({ id, status }) => ids.includes(id) && status === (from ?? status));
  return json(change(({ id }) => meant.some((row) => row.id === id), changes));
};

const network = fakeNetwork({
  'GET /api/admin/event-photos': ({ query }) =>
    json(
      query.has('lookalikes')
        ? []
        : photos.filter(({ status }) => status === (query.get('status') ?? status)),
    ),
  'GET /api/admin/event-photos/tags': () => json([]),
  [CHANGES]: ({ body }) => changeMany(body),
  'PUT /api/admin/event-photos/:id': ({ params, body }) =>
    json(change(({ id }) => String(id) === params.id, body as object)[0]),
  'DELETE /api/admin/event-photos/:id': ({ params }) => {
    photos = photos.filter(({ id }) => String(id) !== params.id);
    return json({ message: 'Photo deleted' });
  },
});

const open = async (status?: ManagedPhotosFilter['status']) => {
  showScreen(<GalleryAdmin filter={{ status }} onFilter={() => undefined} shows={[LISTED]} />);
  await screen.findByRole('button', { name: 'Edit stage.jpg, Barn Dance' });
};

const openPlain = () => showScreen(<GalleryAdmin filter={{}} onFilter={() => undefined} shows={[LISTED]} />);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sheet = () => screen.getByRole('dialog', { name: 'Edit photo' });
const pressInSheet = (name: string) => fireEvent.click(within(sheet()).getByRole('button', { name }));
const typed = () => within(sheet()).getByLabelText<HTMLTextAreaElement>('Description').value;
const type = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('Description'), { target: { value: text } });
/** What the region below the list says. */
const said = (words: string | RegExp) => screen.findByText(words, { selector: '[role=status]' });
const told = (title: string) => waitFor(() => expect(currentToast()?.title).toBe(title));

beforeEach(() => {
  photos = [photo(1, 'stage.jpg'), photo(2, 'crowd.jpg')];
});
afterEach(() => {
  cleanup();
  dismissToast();
});

describe('the sheet of one gallery photo', () => {
  it('keeps what was typed when the photo is not deleted after all', async () => {
    await open();
    press('Edit stage.jpg, Barn Dance');
    await type('The last chorus');
    pressInSheet('Delete');
    fireEvent.click(
      within(screen.getByRole('dialog', { name: 'Delete this photo?' })).getByRole('button', {
        name: 'Cancel',
      }),
    );

    expect(typed()).toBe('The last chorus');
  });

  it('closes with the question when the photo is deleted', async () => {
    await open();
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Delete');
    press('Delete photo');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(currentToast()?.title).toBe('Photo deleted');
    expect(screen.queryByRole('button', { name: 'Edit stage.jpg, Barn Dance' })).toBeNull();
  });

  it('stays with what was typed when the filter finds the photo no more, and knows how it stands', async () => {
    await open('waiting');
    press('Edit stage.jpg, Barn Dance');
    await type('The last chorus');
    pressInSheet('Approve');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Edit stage/ })).toBeNull());

    expect(typed()).toBe('The last chorus');
    expect(await within(sheet()).findByText('stage.jpg · Approved')).toBeTruthy();
    expect(within(sheet()).queryByRole('button', { name: 'Approve' })).toBeNull();
    pressInSheet('Save photo');
    await told('Photo updated');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('does not open once more when what it took down is put back', async () => {
    await open('waiting');
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Take down');
    expect(await within(sheet()).findByText('stage.jpg · Taken down')).toBeTruthy();
    pressInSheet('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Undo');

    await screen.findByRole('button', { name: 'Edit stage.jpg, Barn Dance' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('takes nothing off again by Undo that was put right in another way', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select crowd.jpg, Barn Dance' }));
    press('Take down');
    expect(await said(/^2 photos taken down/)).toBeTruthy();
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Approve');
    expect(await said(/^1 photo taken down/)).toBeTruthy();
    pressInSheet('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Undo');

    await told('1 photo back in place');
    expect(photos.map(({ status }) => status)).toEqual(['approved', 'waiting']);
  });

  it('takes nothing off again by Undo that a colleague has approved since', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select crowd.jpg, Barn Dance' }));
    press('Take down');
    expect(await said(/^2 photos taken down/)).toBeTruthy();
    change(({ id }) => id === 1, { status: 'approved' });
    press('Undo');

    await told('1 photo back in place');
    expect(photos.map(({ status }) => status)).toEqual(['approved', 'waiting']);
  });

  it('says that nothing was left to undo when Undo is pressed again after its answer was lost', async () => {
    await open();
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Take down');
    expect(await said(/^1 photo taken down/)).toBeTruthy();
    pressInSheet('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    network.on(
      CHANGES,
      (asked) => {
        changeMany(asked.body);
        return unreachable(asked);
      },
      ({ body }) => changeMany(body),
    );
    press('Undo');
    await told('Error');
    press('Undo');

    await told('Nothing was left to undo');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('offers no Undo for a photo that was deleted since', async () => {
    await open();
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Take down');
    expect(await said(/^1 photo taken down/)).toBeTruthy();
    pressInSheet('Delete');
    press('Delete photo');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('leaves other photos selected when it approves its own', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select crowd.jpg, Barn Dance' }));
    press('Edit stage.jpg, Barn Dance');
    pressInSheet('Approve');
    await told('1 photo approved');

    expect(await said('1 photo selected')).toBeTruthy();
  });

  it('does not save an eleventh tag as if it were one, and says so', async () => {
    const ten = Array.from({ length: 10 }, (_, index) => `tag ${index}`);
    photos = [{ ...photo(1, 'stage.jpg'), tags: ten }];
    await open();
    press('Edit stage.jpg, Barn Dance');
    await type('Two-step');
    fireEvent.change(within(sheet()).getByLabelText('Tags', { selector: 'input' }), {
      target: { value: 'crowd' },
    });
    pressInSheet('Save photo');
    expect(await within(sheet()).findByText('A photo has at most 10 tags')).toBeTruthy();
    expect(network.commands()).toEqual([]);

    pressInSheet('Remove tag tag 3');
    pressInSheet('Save photo');
    await waitFor(() =>
      expect(network.commands()).toMatchObject([
        { body: { description: 'Two-step', tags: [...ten.filter((tag) => tag !== 'tag 3'), 'crowd'] } },
      ]),
    );
  });

  it.each([
    ['typed on a phone, whose keyboard tells no key', ['country,', ' live,']],
    ['pasted', ['country, live']],
  ])('takes in tags with a comma between, %s', async (_how, texts) => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    press('Tag');
    const field = await screen.findByLabelText<HTMLInputElement>('Add tags', { selector: 'input' });
    for (const value of texts) fireEvent.change(field, { target: { value } });
    press('Save tags');
    await waitFor(() =>
      expect(network.commands()).toMatchObject([{ body: { ids: [1], addTags: ['country', 'live'] } }]),
    );
  });

  it('has room for all tags that a photo may have, and says which is too long', async () => {
    await open();
    press('Edit stage.jpg, Barn Dance');
    const field = within(sheet()).getByLabelText<HTMLInputElement>('Tags', { selector: 'input' });
    const ten = Array.from({ length: 10 }, (_, index) => `${index}`.padEnd(30, 'x'));
    expect(field.maxLength).toBeGreaterThanOrEqual(ten.join(', ').length);
    fireEvent.change(field, { target: { value: 'x'.repeat(31) } });
    pressInSheet('Save photo');
    expect(await within(sheet()).findByText('A tag must be at most 30 characters')).toBeTruthy();
  });

  it('asks before tags for many photos are left', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    press('Tag');
    const tags = await screen.findByRole('dialog', { name: 'Tag 1 photo' });
    fireEvent.change(within(tags).getByLabelText('Add tags'), { target: { value: 'crowd' } });
    fireEvent.click(within(tags).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('Leave without saving?')).toBeTruthy();
  });

  it('stays open when tags are saved late that were given before it was opened', async () => {
    const answer = network.hold(CHANGES);
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select crowd.jpg, Barn Dance' }));
    press('Tag');
    const tags = await screen.findByRole('dialog', { name: 'Tag 1 photo' });
    fireEvent.change(within(tags).getByLabelText('Add tags'), { target: { value: 'crowd' } });
    fireEvent.keyDown(within(tags).getByLabelText('Add tags'), { key: 'Enter' });
    press('Save tags');
    await waitFor(() => expect(network.commands()).toHaveLength(1));
    fireEvent.click(within(tags).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press('Edit stage.jpg, Barn Dance');
    await type('The last chorus');
    answer(changeMany(network.commands()[0]?.body));
    await told('1 photo tagged');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Saving...' })).toBeNull());

    expect(typed()).toBe('The last chorus');
  });
});

describe('new photos', () => {
  it('are of the last show that has begun: not of the one to come tonight, nor of one that was cancelled', async () => {
    const tonight = { ...LISTED, id: 15, name: 'To come', date: '2999-12-31' };
    const off = { ...LISTED, id: 14, name: 'Off', date: '2020-11-21', status: 'cancelled' as const };
    const last = { ...LISTED, id: 13, name: 'Two-Step', date: '2020-11-20' };
    const shows = [tonight, off, last, { ...LISTED, date: '2020-11-19' }];
    showScreen(<GalleryAdmin filter={{}} onFilter={() => undefined} shows={shows} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Add photos' }));
    const upload = within(await screen.findByRole('dialog', { name: 'Add photos' }));
    expect(upload.getByLabelText<HTMLSelectElement>('Event').selectedOptions[0]?.text).toContain('Two-Step');
  });
});

describe('many photos', () => {
  it('are said to be taken down where it was said that they are selected, and the heading has the focus', async () => {
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select stage.jpg, Barn Dance' }));
    const region = await said('1 photo selected');
    screen.getByRole('button', { name: 'Take down' }).focus();
    press('Take down');
    await waitFor(() => expect(region.textContent).toBe('1 photo taken down: nobody sees it any more.'));
    expect(region.isConnected).toBe(true);
    const heading = screen.getByRole('heading', { name: 'Gallery photos' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    screen.getByRole('button', { name: 'Undo' }).focus();
    press('Undo');
    await waitFor(() => expect(region.textContent).toBe(''));
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  // By roles, jsdom looks for seconds among so many.
  const tap = (words: string) => fireEvent.click(screen.getByText(words, { selector: 'button' }));
  const takeAllDown = async () => {
    openPlain();
    fireEvent.click(await screen.findByLabelText('Select stage.jpg, Barn Dance'));
    tap('Select all');
    tap('Take down');
  };
  const shownAsDown = () => document.querySelectorAll('[data-status="taken-down"]').length;

  it('are changed a hundred at a time: what was taken down before the rest failed can be taken back', async () => {
    photos = [photo(1, 'stage.jpg'), ...Array.from({ length: 100 }, (_, at) => photo(at + 2, `${at}.jpg`))];
    network.on(
      CHANGES,
      ({ body }) => changeMany(body),
      broken,
      ({ body }) => changeMany(body),
    );
    await takeAllDown();
    expect(await said(/^100 photos taken down/)).toBeTruthy();
    expect(currentToast()?.description).toBe('Only 100 of 101 photos taken down');
    expect(shownAsDown()).toBe(100);
    tap('Undo');
    await told('100 photos back in place');
    await waitFor(() => expect(shownAsDown()).toBe(0));
    expect(screen.queryByText(/taken down: nobody/)).toBeNull();
  });

  it('are tagged together, and the sheet closes', async () => {
    network.on(CHANGES, ({ body }) => changeMany(body));
    openPlain();
    fireEvent.click(await screen.findByLabelText('Select stage.jpg, Barn Dance'));
    tap('Tag');
    const tags = await screen.findByRole('dialog', { name: 'Tag 1 photo' });
    fireEvent.change(within(tags).getByLabelText('Add tags'), { target: { value: 'crowd' } });
    fireEvent.keyDown(within(tags).getByLabelText('Add tags'), { key: 'Enter' });
    tap('Save tags');
    await told('1 photo tagged');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('take the focus from nobody who has gone on before the page is painted without their sheet', async () => {
    const frames: FrameRequestCallback[] = [];
    const answer = network.hold(CHANGES);
    openPlain();
    fireEvent.click(await screen.findByLabelText('Select stage.jpg, Barn Dance'));
    tap('Tag');
    const tags = await screen.findByRole('dialog', { name: 'Tag 1 photo' });
    fireEvent.change(within(tags).getByLabelText('Add tags'), { target: { value: 'crowd' } });
    fireEvent.keyDown(within(tags).getByLabelText('Add tags'), { key: 'Enter' });
    tap('Save tags');
    await waitFor(() => expect(network.commands()).toHaveLength(1));
    (document.activeElement as HTMLElement).blur();
    const asked = jest
      .spyOn(window, 'requestAnimationFrame')
      .mockImplementation((frame) => frames.push(frame));
    answer(changeMany(network.commands()[0]?.body));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const field = screen.getByRole('searchbox');
    field.focus();
    for (const frame of frames) frame(0);
    await new Promise((resolve) => setTimeout(resolve));
    expect(frames).not.toEqual([]);
    expect(document.activeElement).toBe(field);
    asked.mockRestore();
  });

  it('are told as failed when none was changed', async () => {
    network.on(CHANGES, broken);
    await takeAllDown();
    await waitFor(() => expect(currentToast()?.description).toBe('Failed to update photos'));
    expect(await said('2 photos selected')).toBeTruthy();
    expect(network.commands()).toHaveLength(1);
  });
});
