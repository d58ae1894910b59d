import { expect, test } from 'vitest'
import { layers } from './layers.config.mjs'
import { check } from './layers.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

const config = 'scripts/checks/layers.config.mjs'
const src = 'packages/kit/src'

/** @param {Record<string, string>} files @param {import('./layers.config.mjs').Row} row */
const checkKit = (files, row) => {
  const paths = Object.entries(files).map(([path, text]) => [`${src}/${path}`, text])
  return check(writeTempFiles(Object.fromEntries(paths)), { 'packages/kit': row })
}

const engineAndModal = { layers: ['engine', 'modal'] }

/** Two folders that import each other, whose files form no cycle. */
const cycle = {
  'engine/runner.ts': "import '../modal/route.js'",
  'engine/types.ts': '',
  'modal/open.ts': "import '../engine/types.js'",
  'modal/route.ts': '',
}

test('default: imports from the same layer and from lower ones', () => {
  const files = {
    'modal/machine.ts': "import '../engine/runner.js'\nimport './rules.js'",
    'modal/rules.ts': '',
    'engine/runner.ts': "import 'valtio'",
  }
  expect(checkKit(files, engineAndModal)).toEqual([])
})

test('default: files directly in the source folder, and nested folders, are layers too', () => {
  const row = { layers: ['features/assets', 'features', '.'] }
  const files = {
    'main.ts': "import './features/send/send.js'",
    'features/send/send.ts': "import '../assets/nfts/read.js'",
    'features/assets/nfts/read.ts': '',
  }
  expect(checkKit(files, row)).toEqual([])
  expect(checkKit({ ...files, 'features/assets/nfts/read.ts': "import '../../send/send.js'" }, row)).toEqual([
    {
      file: `${src}/features/assets/nfts/read.ts`,
      line: 1,
      message: 'features/assets may not import from the higher layer features: ../../send/send.js',
    },
    { file: src, message: expect.stringContaining('folder cycle of 2') },
  ])
})

test.each([
  ['a value', "import '../modal/machine.js'"],
  ['a type', "import type { A } from '../modal/machine.js'"],
  ['an inline type', "export type B = import('../modal/machine.js').A"],
  ['a re-export', "export { A } from '../modal/machine.js'"],
  ['a lazy import', "export const load = () => import('../modal/machine.js')"],
])('error: an import of %s from a higher layer', (_, text) => {
  const files = { 'engine/runner.ts': text, 'modal/machine.ts': 'export type A = 1' }
  expect(checkKit(files, engineAndModal)).toEqual([
    {
      file: `${src}/engine/runner.ts`,
      line: 1,
      message: 'engine may not import from the higher layer modal: ../modal/machine.js',
    },
  ])
})

test('error: a file outside of the layers', () => {
  const files = { 'engine/a.ts': '', 'modal/b.ts': '', 'utils/c.ts': '', 'd.ts': '' }
  expect(checkKit(files, engineAndModal)).toMatchObject([
    { file: `${src}/d.ts`, message: 'is in no layer; the layers are engine, modal' },
    { file: `${src}/utils/c.ts` },
  ])
})

test('error: a layer without a file', () => {
  expect(checkKit({ 'engine/a.ts': '' }, engineAndModal)).toEqual([
    { file: config, message: `${src} has no file in modal: remove it from its row` },
  ])
})

test('error: a package without a row, and a row without a package', () => {
  const root = writeTempFiles({ [`${src}/a.ts`]: '' })
  expect(check(root, { 'apps/gone': { layers: ['.'] } })).toEqual([
    { file: config, message: 'apps/gone does not exist: remove its row' },
    { file: 'packages/kit', message: `has no layers: add a row to ${config}` },
  ])
})

test.each([
  ['values', "import '../modal/route.js'"],
  ['types', "import type { A } from '../modal/route.js'"],
  ['a lazy import', "export const load = () => import('../modal/route.js')"],
])('error: a folder cycle that %s close', (_, text) => {
  const row = { layers: [['engine', 'modal']] }
  expect(checkKit({ ...cycle, 'engine/runner.ts': text }, row)).toEqual([
    {
      file: src,
      message: `folder cycle of 2, the limit of cycle is 0: engine, modal; with the fewest imports of 2 pairs: ${src}/engine → ${src}/modal (1, ${src}/engine/runner.ts:1), ${src}/modal → ${src}/engine (1, ${src}/modal/open.ts:1)`,
    },
  ])
})

