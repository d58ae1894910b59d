import { expect, test } from 'vitest'
import { check } from './files.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

/** @param {number} count */
const lines = (count) => 'x\n'.repeat(count)

/** @param {number[]} counts */
const repo = (counts) =>
  writeTempFiles(
    Object.fromEntries(counts.map((count, index) => [`packages/core/src/f${index}.ts`, lines(count)])),
  )

test('default', () => {
  expect(check(repo([80, 80, 80]))).toEqual([])
})

test('behavior: one long file among short ones is allowed', () => {
  const short = Array.from({ length: 30 }, () => 10)
  expect(check(repo([400, ...short]))).toEqual([])
})

test('error: a median over 80', () => {
  expect(check(repo([81, 81, 10]))).toEqual([
    { file: '.', message: 'the median file has 81 lines: at most 80' },
  ])
})

test('error: one file in ten over 250', () => {
  const short = Array.from({ length: 9 }, () => 10)
  expect(check(repo([300, ...short]))).toEqual([
    { file: '.', message: '5 % of the files have over 299 lines: at most 250' },
  ])
})

test('error: styles count too', () => {
  const root = writeTempFiles({ 'packages/ui/src/a.css': lines(81) })
  expect(check(root)).toContainEqual({ file: '.', message: 'the median file has 81 lines: at most 80' })
})

test.each(['utils.ts', 'helpers/a.ts', 'common.test.ts', 'kit/ModalController.ts', 'ConnectionManager.ts'])(
  'error: a file called %s',
  (name) => {
    expect(check(writeTempFiles({ [`packages/core/src/${name}`]: 'x' }))).toHaveLength(1)
  },
)

test.each(['commonNetworks.ts', 'serviceWorker.ts'])('behavior: lets %s be', (name) => {
  expect(check(writeTempFiles({ [`packages/core/src/${name}`]: 'x' }))).toEqual([])
})
