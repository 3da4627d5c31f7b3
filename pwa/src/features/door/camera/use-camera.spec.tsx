import { jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { fakeCameras, playVideos, putDevices, refuseRequests, settle, showPage } from '#test/camera';
import type { Facing } from './camera-stream';
import { stopKeptCamera } from './kept-camera';
import { useCamera, type Camera } from './use-camera';

let camera: Camera;
const Screen = ({ facing = 'environment', isOn = true }: { facing?: Facing; isOn?: boolean }) => {
  camera = useCamera({ facing, isOn });
  return <video ref={camera.videoRef} />;
};

const waited = () => act(settle);

/** The browser answers the latest request with a running camera. */
const grant = async (cameras: ReturnType<typeof fakeCameras>) => {
  await waited();
  const track = cameras.request().grant();
  await waited();
  return track;
};

beforeEach(() => {
  showPage('visible');
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  playVideos();
});
afterEach(async () => {
  cleanup();
  await refuseRequests();
  jest.restoreAllMocks();
});

describe('the camera of a screen', () => {
  it('is asked for once, however often the screen is drawn', async () => {
    const cameras = fakeCameras();
    const { rerender } = render(<Screen />);
    expect(camera.state).toBe('starting');
    await grant(cameras);
    expect(camera.state).toBe('live');
    rerender(<Screen />);
    await waited();
    expect(cameras.requests).toHaveLength(1);
    expect(cameras.running()).toBe(1);
  });

  it('is asked for once in strict mode, too, and only the one that is kept runs on', async () => {
    const cameras = fakeCameras();
    const { unmount } = render(
      <StrictMode>
        <Screen />
      </StrictMode>,
    );
    await grant(cameras);
    expect(camera.state).toBe('live');
    expect([cameras.requests.length, cameras.running()]).toEqual([1, 1]);
    unmount();
    expect(cameras.running()).toBe(1);
    stopKeptCamera();
    expect(cameras.running()).toBe(0);
  });

  it('is shown by the video while it runs', async () => {
    const cameras = fakeCameras();
    const { rerender } = render(<Screen />);
    await grant(cameras);
    const { video } = camera;
    expect(video?.srcObject).toMatchObject({ track: { readyState: 'live' } });
    expect(video?.play).toHaveBeenCalledTimes(1);
    rerender(<Screen isOn={false} />);
    expect(video?.srcObject).toBeNull();
  });

  it('is let go while it is off, and there at once when it is on again', async () => {
    const cameras = fakeCameras();
    const { rerender } = render(<Screen />);
    await grant(cameras);
    rerender(<Screen isOn={false} />);
    expect(camera.state).toBe('starting');
    rerender(<Screen />);
    await waited();
    expect([camera.state, cameras.requests.length]).toEqual(['live', 1]);
  });

  it('stops while the page is hidden, and opens again with it', async () => {
    const cameras = fakeCameras();
    render(<Screen />);
    await grant(cameras);
    act(() => showPage('hidden'));
    await waited();
    expect([cameras.requests.length, cameras.running()]).toEqual([1, 0]);
    act(() => showPage('visible'));
    await grant(cameras);
    expect([camera.state, cameras.running()]).toEqual(['live', 1]);
  });

  it('leaves nothing running when the screen is left while it opens', async () => {
    const cameras = fakeCameras();
    const { unmount } = render(<Screen />);
    await waited();
    unmount();
    const track = cameras.request().grant();
    await waited();
    expect(track.readyState).toBe('ended');
  });

  it('turns to the other one', async () => {
    const cameras = fakeCameras();
    const { rerender } = render(<Screen facing="environment" />);
    const first = await grant(cameras);
    rerender(<Screen facing="user" />);
    expect(camera.state).toBe('starting');
    await waited();
    expect(first.readyState).toBe('ended');
    await grant(cameras);
    expect(cameras.requests.map(({ facing }) => facing)).toEqual(['environment', 'user']);
    expect([camera.state, cameras.running()]).toEqual(['live', 1]);
  });

  it('is the one that was turned to last, though the first comes late', async () => {
    const cameras = fakeCameras();
    const { rerender } = render(<Screen facing="environment" />);
    await waited();
    rerender(<Screen facing="user" />);
    await grant(cameras);
    expect([camera.state, cameras.running()]).toEqual(['starting', 0]);
    await grant(cameras);
    expect(cameras.request().facing).toBe('user');
    expect([camera.state, cameras.running()]).toEqual(['live', 1]);
  });

  it('is tried once more when somebody wants that', async () => {
    const cameras = fakeCameras();
    render(<Screen />);
    await waited();
    cameras.request().refuse('NotReadableError');
    await waited();
    expect(camera.state).toBe('busy');
    act(() => camera.retry());
    expect(camera.state).toBe('starting');
    await grant(cameras);
    expect(camera.state).toBe('live');
  });
});

describe('the other camera', () => {
  it.each([
    [1, false],
    [2, true],
  ])('of a device with %s: %s', async (count, hasOther) => {
    const cameras = fakeCameras(count);
    render(<Screen />);
    await grant(cameras);
    expect(camera.hasOtherCamera).toBe(hasOther);
  });

  it('is noticed when it is plugged in', async () => {
    const cameras = fakeCameras(1);
    render(<Screen />);
    await grant(cameras);
    const devices = navigator.mediaDevices;
    putDevices({ enumerateDevices: () => Promise.resolve([{ kind: 'videoinput' }, { kind: 'videoinput' }]) });
    devices.dispatchEvent(new Event('devicechange'));
    await waited();
    expect(camera.hasOtherCamera).toBe(true);
  });
});