test('error: a limit of the cycle that is larger than necessary', () => {
  const row = { layers: [['engine', 'modal']] }
  expect(checkKit(cycle, { ...row, cycle: 2 })).toEqual([])
  expect(checkKit(cycle, { ...row, cycle: 3 })).toEqual([
    { file: config, message: `cycle of ${src} is 2 now, and its limit 3: lower it` },
  ])
  expect(checkKit({ ...cycle, 'engine/runner.ts': '' }, { ...row, cycle: 2 })).toEqual([
    { file: config, message: `cycle of ${src} is 0 now, and its limit 2: lower it` },
  ])
})

test('param: runtimeCycle', () => {
  const row = { layers: [['engine', 'modal']], cycle: 2, runtimeCycle: 0 }
  const typeOnly = { ...cycle, 'engine/runner.ts': "import type { A } from '../modal/route.js'" }
  expect(checkKit(typeOnly, row)).toEqual([])
  expect(checkKit(cycle, row)).toMatchObject([
    { message: expect.stringContaining('folder cycle of 2, the limit of runtimeCycle is 0') },
  ])
  expect(checkKit(typeOnly, { ...row, runtimeCycle: 2 })).toMatchObject([{ file: config }])
})

test('param: apart', () => {
  const row = {
    layers: ['shared', ['page', 'worker']],
    apart: /** @type {const} */ ([['page', 'worker']]),
  }
  const files = {
    'page/view.ts': "import '../shared/messages.js'",
    'worker/sign.ts': "import '../shared/messages.js'",
    'shared/messages.ts': '',
  }
  expect(checkKit(files, row)).toEqual([])
  expect(checkKit({ ...files, 'page/view.ts': "import type { A } from '../worker/sign.js'" }, row)).toEqual([
    { file: `${src}/page/view.ts`, line: 1, message: 'page may never import from worker: ../worker/sign.js' },
  ])
  expect(checkKit({ ...files, 'worker/sign.ts': "import '../page/view.js'" }, row)).toEqual([
    { file: `${src}/worker/sign.ts`, line: 1, message: 'worker may never import from page: ../page/view.js' },
  ])
})

const frame = 'apps/login-frame'

/** Checks the real layers of the login frame, with one empty file in each and the given ones. */
const checkFrame = (/** @type {Record<string, string>} */ planted) => {
  const row = layers[frame] ?? { layers: [] }
  const empty = row.layers.flat().map((layer) => [`${frame}/src/${layer}/empty.ts`, ''])
  const added = Object.entries(planted).map(([path, text]) => [`${frame}/src/${path}`, text])
  return check(writeTempFiles(Object.fromEntries([...empty, ...added])), { [frame]: row }).map(
    ({ message }) => message,
  )
}

test.each([
  ['a value', "import { sign } from '../../worker/empty.js'"],
  ['a type', "import type { Key } from '../../worker/empty.js'"],
  ['a re-export', "export { sign } from '../../worker/empty.js'"],
  ['a side effect', "import '../../worker/empty.js'"],
  ['a lazy import', "export const load = () => import('../../worker/empty.js')"],
  ['a template literal', 'export const load = () => import(`../../worker/empty.js`)'],
  ['a query', "import sign from '../../worker/empty.ts?v=1'"],
])('error: the page of the login frame imports %s of the key worker', (_, text) => {
  const [message, ...others] = checkFrame({ 'page/vault/planted.ts': text })
  expect(message).toMatch(/^page may never import from worker: \.\.\/\.\.\/worker\/empty\./)
  expect(others).toEqual([])
})

test.each([
  ['the key worker imports the page', 'worker/custody/planted.ts', '../../page/copy/empty.js'],
  ['shared code imports the page', 'shared/vault/planted.ts', '../../page/copy/empty.js'],
  ['shared code imports the key worker', 'shared/vault/planted.ts', '../../worker/custody/empty.js'],
])('error: in the login frame, %s', (_, file, specifier) => {
  const messages = checkFrame({ [file]: `import type { A } from '${specifier}'` })
  expect(messages[0]).toMatch(/ may (never import from|not import from the higher layer) /)
  expect(messages[0]).toContain(specifier)
})

test('behavior: the page of the login frame starts the key worker by its URL', () => {
  const text = "import workerUrl from '../../worker/empty.ts?worker&url'"
  expect(checkFrame({ 'page/vault/planted.ts': text })).toEqual([])
})

test('behavior: tests, fixtures and stories may import from any layer', () => {
  const files = {
    'engine/runner.test.ts': "import '../modal/machine.js'",
    'engine/runner.fixtures.ts': "import '../modal/machine.js'",
    'engine/runner.stories.tsx': "import '../modal/machine.js'",
    'engine/runner.ts': '',
    'modal/machine.ts': "import '../engine/runner.js'",
  }
  expect(checkKit(files, engineAndModal)).toEqual([])
})
