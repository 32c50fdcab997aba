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
    },
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
