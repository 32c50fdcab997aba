import next from 'eslint-config-next'
import typescript from 'eslint-config-next/typescript'

const config = [
  ...next,
  ...typescript,
  {
    ignores: [
      '**/.next/**',
      'build/**',
      '.data/**',
      'next-env.d.ts',
      'lib/platform/db/generated/**',
      'public/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    rules: {
      // Our pictures are vectors of a few kilobytes: there is nothing for an image optimiser to do.
      '@next/next/no-img-element': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Words that say nothing of what they name, or that once named five things each. See CONTRIBUTING.md.
      'id-denylist': [
        'error',
        ...['told', 'asked', 'here', 'made', 'kept', 'seen', 'said', 'heard', 'desk', 'door', 'anew', 'awake'],
      ],
    },
  },
  {
    // A door is a door, in a picture and in the words for a home.
    files: ['lib/domain/illustration/things/**', 'lib/domain/author/languages/*/homes.ts'],
    rules: { 'id-denylist': 'off' },
  },
  {
    files: ['scripts/**', 'bench/**', 'lib/platform/log.ts', 'prisma/**', 'jest.setup.ts'],
    rules: { 'no-console': 'off' },
  },
  // Playwright's fixtures hand over by a function called `use`.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  { files: ['scripts/**'], rules: { '@next/next/no-assign-module-variable': 'off' } },
]

export default config
