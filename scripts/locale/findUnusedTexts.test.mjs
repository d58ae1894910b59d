import { join } from 'node:path'
import { expect, test } from 'vitest'
import { areas, root } from './areas.mjs'
import { findUnusedTexts, readReaders } from './findUnusedTexts.mjs'

test('default: every text is read by a view', async () => {
  const unused = []
  for (const { folder, english, name } of areas) {
    const source = await import(join(root, folder, `${english}.ts`))
    const found = findUnusedTexts(source[name], readReaders(folder))
    unused.push(...found.map((path) => `${folder}/${english}.ts: ${path}`))
  }
  expect(unused).toEqual([])
})

test('error: a text that no source reads', () => {
  const copy = { title: 'T', old: 'O', statuses: { done: 'D' }, gone: { inner: 'I' } }
  expect(findUnusedTexts(copy, 'copy.title + copy.statuses[status]')).toEqual(['old', 'gone.inner'])
})
