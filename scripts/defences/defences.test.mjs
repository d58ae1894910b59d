import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defences } from './defences.mjs'
import { findDefenceProblem } from './findDefenceProblem.mjs'
import { removeDefence } from './removeDefence.mjs'
import { selectShard } from './selectShard.mjs'

test.each(defences)('default: $file and $test.file have the texts of "$name"', (defence) => {
  const text = readFileSync(defence.file, 'utf8')
  expect(removeDefence(text, defence)).not.toBe(text)
  expect(readFileSync(defence.test.file, 'utf8')).toContain(defence.test.title)
  // A run knows the titles of a table with their values.
  expect(defence.test.title).not.toMatch(/[%$]/)
})

test('default: no two defences have one name', () => {
  expect(new Set(defences.map(({ name }) => name)).size).toBe(defences.length)
})

const defence = { file: 'a.ts', find: 'if (!isOwn) return' }

test('default: removes or replaces the text of a defence', () => {
  expect(removeDefence('{ if (!isOwn) return }', defence)).toBe('{  }')
  expect(removeDefence('{ if (!isOwn) return }', { ...defence, replace: 'if ($&) return' })).toBe(
    '{ if ($&) return }',
  )
})

test.each([
  ['none', '{}', 'found it 0 times'],
  ['two', 'if (!isOwn) return; if (!isOwn) return', 'found it 2 times'],
])('error: a source with %s of its text', (_, text, message) => {
  expect(() => removeDefence(text, defence)).toThrow(message)
})

const passed = { title: 'error: a (1)', hasPassed: true }
const failed = { title: 'error: a (2)', hasPassed: false }

test.each([
  ['a test that fails without it', [passed], [passed, failed], undefined],
  ['a test that passes without it', [passed], [passed], 'its test passes without the defence'],
  ['a test that fails with it', [failed], [failed], 'its test fails with the defence'],
  ['no test', [], [failed], 'its test was not run'],
  ['a file that cannot be loaded', [passed], [], 'its test was not run without the defence'],
  [
    'another test that fails',
    [passed],
    [{ ...failed, title: 'error: b' }],
    'its test was not run without the defence',
  ],
])('behavior: %s', (_, intact, removed, problem) => {
  expect(findDefenceProblem('error: a', { intact, removed })).toBe(problem)
})

test('error: a word that no defence has', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/defences.mjs', 'nothing of that'], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^No defence has a name or file with nothing of that/)
})

test.each([1, 7, defences.length, defences.length + 1])(
  'param: --shard, %i parts have all defences once',
  (count) => {
    const parts = Array.from({ length: count }, (_, part) =>
      selectShard(defences, `--shard=${part + 1}/${count}`),
    )
    expect(new Set(parts.flat())).toEqual(new Set(defences))
    expect(parts.flat()).toHaveLength(defences.length)
  },
)

test.each(['--shard=0/8', '--shard=9/8', '--shard=1', '--shard=a/b'])('error: %s', (shard) => {
  expect(() => selectShard(defences, shard)).toThrow(
    `must be a part and their number such as 2/8, got ${shard}.`,
  )
})
