import { parseSettings } from './settings.js';

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
    expect(parse).toThrow(/PORT: [^]*|LOG_LEVEL: [^]*/);
    for (const name of ['PORT', 'LOG_LEVEL', 'DATABASE_URL']) expect(parse).toThrow(`  - ${name}: `);
  });

  it('wants a whole first admin, a whole bucket, and a database in production', () => {
    expect(() => parseSettings({ ADMIN_USERNAME: 'boss' })).toThrow('set all three or none');
    expect(() => parseSettings({ STORAGE_DRIVER: 's3' })).toThrow('S3_BUCKET: is required');
    expect(() => parseSettings({ NODE_ENV: 'production' })).toThrow(
      'DATABASE_URL: is required in production',
    );
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
});
