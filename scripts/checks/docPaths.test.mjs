import { expect, test } from 'vitest'
import { check } from './docPaths.mjs'
import { writeTempFiles } from './writeTempFiles.mjs'

test('default', () => {
  const root = writeTempFiles({
    'README.md': 'See [the map](MAP.md#top), [a site](https://example.org) and `packages/core/src/a.ts`.',
    'MAP.md': '`packages/core`, `npm start`, `packages/*`',
    'packages/core/README.md': '[up](../../MAP.md)',
    'packages/core/src/a.ts': '',
  })
  expect(check(root)).toEqual([])
})

test('behavior: a link to the reference and the playground, which the build of the site writes', () => {
  const root = writeTempFiles({
    'apps/docs/src/content/docs/guides/theme.md':
      'See [all variables](../reference/theme.md#partname) and [the editor](/playground/theme.html).',
  })
  expect(check(root)).toEqual([])
})

test('error: a link to nowhere', () => {
  const root = writeTempFiles({ 'packages/core/README.md': '# Core\n\n[up](../MAP.md)' })
  expect(check(root)).toEqual([
    { file: 'packages/core/README.md', line: 3, message: 'packages/MAP.md does not exist' },
  ])
})

test('error: a path that is gone', () => {
  expect(check(writeTempFiles({ 'MAP.md': '`packages/core/src/gone.ts`' }))).toEqual([
    { file: 'MAP.md', line: 1, message: 'packages/core/src/gone.ts does not exist' },
  ])
})

test('default: titles of tests', () => {
  const root = writeTempFiles({
    'apps/docs/src/content/docs/security/frame.md':
      '| a threat | `apps/a/src/a.test.ts` "default: starts", "error: it\'s %s"; `apps/b/b.test.ts` |',
    'apps/a/src/a.test.ts': "test('default: starts', () => {})\ntest.each([1])(`error: it's %s`, () => {})",
    'apps/b/b.test.ts': '',
  })
  expect(check(root)).toEqual([])
})

test('error: a test that is gone, was renamed, or is named by a part of its title', () => {
  const root = writeTempFiles({
    'apps/docs/src/content/docs/security/frame.md':
      '# Tests\n`apps/a/src/a.test.ts` "default: starts", "default: star"\n`apps/a/gone.test.ts` "default"\n`a.test.ts` "default"',
    'apps/a/src/a.test.ts': "test('default: starts early', () => {})",
  })
  const file = 'apps/docs/src/content/docs/security/frame.md'
  expect(check(root)).toEqual([
    { file, line: 2, message: 'apps/a/src/a.test.ts has no test "default: starts"' },
    { file, line: 2, message: 'apps/a/src/a.test.ts has no test "default: star"' },
    { file, line: 3, message: 'apps/a/gone.test.ts does not exist' },
    { file, line: 4, message: 'a.test.ts must be a path from the root' },
  ])
})
