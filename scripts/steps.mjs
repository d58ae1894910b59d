import {
  selectBrowserTests,
  selectE2e,
  selectLintable,
  selectNodeTests,
  selectTestKitSpecs,
} from './changed/selectFiles.mjs'

/** @typedef {import('./runSteps.mjs').Step} Step */
/** @typedef {import('./runSteps.mjs').TestRunner} TestRunner */

/** @type {TestRunner} */
const vitest = {
  reporters: ['--reporter=default', '--reporter=./scripts/flaky/vitestReporter.mjs'],
  select: (file) => [file],
}

/** @type {TestRunner} */
const playwright = {
  // From the folder of the playground.
  reporters: ['--reporter=list,../../scripts/flaky/playwrightReporter.mjs'],
  // A regular expression.
  select: (file) => [file.replace('apps/playground/', '').replaceAll('.', '\\.')],
}

/** @param {string} name @param {string} file @returns {Step} */
const sourceCheck = (name, file) => ({
  name,
  command: ['node', `scripts/checks/${file}.mjs`],
  changed: 'all',
})

/** @param {string} name @param {string} file @returns {Step} A check of what the build writes. */
const buildCheck = (name, file) => ({
  name,
  command: ['node', `scripts/checks/${file}.mjs`],
  needs: ['build'],
})

const biome = ['biome', 'ci', '--colors=off', '--error-on-warnings']

/**
 * The steps of `npm test`. The long ones start first. The tests in Node.js often wait for chains, timers and processes: all checks, and
 * the installs of the registry, run beside them. Steps that measure time, or use a browser for long, follow.
 *
 * @type {readonly Step[]}
 */
export const steps = [
  { name: 'build', command: ['turbo', 'run', 'build', 'bundle', '--output-logs=errors-only'] },
  sourceCheck('types', 'types'),
  {
    name: 'unit and integration',
    command: ['pnpm', 'run', 'unit'],
    tests: vitest,
    changed: { select: selectNodeTests },
    needs: ['build'],
    minutes: 40,
  },
  {
    name: 'packages from a registry in a fresh project',
    command: ['tsx', '--conditions=@latchkit/source', 'scripts/checks/registry.mjs'],
    needs: ['build'],
    minutes: 20,
  },
  { name: 'format and lint', command: [...biome, '.'], changed: { command: biome, select: selectLintable } },
  { name: 'design tokens', command: ['stylelint', 'packages/ui/src/**/*.css'], changed: 'all' },
  sourceCheck('dependency direction', 'boundaries'),
  { name: 'turbo boundaries', command: ['turbo', 'boundaries'], changed: 'all' },
  sourceCheck('layers', 'layers'),
  sourceCheck('file lengths and names', 'files'),
  sourceCheck('function names', 'functionNames'),
  sourceCheck('module-level state', 'moduleState'),
  sourceCheck('type escapes', 'typeEscapes'),
  sourceCheck('test rules', 'tests'),
  sourceCheck('public API', 'reexports'),
  sourceCheck('TSDoc', 'tsdoc'),
  sourceCheck('comments', 'comments'),
  sourceCheck('options without a reader', 'unreadOptions'),
  sourceCheck('licences', 'licences'),
  { name: 'unused code (knip)', command: ['knip', '--no-progress'] },
  sourceCheck('paths in the docs', 'docPaths'),
  sourceCheck('code samples in the docs', 'samples'),
  sourceCheck('language', 'language'),
  buildCheck('packed packages (publint, attw)', 'packages'),
  buildCheck('browser support of the built code', 'browserSupport'),
  { ...buildCheck('size budgets', 'size'), show: true },
  buildCheck('size of files (Vite)', 'chunks'),
  buildCheck('size of each hook and action (Vite, esbuild)', 'exportSizes'),
  buildCheck('no warnings in bundlers', 'bundlers'),
  { name: 'files for deployments', command: ['pnpm', '--filter', '@latchkit/gateway', 'check-deploy'] },
  {
    name: 'attacks on the gateway (short)',
    command: ['pnpm', '--filter', '@latchkit/gateway', 'abuse', '--short'],
    alone: true,
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
      'components',
      '--project',
      'react-18',
      '--project',
      'react-18-pages',
      '--project',
      'preact',
      '--project',
      'wagmi-2',
      '--project',
      'storybook',
    ],
    tests: vitest,
    changed: { select: selectBrowserTests },
    alone: true,
    minutes: 35,
  },
  {
    name: 'Firefox and WebKit (short)',
    command: ['tsx', '--conditions=@latchkit/source', 'scripts/browserSmoke.mjs'],
    needs: ['build'],
    alone: true,
  },
  {
    name: 'documentation site',
    command: ['pnpm', '--filter', '@latchkit/docs', 'run', 'check'],
    needs: ['build'],
    alone: true,
  },
  {
    name: 'samples of the test kit',
    command: ['pnpm', '--filter', '@latchkit/test', 'e2e'],
    tests: playwright,
    changed: { select: selectTestKitSpecs },
    needs: ['build'],
    alone: true,
  },
  {
    name: 'e2e',
    command: ['pnpm', '--filter', '@latchkit/playground', 'e2e'],
    tests: playwright,
    changed: { select: selectE2e },
    alone: true,
    minutes: 50,
  },
]
