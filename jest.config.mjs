import { availableParallelism } from 'node:os'
import nextJest from 'next/jest.js'

const esmPackages = [
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  '@prisma',
  // Its exporter loads Node's own modules by import().
  '@opentelemetry',
  'p-retry',
  's3mini',
  'icu-minify',
  '@schummar',
  '@bjorn3/browser_wasi_shim',
]

/** Async on purpose: next/jest fills in transforms, and its own ignore patterns must be replaced afterwards. */
const load = async () => {
  const config = await nextJest({ dir: './' })({
    testEnvironment: 'node',
    // As parameters, not through the sandbox's global object, which is three times slower.
    sandboxInjectedGlobals: [
      'Math',
      'Object',
      'Array',
      'Number',
      'String',
      'Map',
      'Set',
      'JSON',
      'RegExp',
      'Infinity',
      'Boolean',
      'Float64Array',
      'Int16Array',
    ],
    // Use cases run against a real database, and machines that test are often busy.
    testTimeout: 20_000,
    // More than cores, since a worker also waits for its database, or for a process that a test kills. A number: the
    // runner takes more than 100 % for that many workers.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
    testPathIgnorePatterns: ['/node_modules/', '/.next/', '/e2e/journeys/', '/.data/'],
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/build/'],
    globalSetup: '<rootDir>/e2e/fixtures/jest-setup.ts',
    globalTeardown: '<rootDir>/e2e/fixtures/jest-teardown.ts',
    setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  })()
  config.transformIgnorePatterns = [`/node_modules/(?!(${esmPackages.join('|')})/)`, '^.+\\.module\\.(css|sass|scss)$']
  return config
}

export default load
