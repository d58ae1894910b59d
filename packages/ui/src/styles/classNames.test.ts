import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** The element of the shadow root has its tokens in one file, and its reset in another. */
const shared: readonly string[] = ['root']

// All views are in one shadow root, in which the styles of a view stay.
test('behavior: a class has its own styles in one file', () => {
  const filesOf = new Map<string, Set<string>>()
  for (const file of readdirSync(source, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue
    for (const [, name = ''] of readFileSync(join(source, file), 'utf8').matchAll(/^\.([\w-]+) \{/gm))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
  }
  const clashes = [...filesOf].flatMap(([name, files]) =>
    files.size > 1 && !shared.includes(name) ? `${name}: ${[...files].join(', ')}` : [],
  )
  expect(filesOf.size).toBeGreaterThan(50)
  expect(clashes).toEqual([])
})
