import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import {
  canvasShowing,
  emptyPicture,
  fakeCameras,
  playVideos,
  putDetector,
  refuseRequests,
  settle,
} from '#test/camera';
import { fakeNetwork } from '#test/fake-network';
import { renderThemed } from '#test/themed';
import { KEPT_OPEN_MS } from '#features/door/camera/kept-camera';
import { ScanSheet } from './scan-sheet';

const network = fakeNetwork();
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Opens the sheet on a tablet that gives its camera, but cannot load what decodes the picture. */
const scanWithoutDecoder = async () => {
  putDetector(null);
  canvasShowing(emptyPicture());
  const worker = Object.assign(new EventTarget(), {
    terminate() {},
    postMessage: () => void worker.dispatchEvent(new Event('error')),
  });
  const Worker = jest.fn(() => worker);
  Object.assign(globalThis, { Worker });
  const cameras = fakeCameras();
  renderThemed(<ScanSheet onCode={() => undefined} onClose={() => undefined} />);
  await act(settle);
  cameras.request().grant();
  await after(500);
  return { cameras, Worker };
};

describe('scanning a card', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    playVideos();
  });
  afterEach(async () => {
    cleanup();
    await refuseRequests();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('asks once for a scanner that cannot be loaded, and says that the page must be reloaded', async () => {
    const { Worker } = await scanWithoutDecoder();
    expect(screen.getByRole('alert').textContent).toContain('Reload the page');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    await after(500);
    expect(Worker).toHaveBeenCalledTimes(1);
  });

  it('closes the camera, which nobody looks through, when the scanner cannot be loaded', async () => {
    const { cameras } = await scanWithoutDecoder();
    await after(KEPT_OPEN_MS);
    expect(cameras.running()).toBe(0);
    expect(cameras.getUserMedia).toHaveBeenCalledTimes(1);
  });

  it('says at a press on Reload that there is still no connection', async () => {
    await scanWithoutDecoder();
    const { textContent: before } = screen.getByRole('alert');
    network.offline();
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await after(0);
    expect(before).not.toContain('no connection');
    expect(screen.getByRole('alert').textContent).toContain('Still no connection.');
  });
});
