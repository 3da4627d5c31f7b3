import { deviceName } from './device-name.js';

describe('the name of a device', () => {
  it.each([
    [
      'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
      'Chrome on Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0) Version/20.0 Mobile Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/150.0 Safari/537.36 Edg/150.0', 'Edge on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0) AppleWebKit/605.1.15 CriOS/150.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['Mozilla/5.0 (iPad; CPU OS 20_0) FxiOS/150.0 Mobile/15E148 Safari/605.1.15', 'Firefox on iPad'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 20_0) EdgiOS/150.0 Mobile/15E148 Safari/604.1', 'Edge on iPhone'],
    ['something else', 'A browser'],
    ['<b>This device</b> on Windows', 'A browser on Windows'],
    [`${' '.repeat(512)}Firefox/150.0`, 'A browser'],
    ['', 'A browser'],
  ])('is read from %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
