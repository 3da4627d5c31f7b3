import { jest } from '@jest/globals';
import { fakeCameras, putDevices, refuseRequests, settle, showPage } from '#test/camera';
import { KEPT_OPEN_MS } from './kept-camera';
import { LONGEST_WAIT, openCamera, stateOfError, type CameraNews, type Facing } from './camera-stream';

const open = (facing: Facing = 'environment') => {
  const told: CameraNews['state'][] = [];
  const close = openCamera(facing, ({ state }) => void told.push(state));
  return { told, close };
};

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  await refuseRequests();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a failure to open a camera', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['SecurityError', 'refused'],
    ['NotFoundError', 'absent'],
    ['OverconstrainedError', 'absent'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['SomethingNewError', 'lost'],
  ] as const)('%s is shown as %s', async (name, state) => {
    const cameras = fakeCameras();
    const { told, close } = open();
    await settle();
    cameras.request().refuse(name);
    await settle();
    expect(told).toEqual([state]);
    close();
  });

  it('is known by its name where the browser throws no error proper', () => {
    expect(stateOfError({ name: 'OverconstrainedError', constraint: 'width' })).toBe('absent');
    expect(stateOfError('broken')).toBe('lost');
  });

  it('is an absent camera where the page gets no cameras at all', async () => {
    putDevices(undefined);
    const { told, close } = open();
    await settle();
    expect(told).toEqual(['absent']);
    close();
  });
});

describe('an open camera', () => {
  const openLive = async () => {
    const cameras = fakeCameras();
    const opened = open('user');
    await settle();
    const track = cameras.request().grant();
    await settle();
    return { cameras, track, ...opened };
  };

  it('was asked for by the side it looks to, and in the size of a photo', async () => {
    const { cameras, told, close } = await openLive();
    expect(told).toEqual(['live']);
    expect(cameras.getUserMedia.mock.calls).toEqual([
      [{ video: { facingMode: { ideal: 'user' }, width: { ideal: 1280 }, height: { ideal: 960 } } }],
    ]);
    close();
  });

  it('is kept for the next guest, who is not asked again, and then stops', async () => {
    jest.useFakeTimers();
    const { cameras, close } = await openLive();
    close();
    jest.advanceTimersByTime(KEPT_OPEN_MS - 1);
    const next = open('user');
    await settle();
    expect([next.told, cameras.requests.length, cameras.running()]).toEqual([['live'], 1, 1]);
    jest.advanceTimersByTime(2 * KEPT_OPEN_MS);
    expect(cameras.running()).toBe(1);
    next.close();
    jest.advanceTimersByTime(KEPT_OPEN_MS);
    expect(cameras.running()).toBe(0);
  });

  it('makes way at once for the one that looks the other way', async () => {
    const { cameras, track, close } = await openLive();
    close();
    open('environment');
    await settle();
    expect(track.readyState).toBe('ended');
    expect(cameras.requests.map(({ facing }) => facing)).toEqual(['user', 'environment']);
  });

  it('is not kept behind another app, nor once it was muted', async () => {
    const { cameras, close } = await openLive();
    close();
    showPage('hidden');
    expect(cameras.running()).toBe(0);
    showPage('visible');
    const again = await openLive();
    again.track.muted = true;
    again.close();
    expect(again.cameras.running()).toBe(0);
  });

  it('tells nothing more when it is closed', async () => {
    const { track, told, close } = await openLive();
    close();
    track.dispatchEvent(new Event('ended'));
    track.dispatchEvent(new Event('mute'));
    expect(told).toEqual(['live']);
  });

  it('is lost when it ends by itself', async () => {
    const { cameras, track, told } = await openLive();
    track.dispatchEvent(new Event('ended'));
    expect(told).toEqual(['live', 'lost']);
    expect(cameras.running()).toBe(0);
  });

  it('is lost while it is muted, and live once it is not', async () => {
    const { track, told, close } = await openLive();
    track.dispatchEvent(new Event('mute'));
    expect(told).toEqual(['live', 'lost']);
    track.dispatchEvent(new Event('unmute'));
    expect(told).toEqual(['live', 'lost', 'live']);
    close();
  });
});

describe('a camera that is closed while it opens', () => {
  it('is not asked for when that is at once', async () => {
    const cameras = fakeCameras();
    open().close();
    await settle();
    expect(cameras.requests).toEqual([]);
  });

  it('stops as soon as it is handed over', async () => {
    const cameras = fakeCameras();
    const { told, close } = open();
    await settle();
    close();
    const track = cameras.request().grant();
    expect(track.readyState).toBe('live');
    await settle();
    expect(track.readyState).toBe('ended');
    expect(told).toEqual([]);
  });

  it('tells nothing of its failure', async () => {
    const cameras = fakeCameras();
    const { told, close } = open();
    await settle();
    close();
    cameras.request().refuse('NotReadableError');
    await settle();
    expect(told).toEqual([]);
  });

  it('makes way for the other one, which is asked for only then', async () => {
    const cameras = fakeCameras();
    const first = open('environment');
    await settle();
    first.close();
    const second = open('user');
    await settle();
    expect(cameras.requests.map(({ facing }) => facing)).toEqual(['environment']);

    cameras.request().grant();
    await settle();
    expect(cameras.running()).toBe(0);
    expect(cameras.requests.map(({ facing }) => facing)).toEqual(['environment', 'user']);

    cameras.request().grant();
    await settle();
    expect(second.told).toEqual(['live']);
    expect(cameras.running()).toBe(1);
    second.close();
  });

  it('keeps the next one waiting for three seconds at most', async () => {
    jest.useFakeTimers();
    const cameras = fakeCameras();
    const first = open();
    await settle();
    first.close();
    const second = open();
    await jest.advanceTimersByTimeAsync(LONGEST_WAIT - 1);
    expect(cameras.requests).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(cameras.requests).toHaveLength(2);

    cameras.requests.forEach(({ grant }) => grant());
    await settle();
    expect(second.told).toEqual(['live']);
    expect(cameras.running()).toBe(1);
    second.close();
  });
});
