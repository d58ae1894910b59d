import { expect, test } from 'vitest'
import { findWarnings } from '../interop/bundlers/build/report.mjs'
import { findProblems } from '../interop/bundlers/foreignWarnings.mjs'

const list = [{ package: '@a/b/node_modules/ox', version: '1.0.0', message: /annotation/, runs: ['Vite 7'] }]
const warning = 'node_modules/@a/b/node_modules/ox/x.js (1:2): an annotation'
/** @param {string} path */
const getVersion = (path) => (path === '@a/b/node_modules/ox' ? '1.0.0' : undefined)

test('default: accepts a listed warning of a foreign package', () => {
  expect(findProblems({ title: 'Vite 7', warnings: [warning], getVersion }, list)).toEqual([])
})

test.each([
  ['of the packages', 'node_modules/@latchkit/core/x.js: an annotation'],
  ['of a foreign and our package', `${warning} node_modules/@latchkit/core/x.js`],
  ['of the same package elsewhere', 'node_modules/ox/x.js: an annotation'],
  ['without a file', 'an annotation'],
  ['with another message', 'node_modules/@a/b/node_modules/ox/x.js: a cycle'],
])('error: a warning %s', (_name, other) => {
  expect(findProblems({ title: 'Vite 7', warnings: [warning, other], getVersion }, list)).toEqual([other])
})

test('error: a listed warning of another version', () => {
  expect(findProblems({ title: 'Vite 7', warnings: [warning], getVersion: () => '1.0.1' }, list)).toEqual([
    warning,
    'Not needed any more: @a/b/node_modules/ox@1.0.0 /annotation/',
  ])
})

test('error: a listed warning of another bundler', () => {
  expect(findProblems({ title: 'Vite 8', warnings: [warning], getVersion }, list)).toEqual([warning])
})

test('error: an entry that is no longer needed', () => {
  expect(findProblems({ title: 'Vite 7', warnings: [], getVersion }, list)).toEqual([
    'Not needed any more: @a/b/node_modules/ox@1.0.0 /annotation/',
  ])
})

test('behavior: finds the warnings of Next.js, without the trace of imports', () => {
  const trace = 'Import trace for requested module:\n./node_modules/a/x.js\n./node_modules/b/y.js\n'
  const warning = `⚠ Compiled with warnings\n\n./node_modules/a/x.js\nModule not found: Can't resolve 'c'`
  expect(findWarnings(`built\n ${warning}\n\n${trace}\n`)).toEqual([warning])
})

test('behavior: finds each warning of Astro', () => {
  const warnings = ['17:15:26 [WARN] [vite] a.js\n\n"/*#__PURE__*/"', '17:15:31 [WARN] [vite] b.js']
  expect(findWarnings(`start\n${warnings.join('\n\n')}`)).toEqual(warnings)
})

test('behavior: finds a warning that has no mark', () => {
  expect(findWarnings('start\nA deprecated option\n')).toEqual(['A deprecated option'])
})
