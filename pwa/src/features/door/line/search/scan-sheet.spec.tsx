import { jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { canvasShowing, emptyPicture, fakeCameras, giveFrame, putDetector, settle } from '#test/camera';
import { renderThemed } from '#test/themed';
import { ScanSheet } from './scan-sheet';

describe('scanning a card', () => {
  afterEach(() => {
    cleanup();
    jest.restoreAllMocks();
  });

  it('asks once for a scanner that cannot be loaded, and says that the page must be reloaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => Promise.resolve());
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
    giveFrame(screen.getByLabelText<HTMLVideoElement>('Camera picture'));
    await act(settle);
    cameras.request().grant();
    await act(settle);

    expect((await screen.findByRole('alert')).textContent).toContain('Reload the page');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    await act(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(Worker).toHaveBeenCalledTimes(1);
  });
});
