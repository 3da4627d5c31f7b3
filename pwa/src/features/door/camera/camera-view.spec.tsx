import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderThemed } from '#test/themed';
import { currentToast, dismissToast } from '#shared/ui/feedback/toast-store';
import { fakeCameras, giveFrame, putDevices, refuseRequests, settle, showPage } from '#test/camera';
import { CameraView } from './camera-view';

const onPhoto = jest.fn<(file: File) => void>();
const waited = () => act(settle);

const open = async (props: { isBusy?: boolean } = {}, cameras = fakeCameras()) => {
  renderThemed(<CameraView onPhoto={onPhoto} {...props} />);
  await waited();
  cameras.request().grant();
  await waited();
  return cameras;
};

const video = () => screen.getByLabelText<HTMLVideoElement>('Camera picture');
const shutter = () => screen.getByRole('button', { name: 'Take photo' });
const press = async () => {
  fireEvent.click(shutter());
  await waited();
};

beforeEach(() => {
  localStorage.clear();
  showPage('visible');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => ({ drawImage() {} }) as never);
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((tell) => tell(new Blob(['a face'])));
});
afterEach(async () => {
  cleanup();
  await refuseRequests();
  dismissToast();
  jest.restoreAllMocks();
  onPhoto.mockReset();
});

describe('the live camera', () => {
  it('takes one photo after another without asking again', async () => {
    const cameras = await open();
    act(() => void giveFrame(video()));
    await press();
    await press();
    expect(onPhoto.mock.calls.map(([{ name }]) => name)).toEqual(['door.jpg', 'door.jpg']);
    expect(cameras.requests).toHaveLength(1);
  });

  it('takes one photo when it is pressed twice at once', async () => {
    await open();
    act(() => void giveFrame(video()));
    fireEvent.click(shutter());
    await press();
    expect(onPhoto).toHaveBeenCalledTimes(1);
  });

  it('takes none while the last one is on its way', async () => {
    await open({ isBusy: true });
    act(() => void giveFrame(video()));
    await press();
    expect(onPhoto).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('Choose photo').disabled).toBe(true);
  });

  it('waits for its first picture, and may be asked again when none comes', async () => {
    jest.useFakeTimers();
    try {
      const cameras = await open();
      expect(shutter().getAttribute('aria-disabled')).toBe('true');
      expect(screen.getByRole('status').textContent).toContain('Starting the camera');
      await press();
      expect([onPhoto.mock.calls.length, currentToast()]).toEqual([0, null]);
      act(() => jest.advanceTimersByTime(5_000));
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waited();
      expect(cameras.requests).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });

  it('says so when its picture is lost as it is taken', async () => {
    await open();
    act(() => void giveFrame(video()));
    giveFrame(video(), 0);
    await press();
    expect(onPhoto).not.toHaveBeenCalled();
    expect(currentToast()).toMatchObject({ title: 'No Photo Taken', destructive: true });
  });

  it('is turned, and opens the same way next time', async () => {
    const cameras = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Switch camera' }));
    await waited();
    expect(cameras.requests.map(({ facing }) => facing)).toEqual(['environment', 'user']);
    cleanup();
    await refuseRequests();
    const next = await open();
    expect(next.requests.map(({ facing }) => facing)).toEqual(['user']);
  });

  it('is mirrored when it looks at the person who holds it, and only then', async () => {
    await open();
    expect(getComputedStyle(video()).transform).not.toContain('scaleX(-1)');
    fireEvent.click(screen.getByRole('button', { name: 'Switch camera' }));
    expect(getComputedStyle(video()).transform).toContain('scaleX(-1)');
  });

  it('offers no other one where there is none', async () => {
    await open({}, fakeCameras(1));
    act(() => void giveFrame(video()));
    expect(screen.queryByRole('button', { name: 'Switch camera' })).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('a camera that is not there', () => {
  it.each([
    [
      'NotAllowedError',
      "The camera is not allowed here. Allow it in the browser's settings, or choose a photo.",
    ],
    ['NotFoundError', 'This device has no camera.'],
    ['NotReadableError', 'Another app is using the camera.'],
  ])('is explained after %s, and may be tried again', async (name, words) => {
    const cameras = fakeCameras();
    renderThemed(<CameraView onPhoto={onPhoto} />);
    await waited();
    cameras.request().refuse(name);
    await waited();
    expect(screen.getByRole('status').textContent).toContain(words);
    act(() => void giveFrame(video()));
    await press();
    expect(onPhoto).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waited();
    cameras.request().grant();
    await waited();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('is explained when it stops in the middle', async () => {
    const cameras = fakeCameras();
    renderThemed(<CameraView onPhoto={onPhoto} />);
    await waited();
    const track = cameras.request().grant();
    await waited();
    act(() => void track.dispatchEvent(new Event('ended')));
    expect(screen.getByRole('status').textContent).toContain('The camera stopped.');
  });

  it('leaves the way of choosing a file', async () => {
    putDevices(undefined);
    renderThemed(<CameraView onPhoto={onPhoto} />);
    await waited();
    const file = new File(['a face'], 'guest.png', { type: 'image/png' });
    fireEvent.change(screen.getByLabelText('Choose photo'), { target: { files: [file] } });
    expect(onPhoto.mock.calls).toEqual([[file]]);
  });
});
