import { expect, test } from 'vitest'
import { check } from './licences.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const rules = {
  permissive: ['MIT', 'Apache-2.0'],
  exceptions: /** @type {Record<string, { licence: string, reason: string }>} */ ({}),
  notInstalled: {},
  pinned: { '@walletconnect/core': '2.21.8' },
}

/**
 * Creates a repository with these packages in its lockfile and store.
 *
 * @param {Record<string, string | object>} packages Licence field by `name@version`.
 * @param {string} [rest] More lines for the lockfile.
 */
function repo(packages, rest = '') {
  const lock = ['packages:', ...Object.keys(packages).map((key) => `  '${key}': {}`), rest].join('\n')
  const manifests = Object.entries(packages).map(([key, license]) => {
    const name = key.slice(0, key.lastIndexOf('@'))
    const path = `node_modules/.pnpm/${key.replace('/', '+')}/node_modules/${name}/package.json`
    return [path, JSON.stringify({ name, version: key.slice(key.lastIndexOf('@') + 1), license })]
  })
  return writeTempFiles({ 'pnpm-lock.yaml': lock, ...Object.fromEntries(manifests) })
}

/** @param {string} root @param {Partial<typeof rules>} [changes] */
const messages = (root, changes = {}) => check(root, { ...rules, ...changes }).map(({ message }) => message)

test('default', () => {
  expect(messages(repo({ 'a@1.0.0': 'MIT', '@s/b@2.0.0': { type: 'Apache-2.0' } }))).toEqual([])
})

test.each([
  ['GPL', 'GPL-3.0', 'a@1.0.0 is GPL-3.0'],
  ['a permissive licence AND another', 'MIT AND GPL-3.0', 'a@1.0.0 is MIT AND GPL-3.0'],
  ['a licence of its own', 'SEE LICENSE IN LICENSE.md', 'a@1.0.0 is Unknown'],
  ['none', '', 'a@1.0.0 is Unknown'],
])('error: %s', (_, licence, message) => {
  expect(messages(repo({ 'a@1.0.0': licence }))).toEqual([message])
})

test('behavior: accepts a choice between licences if one is permissive', () => {
  expect(messages(repo({ 'a@1.0.0': '(MIT OR GPL-3.0)' }))).toEqual([])
})

test('behavior: an exception allows only its own licence', () => {
  const root = repo({ 'a@1.0.0': 'MPL-2.0' })
  expect(messages(root, { exceptions: { a: { licence: 'MPL-2.0', reason: 'a tool' } } })).toEqual([])
  expect(messages(root, { exceptions: { a: { licence: 'Python-2.0', reason: 'a tool' } } })).toEqual([
    'a@1.0.0 is MPL-2.0',
  ])
})

test('error: an exception that a published package depends on', () => {
  const rest = `
snapshots:
  b@1.0.0(react@19.0.0):
    dependencies:
      a: 1.0.0
  a@1.0.0: {}
importers:
  packages/core:
    dependencies:
      b: { specifier: ^1.0.0, version: 1.0.0(react@19.0.0) }
`
  const root = repo({ 'a@1.0.0': 'MPL-2.0', 'b@1.0.0': 'MIT' }, rest)
  expect(messages(root, { exceptions: { a: { licence: 'MPL-2.0', reason: 'a tool' } } })).toEqual([
    'a@1.0.0 (MPL-2.0) is an exception for tools, but a package ships it',
  ])
})

test('error: an exception that is not needed', () => {
  expect(messages(repo({}), { exceptions: { a: { licence: 'MPL-2.0', reason: 'a tool' } } })).toEqual([
    'the exception for a is not needed',
  ])
})

test('behavior: a platform build that is not installed has the licence of its parent', () => {
  const rest =
    "  'a-darwin@1.0.0': {}\nsnapshots:\n  a@1.0.0:\n    optionalDependencies:\n      a-darwin: 1.0.0\n"
  expect(messages(repo({ 'a@1.0.0': 'MIT' }, rest))).toEqual([])
  expect(messages(repo({ 'a@1.0.0': 'GPL-3.0' }, rest))).toEqual([
    'a@1.0.0 is GPL-3.0',
    'a-darwin@1.0.0 is GPL-3.0',
  ])
})

test('error: a package that is in the lockfile but not installed', () => {
  expect(messages(repo({}, "  'a@1.0.0': {}"))).toEqual([
    'a@1.0.0 is not installed, so its licence is unknown',
  ])
})

test.each([
  ['@walletconnect/core@2.22.0', '@walletconnect/core@2.22.0: only 2.21.8 is Apache-2.0'],
  ['@reown/appkit@1.0.0', '@reown/appkit: no @reown package but the pinned ones'],
])('error: %s, regardless of its licence field', (key, message) => {
  expect(messages(repo({ [key]: 'Apache-2.0' }))).toEqual([message])
})
