import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createConnectionServer } from 'node:net';
import { parseSettings } from '#src/config/settings.js';
import { startWebhookReceiver, type WebhookReceiver } from '#test/servers/webhook-receiver.js';
import { type HostAddress, HostNames } from './host-names.js';
import { OutsideCalls } from './outside-calls.js';

const LOOPBACK: HostAddress = { address: '127.0.0.1', family: 4 };
const INTERNET: HostAddress = { address: '93.184.216.34', family: 4 };
const OWN_NETWORK = 'This address lies in the venue’s own network, where nothing is sent.';

/** Names that mean what they are told to, one answer a look-up; the last one stays. */
const names = (...answers: HostAddress[][]): HostNames =>
  Object.assign(new HostNames(), {
    resolve: () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer && answer.length > 0 ? Promise.resolve(answer) : Promise.reject(new Error('ENOTFOUND'));
    },
  });
const callsOf = (hostNames: HostNames, environment: NodeJS.ProcessEnv = {}) =>
  new OutsideCalls(parseSettings(environment), hostNames);
const refusal = (calls: OutsideCalls, address: string) =>
  calls.check(address).then(
    () => 'taken',
    (error: unknown) => (error as Error).message,
  );

describe('an address that staff type', () => {
  it.each([
    ['no address', 'This is no web address. It begins with https://'],
    ['ftp://example.com/', 'This is no web address. It begins with https://'],
    ['javascript:alert(1)', 'This is no web address. It begins with https://'],
    ['http://example.com/hook', 'The address must begin with https://'],
    ['https://ada:secret@example.com/', 'The address may have no user name and no password in it.'],
    ['https://127.0.0.1/', OWN_NETWORK],
    ['https://127.1/', OWN_NETWORK],
    ['https://2130706433/', OWN_NETWORK],
    ['https://0x7f000001/', OWN_NETWORK],
    ['https://0177.0.0.1/', OWN_NETWORK],
    ['https://169.254.169.254/latest/meta-data', OWN_NETWORK],
    ['https://[::1]/', OWN_NETWORK],
    ['https://[::ffff:10.0.0.1]/', OWN_NETWORK],
    ['https://[fd00::1]/', OWN_NETWORK],
    ['https://１２７.０.０.１/', OWN_NETWORK],
  ])('of %s is refused: %s', async (address, words) => {
    expect(await refusal(callsOf(names([INTERNET])), address)).toBe(words);
  });

  it.each<[string, HostAddress[], string]>([
    ['the internet', [INTERNET], 'taken'],
    ['the venue’s own network', [{ address: '192.168.1.4', family: 4 }], OWN_NETWORK],
    ['both at once', [INTERNET, LOOPBACK], OWN_NETWORK],
    ['an IPv6 detour', [{ address: '::ffff:127.0.0.1', family: 6 }], OWN_NETWORK],
    ['nothing', [], 'Nobody knows this address. Is it spelt right?'],
  ])('whose name means %s is answered so', async (_, addresses, words) => {
    expect(await refusal(callsOf(names(addresses)), 'https://hooks.example.com/')).toBe(words);
  });
});

