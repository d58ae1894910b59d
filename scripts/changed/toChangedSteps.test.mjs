import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { writeTempFiles } from '../checks/writeTempFiles.mjs'
import { steps } from '../steps.mjs'
import { coverage, selectSpecs } from './e2eSpecs.mjs'
import { selectBrowserTests, selectNodeTests, selectTestKitSpecs } from './selectFiles.mjs'
import { toChangedSteps } from './toChangedSteps.mjs'

/** Creates a repository with a committed package. */
function createRepository() {
  const folder = writeTempFiles({
    'packages/core/src/a.ts': 'export const a = 1',
    'packages/core/src/a.test.ts': `import { a } from './a.js'`,
    'packages/core/src/b.test.ts': `export {}`,
  })
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: folder }).toString().trim()
  const commit = () => {
    git('add', '.')
    git('-c', 'user.name=test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '-m', 'commit')
  }
  git('init', '--quiet')
  commit()
  const write = (/** @type {string} */ text) =>
    execFileSync('tee', ['packages/core/src/a.ts'], { cwd: folder, input: text })
  return { folder, git, commit, write }
}

/** @type {import('../runSteps.mjs').Step[]} */
const someSteps = [
  { name: 'language', command: ['node', 'language.mjs'], changed: 'all' },
  {
    name: 'unit',
    command: ['vitest'],
    changed: { select: ({ affected }) => affected.filter((file) => file.includes('.test.')) },
  },
  { name: 'lint', command: ['lint', '.'], changed: { command: ['lint'], select: ({ changed }) => changed } },
  { name: 'size', command: ['node', 'size.mjs'] },
]
const log = () => {}

test('default: what is not committed', () => {
  const { folder, write } = createRepository()
  expect(toChangedSteps(someSteps, undefined, { root: folder, log })).toEqual([])
  write('export const a = 2')
  expect(toChangedSteps(someSteps, undefined, { root: folder, log })).toMatchObject([
    { name: 'language', command: ['node', 'language.mjs'] },
    { name: 'unit', command: ['vitest'], files: ['packages/core/src/a.test.ts'] },
    { name: 'lint', command: ['lint'], files: ['packages/core/src/a.ts'] },
  ])
})

test('param: base, a commit with which the files are compared', () => {
  const { folder, git, commit, write } = createRepository()
  const base = git('rev-parse', 'HEAD')
  write('export const a = 2')
  commit()
  expect(toChangedSteps(someSteps, undefined, { root: folder, log })).toEqual([])
  expect(toChangedSteps(someSteps, base, { root: folder, log })).toMatchObject([
    { name: 'language' },
    { name: 'unit' },
    { name: 'lint' },
  ])
})

test('error: a base that does not exist', () => {
  expect(() => toChangedSteps(someSteps, 'no-such-commit', { root: createRepository().folder, log })).toThrow(
    'no-such-commit',
  )
})

test('behavior: says which changes it does not cover', () => {
  const { folder } = createRepository()
  execFileSync('touch', ['package.json'], { cwd: folder })
  /** @type {string[]} */
  const logs = []
  toChangedSteps(someSteps, undefined, { root: folder, log: (text) => logs.push(text) })
  expect(logs).toEqual(['! package.json can affect every test. This run does not cover that: run npm test.'])
})

test('behavior: every kind of test belongs to one step', () => {
  const change = {
    changed: [],
    affected: [
      'a.test.ts',
      'b.test.mjs',
      'c.browser.test.tsx',
      'd.stories.tsx',
      'apps/playground/e2e/e.spec.ts',
      'f.ts',
    ],
  }
  expect(selectNodeTests(change)).toEqual(['a.test.ts', 'b.test.mjs'])
  expect(selectBrowserTests(change)).toEqual(['c.browser.test.tsx', 'd.stories.tsx'])
  expect(steps.filter(({ tests }) => tests).every(({ changed }) => changed)).toBe(true)
})

test('behavior: a file of the test kit selects the specs of the kit', () => {
  const select = (/** @type {string} */ file) => selectTestKitSpecs({ changed: [file], affected: [file] })
  expect(select('packages/test/samples/ethers/main.ts')).toEqual(['e2e/'])
  expect(select('packages/core/src/kit.ts')).toEqual([])
})

test('behavior: a change of the product selects the specs that cover it', () => {
  expect(selectSpecs(['packages/core/src/features/money/onramp/machine.ts'])).toEqual([
    'apps/playground/e2e/connect.spec.ts',
    'apps/playground/e2e/onramp.spec.ts',
  ])
  expect(selectSpecs(['apps/playground/e2e/theme.spec.ts'])).toEqual(['apps/playground/e2e/theme.spec.ts'])
  expect(selectSpecs(['ARCHITECTURE.md', 'packages/core/src/features/money/onramp/machine.test.ts'])).toEqual(
    [],
  )
})

test('behavior: every spec of the table exists, and all others are of no part of the product', () => {
  const covered = new Set(['connect', ...coverage.flatMap(({ specs }) => specs)])
  for (const name of covered) expect(existsSync(`apps/playground/e2e/${name}.spec.ts`), name).toBe(true)
  const others = readdirSync('apps/playground/e2e')
    .filter((file) => file.endsWith('.spec.ts') && !covered.has(file.replace('.spec.ts', '')))
    .map((file) => file.replace('.spec.ts', ''))
  expect(others).toMatchInlineSnapshot(`
    [
      "accessibility",
      "chain-failures",
      "chain-views",
      "counterfactual-account",
      "leaks",
      "legal",
      "login-codes",
      "login-refusals",
      "login-storage",
      "multi-namespace-wallets",
      "quiet",
      "remote-csp",
      "remote-links",
      "remote-motion",
      "remote-phone",
      "remote-quiet",
      "remote-views",
      "remote-wallets",
      "screen-reader",
      "site",
      "siwx-chains",
      "siwx-contract",
      "siwx-login",
      "siwx-one-click",
      "siwx-prompts",
      "siwx-remote",
      "ssr",
      "test-dapp",
      "workbench",
    ]
  `)
})
