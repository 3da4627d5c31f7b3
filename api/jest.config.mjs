import { availableParallelism } from 'node:os';

const TYPESCRIPT = new URL('../.config/typescript-loader/register.mjs', import.meta.url).href;
const WORKER_DATA = new URL('./test/worker-data.mjs', import.meta.url).href;

// The workers get it from their environment: they run TypeScript as Node does, without a transform of Jest's own.
process.env.NODE_OPTIONS =
  `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps --import=${TYPESCRIPT} --import=${WORKER_DATA}`.trim();

export default {
  displayName: 'api',
  // A worker loads the app once, and not once for each suite: suites share its modules, and put back what they replace.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  testSequencer: '<rootDir>/test/slow-first.mjs',
  roots: ['<rootDir>/src', '<rootDir>/contract', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts'],
  setupFilesAfterEnv: ['<rootDir>/test/worker-setup.mjs'],
  globalSetup: '<rootDir>/test/global-setup.mjs',
  globalTeardown: '<rootDir>/test/global-teardown.mjs',
  // A worker waits for the database half of its time.
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
};
