import { expect, test } from 'vitest'
import { writeTempFiles } from '../checks/writeTempFiles.mjs'
import { measureShape } from './measureShape.mjs'

/** @param {Record<string, string>} files @param {string} name */
async function measure(files, name) {
  const rows = await measureShape(writeTempFiles(files), { 'packages/kit': {} })
  const row = rows.find((one) => one.name.includes(name))
  return row && [row.value, row.places]
}

const kit = 'packages/kit/src'
const views = `export type Route = { readonly view: 'swap' } | { readonly view: 'swap-review' }
type Step = 'approve' | 'swap'
export type Facts = { readonly step: Step; readonly text: string }
`

test('default: measures an empty repository', async () => {
  const rows = await measureShape(writeTempFiles({}))
  expect(rows.map(({ value }) => value)).toEqual([
    '0 of 0',
    ...['0', '0', '0.0 kB', '0', '0', '0', '0', '0.0', '0.0', '0.0', '0'],
  ])
})

test('default: folder cycles, types included', async () => {
  const files = {
    [`${kit}/engine/run.ts`]: "import type { A } from '../modal/open.js'",
    [`${kit}/modal/open.ts`]: "export const load = () => import('../engine/run.js')\nexport type A = 1",
  }
  expect(await measure(files, 'cycle of packages/kit')).toEqual(['2', ['engine', 'modal']])
})

test('default: packages with layers, and lines without fixtures and fakes', async () => {
  const files = {
    [`${kit}/a.ts`]: 'export const a = 1\n',
    [`${kit}/a.test.ts`]: '1\n2\n3\n',
    [`${kit}/a.fixtures.ts`]: '1\n',
    [`${kit}/testing/a.ts`]: '1\n',
    'apps/shop/src/a.ts': '1\n2\n',
    'apps/shop/e2e/a.ts': '1\n2\n',
  }
  expect(await measure(files, 'layers')).toEqual(['1 of 2', []])
  expect(await measure(files, 'lines of the product')).toEqual(['3', []])
  expect(await measure(files, 'lines of tests')).toEqual(['5', []])
})

test('default: the lists of core, each without what it imports', async () => {
  const large = `export const large = ${JSON.stringify(Array.from({ length: 900 }, (_, i) => Math.sin(i)))}`
  const features = 'packages/core/src/features'
  const files = {
    [`${features}/nfts/read.ts`]: "import { large } from '../send/large.js'\nexport const read = () => large",
    [`${features}/assets/totals/read.ts`]: 'export const total = 1',
    [`${features}/send/large.ts`]: large,
  }
  expect(await measure(files, 'lists of core')).toEqual([
    '0.3 kB',
    [`${features}/assets/totals 0.1 kB`, `${features}/nfts 0.2 kB`],
  ])
})

test.each([
  ['a view', '/^swap/.test(route.view)'],
  ['a view with another name', '/^swap/.test(lastView ?? "")'],
  ['a view without a regular expression', "view.startsWith('swap')"],
  ['a type with a name', '/^(?:approve)$/.test(facts.step)'],
])('default: a pattern on %s', async (_, code) => {
  const files = { [`${kit}/a.ts`]: `${views}export const is = ${code}\n` }
  expect(await measure(files, 'patterns')).toEqual(['1', [`${kit}/a.ts:4 ${code}`]])
})

test('default: a pattern that is a constant', async () => {
  const files = { [`${kit}/a.ts`]: `${views}const swaps = /^s(wap)/\nexport const is = swaps.test(view)\n` }
  expect(await measure(files, 'patterns')).toEqual(['1', [`${kit}/a.ts:5 swaps.test(view)`]])
})

test.each([
  ['texts', '/^swap/.test(facts.text)'],
  ['the format of a member', '/^[a-z-]{1,20}$/.test(view)'],
  ['no member', "view.startsWith('0x')"],
  ['the members of an array', "views.includes('swap')"],
])('behavior: counts no pattern on %s', async (_, code) => {
  const files = { [`${kit}/a.ts`]: `${views}export const is = ${code}\n` }
  expect(await measure(files, 'patterns')).toEqual(['0', []])
})

test('default: reads of kit.internal in packages/react', async () => {
  const read =
    'export const run = (kit) => kit.internal.run()\nexport const stop = ({ internal }) => internal\n'
  const files = { 'packages/react/src/a.ts': read, [`${kit}/a.ts`]: read }
  expect(await measure(files, 'internal')).toEqual([
    '2',
    ['packages/react/src/a.ts:1', 'packages/react/src/a.ts:2'],
  ])
})

test('default: functions over 150 lines', async () => {
  /** @param {number} lines */
  const writeFunction = (lines) => `{\n${'run()\n'.repeat(lines - 2)}}`
  const files = {
    [`${kit}/a.ts`]: `export function a() ${writeFunction(150)}\nexport const b = () => ${writeFunction(151)}`,
  }
  expect(await measure(files, '150 lines')).toEqual(['1', [`${kit}/a.ts:151 151 lines`]])
})

test('default: function names in 8 or more files', async () => {
  /** @param {string} code @param {number} count */
  const write = (code, count) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${kit}/${code.length}-${index}.ts`, code]),
    )
  const files = {
    ...write('export function parse() {}', 7),
    ...write('const parse = () => 1', 1),
    ...write('const toText = () => 1\nconst inner = () => { const parse = 1 }', 7),
    ...write('export function transition() { return undefined }', 8),
  }
  expect(await measure(files, 'function names')).toEqual(['1', ['parse 8 files']])
})

test('default: comments', async () => {
  const files = {
    [`${kit}/a.ts`]: `/** What an account may do, and that of the page. */
// Those of a wallet
// stay.
/**
 * Returns the calls.
 *
 * @see https://eips.ethereum.org/EIPS/eip-5792
 */
// A module of its own: a bundler loads it later.
export const a = 'that of'
`,
    [`${kit}/bundler/b.ts`]: '// The bundler answers.',
    'apps/shop/src/c.ts': '// The bundler answers.',
  }
  expect(await measure(files, 'pronoun chains')).toEqual(['181.8', [`${kit}/a.ts:1`, `${kit}/a.ts:2`]])
  expect(await measure(files, 'summaries')).toEqual(['90.9', [`${kit}/a.ts:1`]])
  expect(await measure(files, 'links')).toEqual(['90.9', [`${kit}/a.ts:4`]])
  expect(await measure(files, 'about bundlers')).toEqual(['1', [`${kit}/a.ts:9`]])
})
