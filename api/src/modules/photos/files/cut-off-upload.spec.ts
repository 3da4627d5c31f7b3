import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';

describe('an upload that is cut off', () => {
  let testApp: TestApp;
  let eventId: number;

  beforeAll(async () => {
    testApp = await createTestApp();
    eventId = await createEvent(testApp);
  });
  afterAll(() => testApp.close());

  const incoming = () => readdir(join(testApp.uploads, '.incoming'));

  it('leaves no file and no row behind', async () => {
    const { port } = addressOf(testApp);
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'POST /api/event-photos/upload HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\n' +
        'Content-Length: 3000000\r\n\r\n--b\r\nContent-Disposition: form-data; name="eventId"\r\n\r\n' +
        `${eventId}\r\n--b\r\nContent-Disposition: form-data; name="photo"; filename="me.jpg"\r\n` +
        'Content-Type: image/jpeg\r\n\r\n',
    );
    socket.write(randomBytes(500_000));
    await until(async () => (await incoming()).length === 1);

    socket.destroy();

    await until(async () => (await incoming()).length === 0);
    expect(await testApp.sql('SELECT id FROM event_photos')).toEqual([]);
    expect((await readdir(testApp.uploads)).filter((name) => name !== '.incoming')).toEqual([]);
  });
});

const addressOf = ({ app }: TestApp): { port: number } => {
  const address: unknown = app.getHttpServer().address();
  if (typeof address === 'object' && address !== null && 'port' in address)
    return { port: Number(address.port) };
  throw new Error('the app does not listen');
};
