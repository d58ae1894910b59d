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
