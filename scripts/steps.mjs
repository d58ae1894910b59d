/** @typedef {import('./runSteps.mjs').Step} Step */

/** @param {string} name @param {string} file @returns {Step} */
const sourceCheck = (name, file) => ({ name, command: ['node', `scripts/checks/${file}.mjs`] })

/**
 * The steps of `npm test`: checks of the sources first, then steps that need the build, then steps that need a browser.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '--error-on-warnings', '.'] },
  { name: 'design tokens', command: ['stylelint', 'packages/ui/src/**/*.css'] },
  sourceCheck('types', 'types'),
  sourceCheck('dependency direction', 'boundaries'),
  { name: 'turbo boundaries', command: ['turbo', 'boundaries'] },
  sourceCheck('layers of core', 'layers'),
  sourceCheck('file lengths and names', 'files'),
  sourceCheck('module-level state', 'moduleState'),
  sourceCheck('type escapes', 'typeEscapes'),
  sourceCheck('test rules', 'tests'),
  sourceCheck('public API', 'reexports'),
  sourceCheck('TSDoc', 'tsdoc'),
  sourceCheck('options without a reader', 'unreadOptions'),
  sourceCheck('licences', 'licences'),
  { name: 'unused code (knip)', command: ['knip', '--no-progress'] },
  sourceCheck('paths in the docs', 'docPaths'),
  sourceCheck('code samples in the docs', 'samples'),
  sourceCheck('language', 'language'),
  { name: 'build', command: ['turbo', 'run', 'build', '--output-logs=errors-only'] },
  { ...sourceCheck('packed packages (publint, attw)', 'packages'), needs: ['build'] },
  { ...sourceCheck('browser support of the built code', 'browserSupport'), needs: ['build'] },
  { ...sourceCheck('size budgets', 'size'), needs: ['build'], show: true },
  { ...sourceCheck('size of files (Vite)', 'chunks'), needs: ['build'] },
  {
    name: 'unit and integration',
    // More workers than Vitest's default, because these tests mostly wait for chains, sockets and timers.
    command: ['pnpm', 'run', 'unit'],
    alone: true,
    minutes: 25,
  },
  {
    name: 'stories and browser tests (render, play, axe)',
    command: [
      'vitest',
      'run',
      '--project',
      'browser',
      '--project',
      'chains',
      '--project',
      'react-18',
      '--project',
      'wagmi-2',
      '--project',
      'storybook',
    ],
    alone: true,
    minutes: 25,
  },
  {
    name: 'tarballs in a fresh project',
    command: ['tsx', '--conditions=@latchkit/source', 'scripts/checks/tarball.mjs'],
    needs: ['build'],
    alone: true,
  },
  { name: 'e2e', command: ['pnpm', '--filter', '@latchkit/playground', 'e2e'], alone: true, minutes: 50 },
]
