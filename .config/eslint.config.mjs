import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { arrowsRule } from './eslint/arrows-rule.mjs';
import { workspaceResolver } from './eslint/workspace-resolver.mjs';
import { YOUNG_GLOBALS, YOUNG_PROPERTIES } from './eslint/young-apis.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TYPESCRIPT = ['**/*.ts', '**/*.tsx'];
const TESTS = ['**/*.spec.ts', '**/*.spec.tsx', 'api/test/**', 'pwa/test/**', 'e2e/**'];
const READS_ENVIRONMENT = [
  'api/src/config/**',
  'api/src/main.ts',
  'api/src/database/embedded/**',
  'api/bench/**',
  '**/*.config.ts',
  ...TESTS,
];

const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/** An injected constructor may be longer; anywhere else the fifth parameter is an object with names. */
const TOO_MANY_PARAMETERS = [
  'FunctionDeclaration',
  'VariableDeclarator > ArrowFunctionExpression',
  "MethodDefinition[kind!='constructor'] > FunctionExpression",
].map((kind) => ({
  selector: `${kind}[params.length>4]`,
  message: 'More than four parameters: make it one named object.',
}));

const ENVIRONMENT = {
  object: 'process',
  property: 'env',
  message: 'Settings are read once, in api/src/config: inject Settings.',
};

/** TanStack Router steers by throwing these. */
const ROUTER_SIGNALS = [
  { from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] },
];

/** Strict rules that were tried and found no fault here, only other ways to write the same. */
const TASTE = [
  'no-confusing-void-expression',
  'no-deprecated',
  'no-meaningless-void-operator',
  'no-unnecessary-boolean-literal-compare',
  'no-unnecessary-type-arguments',
  'no-unnecessary-type-parameters',
  // An answer's class documents its shape; a literal of that shape is an answer.
  'no-unsafe-class-instance-assignment',
  'unbound-method',
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.dist-*/',
    '**/.dev/',
    '**/node_modules/',
    '**/.data/',
    '**/coverage/',
    '.nx/',
    '**/*.gen.ts',
    '**/test-results/',
    '**/playwright-report/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { honky: { rules: { arrows: arrowsRule } } },
    rules: {
      'honky/arrows': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['debug', 'info', 'warn', 'error'] }],
      complexity: ['error', 15],
      'max-depth': ['error', 3],
      'max-lines': lines(300),
    },
  },
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: ROOT } },
    rules: {
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/only-throw-error': ['error', { allow: ROUTER_SIGNALS }],
      'no-restricted-syntax': ['error', ...TOO_MANY_PARAMETERS],
      'max-lines-per-function': lines(60),
      ...Object.fromEntries(TASTE.map((rule) => [`@typescript-eslint/${rule}`, 'off'])),
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': lines(80) } },
  {
    files: TYPESCRIPT,
    ignores: READS_ENVIRONMENT,
    rules: { 'no-restricted-properties': ['error', ENVIRONMENT] },
  },
  {
    // What phones run, the contract too.
    files: ['pwa/src/**/*.{ts,tsx}', 'api/contract/**/*.ts'],
    ignores: TESTS,
    rules: {
      'no-restricted-properties': ['error', ENVIRONMENT, ...YOUNG_PROPERTIES],
      'no-restricted-globals': ['error', ...YOUNG_GLOBALS],
    },
  },
  {
    files: ['api/src/**/*.ts', 'pwa/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [workspaceResolver],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  {
    files: ['pwa/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': lines(500),
      'max-lines-per-function': 'off',
      // Matchers and parsed answers of a test are `any` by their types; the assertion is what checks them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // Playwright tells what a fixture needs by the destructuring of its first parameter, empty ones too.
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    // Browsers lack what their types promise: feature checks are not needless there.
    files: ['pwa/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-unnecessary-condition': 'off' },
  },
  {
    // A handler's parameters are the parts of the request, injected one by one.
    files: ['api/src/**/*.controller.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // A drawing is one list of shapes, a plan one list of rows.
    files: ['api/src/demo/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    // A migration is one statement list, read from top to bottom.
    files: ['api/src/database/migrations/**'],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: { globals: nodeAndBrowserGlobals() },
    rules: {
      'no-console': 'off',
      'no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrorsIgnorePattern: '^_' },
      ],
    },
  },
);

/** Plain scripts have no type checker to know these by. */
function nodeAndBrowserGlobals() {
  const node = [
    'process',
    'console',
    'Buffer',
    'URL',
    'URLSearchParams',
    'fetch',
    'performance',
    'FormData',
    'Blob',
    'AbortSignal',
    'WebAssembly',
    'Headers',
    'Request',
    'Response',
  ];
  const timers = [
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'setImmediate',
    'queueMicrotask',
  ];
  const browser = [
    'window',
    'document',
    'localStorage',
    'matchMedia',
    'navigator',
    'requestAnimationFrame',
    'structuredClone',
    'globalThis',
  ];
  return Object.fromEntries([...node, ...timers, ...browser].map((name) => [name, 'readonly']));
}
