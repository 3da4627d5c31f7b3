import { readFileSync } from 'node:fs';

const swc = JSON.parse(readFileSync(new URL('./.swcrc', import.meta.url), 'utf8'));
delete swc.$schema;

export default {
  displayName: 'api',
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/contract', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^#src/(.*)\\.js$': '<rootDir>/src/$1',
    '^#contract/(.*)\\.js$': '<rootDir>/contract/$1',
    '^#test/(.*)\\.js$': '<rootDir>/test/$1',
    '^(\\./.*)\\.js$': '$1',
  },
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // A guard against what hangs, not a budget: a busy machine takes several times as long.
  testTimeout: 60_000,
  // Loading the whole app again is most of a suite's time. A worker that has loaded it often is replaced: ESM modules stay in memory.
  maxWorkers: '100%',
  workerIdleMemoryLimit: '1GB',
};
