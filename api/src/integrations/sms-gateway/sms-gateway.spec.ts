import { parseSettings } from '#src/config/settings.js';
import { createDataSource } from '#src/database/data-source.js';
import { Database } from '#src/database/database.js';
import { type SmsServer, type SmsTreatment, startSmsServer } from '#test/servers/sms-server.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { SmsGateway } from './sms-gateway.js';
import { SmsOptOuts } from './sms-opt-outs.js';

const MESSAGE = { to: '+16155550123', text: 'Howdy – two-step at eight 🤠' };

describe('SmsGateway', () => {
  let server: SmsServer;
  let testDatabase: TestDatabase;
  let dataSource: ReturnType<typeof createDataSource>;
  let optOuts: SmsOptOuts;

  beforeAll(async () => {
    server = await startSmsServer();
    testDatabase = await createTestDatabase();
    dataSource = await createDataSource(testDatabase.url).initialize();
    optOuts = new SmsOptOuts(new Database(dataSource));
  });
  beforeEach(() => {
    server.messages.length = 0;
    server.treatments.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await dataSource.destroy();
    await testDatabase.drop();
  });

  const gateway = (overrides: Record<string, string> = {}) =>
    new SmsGateway(parseSettings({ ...server.environment, ...overrides }), optOuts);
  const sendTreated = (treatment: SmsTreatment) => {
    server.treatments.push(treatment);
    return gateway().send(MESSAGE);
  };

  it('hands a text message to Twilio, whole', async () => {
    expect(await gateway().send(MESSAGE)).toEqual({
      outcome: 'sent',
      providerMessageId: server.messages[0]?.sid,
    });
    expect(server.messages).toEqual([
      expect.objectContaining({ to: MESSAGE.to, from: '+16155550100', body: MESSAGE.text }),
    ]);
  });

  it('sends again after the client could not be opened', async () => {
    const settings = parseSettings(server.environment);
    const { sms } = settings;
    const opened = new SmsGateway(settings, optOuts);
    // The library takes no such account, which stands for a library that cannot be read just then.
    Object.assign(settings, { sms: { ...sms, accountSid: 'SK1' } });
    expect(await opened.send(MESSAGE)).toMatchObject({ outcome: 'away' });
    Object.assign(settings, { sms });
    expect(await opened.send(MESSAGE)).toMatchObject({ outcome: 'sent' });
  });

  it.each([
    ['refused', 400, 21211, 'The To number is not a valid phone number'],
    ['refused', 400, 21610, 'Attempt to send to unsubscribed recipient'],
    ['away', 400, 21606, 'The From number cannot send text messages'],
    ['away', 401, 20003, 'Authenticate'],
    ['away', 404, 20404, 'The requested resource was not found'],
    ['away', 429, 20429, 'Too many requests'],
    ['away', 500, 20500, 'Internal server error'],
    ['away', 503, undefined, 'Service unavailable'],
  ] as const)('calls it %s when Twilio answers %i with code %s', async (outcome, status, code, words) => {
    const reason = code === undefined ? words : `${words} (Twilio ${code})`;
    expect(await sendTreated({ status, code, words })).toEqual({ outcome, reason });
  });

  it('is away when the line is cut, or somebody else answers', async () => {
    expect(await sendTreated('hang-up')).toMatchObject({ outcome: 'away', reason: expect.any(String) });
    expect(await sendTreated('answer-with-a-page')).toMatchObject({ outcome: 'away' });
    const nobody = await gateway({ TWILIO_API_URL: 'http://127.0.0.1:1' }).send(MESSAGE);
    expect(nobody).toEqual({ outcome: 'away', reason: expect.stringMatching(/\S/) });
  });

  it('sends no second copy of what Twilio took without being able to say so', async () => {
    const firstTry = new Date();
    expect(await sendTreated('hang-up-after-taking')).toMatchObject({ outcome: 'away' });
    const again = await gateway().send({ ...MESSAGE, maybeSentSince: firstTry });
    expect(again).toEqual({ outcome: 'sent', providerMessageId: server.messages[0]?.sid });
    expect(server.messages).toHaveLength(1);
  });

  it('takes neither other words nor last week’s for the copy it looks for', async () => {
    await gateway().send({ ...MESSAGE, text: 'Other words' });
    await gateway().send({ ...MESSAGE, maybeSentSince: new Date() });
    expect(server.messages).toHaveLength(2);
    await gateway().send({ ...MESSAGE, maybeSentSince: new Date(Date.now() + 60 * 60_000) });
    expect(server.messages).toHaveLength(3);
  });

  it('texts nobody who asked for no more texts, until they ask for them again', async () => {
    await optOuts.add(MESSAGE.to);
    await optOuts.add(MESSAGE.to);
    expect(await gateway().send(MESSAGE)).toEqual({ outcome: 'unwanted' });
    expect(server.messages).toEqual([]);
    await optOuts.remove(MESSAGE.to);
    expect(await gateway().send(MESSAGE)).toMatchObject({ outcome: 'sent' });
  });

  it('says that there is no provider without settings', async () => {
    expect(await new SmsGateway(parseSettings({}), optOuts).send(MESSAGE)).toEqual({
      outcome: 'no-provider',
    });
  });
});
