import { describe, expect, test } from 'vitest'
import { findViolations, getFetched } from './chunks.mjs'

/** @type {import('./chunks.mjs').Chunk} */
const chunk = { file: '', isEntry: false, entry: undefined, imports: [], modules: [], gzip: 1_000 }

const chunks = [
  { ...chunk, file: 'page.js', isEntry: true, imports: ['react.js'] },
  { ...chunk, file: 'react.js' },
  {
    ...chunk,
    file: 'opening.js',
    entry: '/packages/react/dist/flows/opening.js',
    imports: ['icons.js', 'react.js'],
  },
  { ...chunk, file: 'icons.js', imports: ['opening.js'] },
  { ...chunk, file: 'send.js', entry: '/packages/react/dist/flows/send.js', imports: ['form.js'] },
  { ...chunk, file: 'form.js' },
]

const budget = {
  page: 'page.html',
  moments: [{ name: 'when idle', max: 4, entries: [/flows\/opening/] }],
  maxLazy: 25_000,
  own: /packages/,
}

describe('getFetched', () => {
  test('default: counts the page, the entries and their static imports once', () => {
    expect(getFetched(chunks, [])).toEqual(['page.js', 'react.js'])
    expect(getFetched(chunks, [/opening/])).toEqual(['icons.js', 'opening.js', 'page.js', 'react.js'])
  })
})

test('behavior: getFetched finds an entry in the file of another one', () => {
  const merged = { ...chunk, file: 'merged.js', modules: ['/packages/core/dist/opening.js'] }
  expect(getFetched([...chunks, merged], [/core\/dist\/opening/])).toContain('merged.js')
})

describe('findViolations', () => {
  test('default: accepts a build within its budget', () => {
    expect(findViolations(chunks, budget)).toEqual([])
  })

  test('error: reports more files than the budget has', () => {
    const moments = [{ name: 'when idle', max: 3, entries: [/flows\/opening/] }]
    expect(findViolations(chunks, { ...budget, moments })).toEqual([
      { file: 'page.html', message: 'fetches 4 files when idle: at most 3' },
    ])
  })

  test('error: reports a page that loads too much before a click', () => {
    expect(findViolations(chunks, { ...budget, maxStart: 2_000 })).toEqual([])
    expect(findViolations(chunks, { ...budget, maxStart: 1_999 })).toEqual([
      { file: 'page.html', message: 'loads 2000 bytes gzipped before a click: at most 1999' },
    ])
  })

  test('error: reports an entry that the build does not have', () => {
    const moments = [{ name: 'when idle', max: 4, entries: [/flows\/renamed/] }]
    expect(findViolations(chunks, { ...budget, moments })).toEqual([
      { file: 'page.html', message: 'no file of the build has /flows\\/renamed/ (when idle)' },
    ])
  })

  test('error: reports a large lazy file of the packages, and no other', () => {
    const large = { ...chunk, gzip: 25_001 }
    const own = ['/packages/react/dist/flows/swap.js']
    const built = [
      { ...large, file: 'page.js', isEntry: true, modules: own },
      { ...large, file: 'library.js', modules: ['/node_modules/viem/index.js'] },
      { ...large, file: 'swap.js', entry: own[0], modules: own },
    ]
    expect(findViolations(built, { ...budget, moments: [] })).toEqual([
      {
        file: '/packages/react/dist/flows/swap.js',
        message: '25.0 kB gzipped: at most 25 kB in one lazy file',
      },
    ])
  })
})
