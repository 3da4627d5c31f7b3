import { readTwilioMessage } from './twilio-message.js';

const NUL = String.fromCharCode(0);

describe('a message as Twilio posts it', () => {
  it('has a sender that the database can keep', () => {
    const senders: [string, string][] = [
      ['+16155550123', '+16155550123'],
      [' +16155550123 ', '+16155550123'],
      [`+1615${NUL}5550123`, '+16155550123'],
      ['32665', '32665'],
      ['Honky Tonk', 'Honky Tonk'],
      ['A'.repeat(300), 'A'.repeat(20)],
      ['🤠'.repeat(300), '🤠'.repeat(20)],
      ['\uD83E+1', '\uFFFD+1'],
    ];
    for (const [From, from] of senders) expect(readTwilioMessage({ From }).from).toBe(from);
  });

  it.each([
    {},
    undefined,
    'From',
    { From: '' },
    { From: ' \n' },
    { From: NUL },
    { From: [] },
    { Body: 'hi' },
  ])('is none without a sender: %j', (form) => {
    expect(() => readTwilioMessage(form)).toThrow('A message needs a sender: From');
  });

  it.each([
    ['0', 0],
    ['2', 2],
    ['', 0],
    ['-3', 0],
    ['two', 0],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
  ])('has so many pictures: %s', (NumMedia, mediaCount) => {
    expect(readTwilioMessage({ From: '+1', NumMedia }).mediaCount).toBe(mediaCount);
  });

  it.each([
    ['STOP', 'stop'],
    ['Start', 'start'],
    ['HELP', 'help'],
    ['', null],
    ['__proto__', null],
    ['SOMETHING', null],
  ])('was taken by Twilio itself as %j', (OptOutType, optOut) => {
    expect(readTwilioMessage({ From: '+1', OptOutType }).optOut).toBe(optOut);
  });

  it('comes by SMS unless its sender’s address names another channel', () => {
    expect(readTwilioMessage({ From: '+16155550123' }).channel).toBeNull();
    const whatsapp = readTwilioMessage({ From: 'WhatsApp:+16155550123' });
    expect(whatsapp).toMatchObject({ channel: 'whatsapp', from: 'WhatsApp:+16155550123' });
    expect(readTwilioMessage({ From: `messenger:${'9'.repeat(300)}` }).from).toHaveLength(64);
  });

  it('of a field that comes twice has the first', () => {
    expect(readTwilioMessage({ From: ['+1', '+2'], Body: ['a', 'b'] })).toMatchObject({
      from: '+1',
      body: 'a',
    });
  });

  it.each(['', 'x', 'SM', `SM${NUL}1`, 'SM-1', `SM${'1'.repeat(61)}`, `SM1\n`])(
    'has no name in %j',
    (MessageSid) => {
      expect(readTwilioMessage({ From: '+1', MessageSid }).messageSid).toBeNull();
    },
  );
});