describe('a call to an address that staff typed', () => {
  let receiver: WebhookReceiver;
  let other: Server;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    other = createServer((_, response) => response.end('secrets')).listen(0, '127.0.0.1');
  });
  beforeEach(() => receiver.calls.splice(0));
  afterAll(async () => {
    await receiver.close();
    other.close();
  });

  const portOf = () => new URL(receiver.url).port;
  const open = { WEBHOOKS_TO_OWN_NETWORK: 'true' };

  it('is checked each time: a name that meant the internet when it was saved may mean the venue now', async () => {
    const calls = callsOf(names([INTERNET], [LOOPBACK]));
    await calls.check(`https://hooks.example.com:${portOf()}/`);
    const answer = await calls.post(`https://hooks.example.com:${portOf()}/`, {}, '{}');
    expect(answer).toMatchObject({ status: null, words: OWN_NETWORK });
    expect(receiver.calls).toEqual([]);
  });

  it('goes to the address that was checked, whatever the name means a moment later', async () => {
    // The system itself does not know this name: only the answer that was checked leads anywhere.
    const calls = callsOf(names([LOOPBACK], [{ address: '127.0.0.2', family: 4 }]), open);
    const answer = await calls.post(`http://hooks.invalid:${portOf()}/hook`, { 'x-a': '1' }, '{"a":1}');
    expect(answer).toMatchObject({ status: 204, words: '' });
    expect(receiver.calls).toMatchObject([
      { path: '/hook', body: '{"a":1}', headers: { 'x-a': '1', host: `hooks.invalid:${portOf()}` } },
    ]);
  });

  it('follows no redirect', async () => {
    const { port } = other.address() as AddressInfo;
    receiver.treatments.push({
      status: 307,
      headers: { location: `http://127.0.0.1:${port}/` },
      words: 'there',
    });
    const answer = await callsOf(names([LOOPBACK]), open).post(receiver.url, {}, '{}');
    expect(answer).toMatchObject({ status: 307, words: 'there' });
  });

  it('reads the first kilobyte of an answer, as plain text', async () => {
    receiver.treatments.push({ status: 500, words: `no\u0000\n${'x'.repeat(1_000_000)}` });
    const answer = await callsOf(names([LOOPBACK]), open).post(receiver.url, {}, '{}');
    expect(answer.status).toBe(500);
    expect(answer.words).toHaveLength(1023);
    expect(answer.words).toMatch(/^no xxx/);
  });

  it('that is hung up on says so', async () => {
    receiver.treatments.push('hang-up');
    const answer = await callsOf(names([LOOPBACK]), open).post(receiver.url, {}, '{}');
    expect(answer).toMatchObject({ status: null, words: 'socket hang up' });
  });

  it('ends when the other side wants to speak another protocol', async () => {
    const switching = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
    const upgrading = createConnectionServer((socket) => socket.once('data', () => socket.write(switching)));
    await new Promise<void>((resolve) => upgrading.listen(0, '127.0.0.1', resolve));
    const { port } = upgrading.address() as AddressInfo;
    const answer = await callsOf(names([LOOPBACK]), open).post(`http://127.0.0.1:${port}/`, {}, '{}');
    expect(answer).toMatchObject({ status: 101, words: '' });
    upgrading.close();
  });

  describe('that is answered with a status', () => {
    let half: Server;
    const answering = async (end: (response: ServerResponse) => void): Promise<string> => {
      half = createServer((_, response) => {
        response.writeHead(202, { 'content-length': 10 });
        response.write('tha');
        end(response);
      });
      await new Promise<void>((resolve) => half.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(half.address() as AddressInfo).port}/`;
    };

    afterEach(() => {
      jest.restoreAllMocks();
      half.closeAllConnections();
      half.close();
    });

    it('has that status also when the rest is cut off', async () => {
      const url = await answering((response) => setTimeout(() => response.socket?.resetAndDestroy(), 100));
      const answer = await callsOf(names([LOOPBACK]), open).post(url, {}, '{}');
      expect(answer).toMatchObject({ status: 202, words: 'tha' });
    });

    it('has that status also when the rest does not come', async () => {
      const patience = new AbortController();
      jest.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
      // The caller reads what has come before an immediate runs, however slow the machine is.
      const url = await answering(() => setTimeout(() => setImmediate(() => patience.abort()), 100));
      const answer = await callsOf(names([LOOPBACK]), open).post(url, {}, '{}');
      expect(answer).toMatchObject({ status: 202, words: 'tha' });
    });
  });

  it('hears how long to wait', async () => {
    receiver.treatments.push({ status: 429, headers: { 'retry-after': '7' } });
    const answer = await callsOf(names([LOOPBACK]), open).post(receiver.url, {}, '{}');
    expect(answer).toMatchObject({ status: 429, retryAfterSeconds: 7 });
  });
});
