import { jest } from '@jest/globals';
import { deviceStorage, localStorageIfAllowed } from './safe-storage';

const block = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

describe('deviceStorage', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    deviceStorage.remove('word');
  });

  it('keeps words over restarts', () => {
    deviceStorage.write('word', 'yes');

    expect(localStorage.getItem('word')).toBe('yes');
    expect(deviceStorage.read('word')).toBe('yes');
  });

  it('keeps them in memory where storage is blocked', () => {
    block();

    deviceStorage.write('word', 'yes');
    expect(deviceStorage.read('word')).toBe('yes');
    deviceStorage.remove('word');
    expect(deviceStorage.read('word')).toBeNull();
  });

  it('prefers what a full storage could not take', () => {
    localStorage.setItem('word', 'old');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });

    deviceStorage.write('word', 'new');

    full.mockRestore();
    expect(deviceStorage.read('word')).toBe('new');
  });
});

describe('localStorageIfAllowed', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is nothing where storage is blocked', () => {
    block();

    expect(localStorageIfAllowed()).toBeUndefined();
  });
});
