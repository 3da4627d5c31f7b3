import { isPushEndpoint } from './push-services.js';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://wns2-bl2p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/QA-bc',
  ])('is one that a browser gives: %s', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user:word@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/send',
    'https://evil-push.apple.com.example/x',
    'https://notpush.apple.com/x',
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'http://169.254.169.254/latest/meta-data',
    'https://database:5432/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('is no other: %j', (endpoint) => {
    expect(isPushEndpoint(endpoint, [])).toBe(false);
  });

  it('may be one that the settings name, by its whole origin', () => {
    const allowed = ['https://push.example', 'http://127.0.0.1:9000'];
    expect(isPushEndpoint('https://push.example/abc', allowed)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:9000/abc', allowed)).toBe(true);
    expect(isPushEndpoint('http://127.0.0.1:9001/abc', allowed)).toBe(false);
    expect(isPushEndpoint('http://push.example/abc', allowed)).toBe(false);
  });
});
