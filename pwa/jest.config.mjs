import { createRequire } from 'node:module';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
};

/** Workbox comes as modules that Node takes for scripts. */
const swcForWorkbox = { jsc: { parser: { syntax: 'ecmascript' } }, module: { type: 'commonjs' } };

export default {
  displayName: 'pwa',
  testEnvironment: '<rootDir>/test/browser-environment.mjs',
  testEnvironmentOptions: { url: 'http://localhost/' },
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '^.+\\.tsx?$': ['@swc/jest', swc],
    '/workbox-[^/]+/.+\\.js$': ['@swc/jest', swcForWorkbox],
    '\\.md$': '<rootDir>/test/raw-text.mjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!workbox-)'],
  moduleNameMapper: {
    '^(.+\\.md)\\?raw$': '$1',
    '\\.css$': '<rootDir>/test/empty-style.ts',
    '^#app/(.*)$': '<rootDir>/src/app/$1',
    '^#features/(.*)$': '<rootDir>/src/features/$1',
    '^#routes/(.*)$': '<rootDir>/src/routes/$1',
    '^#shared/(.*)$': '<rootDir>/src/shared/$1',
    '^#test/(.*)$': '<rootDir>/test/$1',
    // Files of the contract name each other with `.js`.
    '^#contract/(.*?)(?:\\.js)?$': '<rootDir>/../api/contract/$1',
    '^(\\./.*)\\.js$': ['$1.js', '$1.ts'],
    // One file instead of two thousand, which each suite with an icon would read in.
    '^lucide-react$': createRequire(import.meta.url).resolve('lucide-react'),
  },
  setupFiles: ['<rootDir>/test/setup.ts'],
  // A guard against what hangs, not a budget: a busy machine takes several times as long to read the modules in.
  testTimeout: 20_000,
  maxWorkers: '100%',
  // Modules that a suite loaded stay in memory: a worker that has loaded much is replaced.
  workerIdleMemoryLimit: '1GB',
};
