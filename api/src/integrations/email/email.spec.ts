import { createServer, type AddressInfo, type Server } from 'node:net';
import { parseSettings } from '#src/config/settings.js';
import { Email, type Mail } from './email.js';

const MAIL: Mail = {
  messageId: '<1@venue.example>',
  to: 'loretta@example.com',
  subject: 'Howdy',
  text: 'Howdy',
  html: null,
  attachments: [],
};

/** A server that greets and then answers each command by its first word, or else with 250. */
const startServer = (answers: Record<string, string>, greeting = '220 howdy'): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.write(`${greeting}\r\n`);
      socket.on('data', (lines) => {
        const [command = ''] = lines.toString().split(/[\s:]/);
        socket.write(`${answers[command] ?? '250 fine'}\r\n`);
      });
    }).listen(0, '127.0.0.1', () => resolve(server));
  });

const GREETED = { EHLO: '250-venue\r\n250 AUTH PLAIN' };

describe('Email', () => {
  const outcomeOf = async (answers: Record<string, string>, greeting?: string) => {
    const server = await startServer(answers, greeting);
    const { port } = server.address() as AddressInfo;
    const email = new Email(
      parseSettings({ SMTP_URL: `smtp://venue:secret@127.0.0.1:${port}`, MAIL_FROM: 'hello@venue.example' }),
    );
    const outcome = await email.send(MAIL, 'The Blue Boot');
    email.onApplicationShutdown();
    server.close();
    return outcome;
  };

  it.each([
    ['refuses the login', { ...GREETED, AUTH: '535 Bad credentials' }, undefined, '535 Bad credentials'],
    ['is too busy to greet', GREETED, '421 Too many friends', '421 Too many friends'],
    ['does not want to talk to us', GREETED, '554 Go away', '554 Go away'],
  ])('blames the set-up, never the mail, when the mail server %s', async (_, answers, greeting, words) => {
    expect(await outcomeOf(answers, greeting)).toEqual({
      outcome: 'away',
      reason: expect.stringContaining(words),
    });
  });

  it.each([
    ['refused', { ...GREETED, AUTH: '235 ok', RCPT: '550 No such cowboy' }, '550 No such cowboy'],
    ['later', { ...GREETED, AUTH: '235 ok', RCPT: '450 Busy, later' }, '450 Busy, later'],
    ['refused', { ...GREETED, AUTH: '235 ok', MAIL: '553 Not from you' }, '553 Not from you'],
    ['later', { ...GREETED, AUTH: '235 ok', DATA: '452 Disk full' }, '452 Disk full'],
  ])('calls a mail %s when the server answers so about it: %j', async (outcome, answers, words) => {
    expect(await outcomeOf(answers)).toEqual({ outcome, reason: words });
  });

  it('says that there is no provider without settings', async () => {
    const outcome = await new Email(parseSettings({})).send(MAIL, 'The Blue Boot');
    expect(outcome).toEqual({ outcome: 'no-provider' });
  });

  it('is away when nobody listens', async () => {
    const settings = parseSettings({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@venue.example' });
    expect(await new Email(settings).send(MAIL, 'The Blue Boot')).toMatchObject({ outcome: 'away' });
  });
});
