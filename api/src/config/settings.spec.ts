import express from 'express';
import { parseSettings, type SettingsError } from './settings.js';

describe('parseSettings', () => {
  it('is the demo on loopback when nothing is set', () => {
    const settings = parseSettings({});
    expect(settings).toMatchObject({ isDemo: true, host: '127.0.0.1', port: 3000, logLevel: 'warn' });
    expect(settings.storage).toEqual({ driver: 'disk', directory: '.data/uploads' });
  });

  it('keeps the demo, whose passwords are known, on loopback whatever HOST says', () => {
    expect(parseSettings({ HOST: '0.0.0.0' }).host).toBe('127.0.0.1');
    expect(parseSettings({ HOST: '0.0.0.0', DATABASE_URL: 'postgres://db/venue' }).host).toBe('0.0.0.0');
  });

  it('names every wrong setting in one message', () => {
    const parse = () => parseSettings({ PORT: 'front door', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://db' });
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(parse).toThrow(`  - ${name}: `);
  });

  it('names what is wrong and what is missing at once, each setting once', () => {
    let problems: readonly string[] = [];
    try {
      parseSettings({
        NODE_ENV: 'production',
        PORT: 'abc',
        SMTP_URL: 'x',
        STORAGE_DRIVER: 's3',
        S3_BUCKET: 'venue',
        S3_ENDPOINT: 'storage',
        TRUST_PROXY: 'the proxy',
        TWILIO_ACCOUNT_SID: 'SK1',
        ADMIN_USERNAME: 'a',
      });
    } catch (error) {
      problems = (error as SettingsError).problems;
    }
    expect(problems).toEqual([
      'PORT: must be a whole number from 0 to 65535',
      expect.stringMatching('TRUST_PROXY: must be a number of proxies'),
      'S3_ENDPOINT: must be an http(s) address',
      expect.stringMatching('SMTP_URL: must be an smtp:// or smtps:// address'),
      'TWILIO_ACCOUNT_SID: must begin with AC',
      'S3_ACCESS_KEY_ID: is required when STORAGE_DRIVER is s3',
      'S3_SECRET_ACCESS_KEY: is required when STORAGE_DRIVER is s3',
      expect.stringMatching('MAIL_FROM: must be an address'),
      expect.stringMatching('TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM: set all three'),
      expect.stringMatching('ADMIN_USERNAME, ADMIN_EMAIL and ADMIN_PASSWORD: set all three'),
      'DATABASE_URL: is required in production',
      expect.stringMatching('PUBLIC_URL: is required in production'),
    ]);
  });

  it('says where a password goes that means something in an address, and names nothing of it', () => {
    const database = (password: string) => () =>
      parseSettings({ DATABASE_URL: `postgres://venue:${password}@127.0.0.1:5432/venue` });
    for (const password of ['p@ss/word', 'p/ss', 'p?ss', 'p#ss', '100%', 'p%zzss', 'p%f1'])
      expect(database(password)).toThrow(
        /DATABASE_URL: must be a postgres:\/\/ address; a password .* is set as PGPASSWORD$/,
      );
    for (const password of ['p%40ss%2Fword', 'p@ss', '']) expect(database(password)).not.toThrow();
  });

  it('says how a mail server’s password is written that means something in an address', () => {
    const smtpUrl = (password: string) =>
      parseSettings({
        SMTP_URL: `smtp://venue@example.com:${password}@mail.example:587`,
        MAIL_FROM: 'hello@venue.example',
      }).mail?.smtpUrl;
    for (const password of ['1/ss', '1?ss', '1#ss', 'p@ss/word', 'p/ss'])
      expect(() => smtpUrl(password)).toThrow(
        /SMTP_URL: must be an smtp:\/\/ or smtps:\/\/ address; a password .* is percent-encoded$/,
      );
    for (const password of ['p%40ss%2Fword', 'p@ss', '100%']) expect(smtpUrl(password)).toContain(password);
  });

  it('takes a token for metrics that nobody guesses, or none', () => {
    const token = (text?: string) => parseSettings({ METRICS_TOKEN: text }).metricsToken;
    expect([token(), token('')]).toEqual([undefined, undefined]);
    expect(token('3f5b0c9f1d7e4a6b')).toBe('3f5b0c9f1d7e4a6b');
    for (const wrong of ['honky-tonk', 'sixteen letters and spaces'])
      expect(() => token(wrong)).toThrow('METRICS_TOKEN: must be at least 16 letters');
  });

  it('wants a whole first admin, a whole bucket, and a database in production', () => {
    expect(() => parseSettings({ ADMIN_USERNAME: 'boss' })).toThrow('set all three or none');
    expect(() => parseSettings({ STORAGE_DRIVER: 's3' })).toThrow('S3_BUCKET: is required');
    expect(() => parseSettings({ NODE_ENV: 'production' })).toThrow(
      'DATABASE_URL: is required in production',
    );
  });

  it('takes an e-mail sender with or without a name, and wants one when there is a mail server', () => {
    const mail = (from?: string) => parseSettings({ SMTP_URL: 'smtp://post:25', MAIL_FROM: from }).mail;
    expect(mail('The Blue Boot <hello@boot.example>')).toEqual({
      smtpUrl: 'smtp://post:25',
      fromAddress: 'hello@boot.example',
      fromName: 'The Blue Boot',
    });
    expect(mail('hello@boot.example')).toMatchObject({ fromName: undefined });
    for (const wrong of [undefined, 'The Blue Boot', 'Boot <nowhere>'])
      expect(() => mail(wrong)).toThrow('MAIL_FROM: must be');
    expect(() => parseSettings({ SMTP_URL: 'https://post' })).toThrow('SMTP_URL: must be');
    expect(parseSettings({}).mail).toBeUndefined();
  });

  it('wants to know in production where the links in mails lead', () => {
    const production = {
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://db/venue',
      SMTP_URL: 'smtp://post:25',
      MAIL_FROM: 'hello@boot.example',
    };
    expect(() => parseSettings(production)).toThrow(
      'PUBLIC_URL: is required in production when SMTP_URL is set',
    );
    expect(parseSettings({ ...production, PUBLIC_URL: 'https://boot.example' }).mail).toBeDefined();
    expect(parseSettings({ ...production, SMTP_URL: '' }).mail).toBeUndefined();
  });

  it('takes the address of the venue without anything behind its host and port', () => {
    const publicUrl = (text?: string) => parseSettings({ PUBLIC_URL: text }).publicUrl;
    expect([publicUrl(), publicUrl('')]).toEqual([undefined, undefined]);
    for (const right of ['https://boot.example', 'https://boot.example/', ' http://127.0.0.1:8080 '])
      expect(publicUrl(right)).toBe(right.trim().replace(/\/$/, ''));
    for (const wrong of [
      'https://boot.example/hall',
      'https://boot.example/?hall',
      'https://boot.example/#hall',
      'https://boss@boot.example',
      'ftp://boot.example',
      'boot.example',
    ])
      expect(() => publicUrl(wrong)).toThrow(/PUBLIC_URL: must be an http\(s\) address with nothing behind/);
  });

  it('takes Twilio whole or not at all, and a country that has phone numbers', () => {
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+16155550100' };
    expect(parseSettings({ ...twilio, TWILIO_API_URL: 'http://127.0.0.1:9/' }).sms).toEqual({
      accountSid: 'AC1',
      authToken: 'token',
      from: '+16155550100',
      apiUrl: 'http://127.0.0.1:9',
    });
    expect(parseSettings({}).sms).toBeUndefined();
    expect(() => parseSettings({ ...twilio, TWILIO_FROM: '' })).toThrow('set all three');
    expect(() => parseSettings({ ...twilio, TWILIO_ACCOUNT_SID: 'SK1' })).toThrow('must begin with AC');
    expect(parseSettings({ PHONE_COUNTRY: 'GB' }).phoneCountry).toBe('GB');
    for (const wrong of ['us', 'XX', 'USA'])
      expect(() => parseSettings({ PHONE_COUNTRY: wrong })).toThrow('PHONE_COUNTRY: must be a country');
  });

  it('takes the keys of push messages together, and push services as origins', () => {
    const keys = { VAPID_PUBLIC_KEY: `B${'x'.repeat(86)}`, VAPID_PRIVATE_KEY: 'y'.repeat(43) };
    const services = 'https://push.example, http://127.0.0.1:9000';
    expect(parseSettings({ ...keys, PUSH_SERVICES: services }).push).toEqual({
      keys: { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY },
      services: ['https://push.example', 'http://127.0.0.1:9000'],
    });
    expect(parseSettings({}).push).toEqual({ keys: undefined, services: [] });
    expect(() => parseSettings({ ...keys, VAPID_PRIVATE_KEY: '' })).toThrow('set both or none');
    for (const wrong of ['push.example', 'https://push.example/send', 'ftp://push.example'])
      expect(() => parseSettings({ PUSH_SERVICES: wrong })).toThrow('PUSH_SERVICES');
  });

  it('takes an empty variable as one that is not set', () => {
    expect(parseSettings({ PORT: '', DATABASE_URL: '' }).isDemo).toBe(true);
  });

  it.each([
    [undefined, false],
    ['false', false],
    ['true', true],
    ['1', 1],
    ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ])('reads TRUST_PROXY=%s as Express wants it', (text, value) => {
    expect(parseSettings({ TRUST_PROXY: text }).trustProxy).toEqual(value);
  });

  it.each(['10.0.0.7', '10.0.0.0/32', '10.0.0.0/1', '::1', 'fd00::/128', '::ffff:10.0.0.0/104'])(
    'takes TRUST_PROXY=%s, as Express does',
    (text) => {
      expect(express().set('trust proxy', parseSettings({ TRUST_PROXY: text }).trustProxy)).toBeDefined();
    },
  );

  it.each(['0.0.0.0/0', '10.0.0.0/33', 'fd00::/0', 'fd00::/129', '10.0.0.0/', '10.0.0.0/8/8', 'loopback/8'])(
    'refuses TRUST_PROXY=%s, which ends a start of Express',
    (text) => {
      expect(() => parseSettings({ TRUST_PROXY: text })).toThrow('TRUST_PROXY: must be a number of proxies');
      expect(() => express().set('trust proxy', text)).toThrow();
    },
  );
});
