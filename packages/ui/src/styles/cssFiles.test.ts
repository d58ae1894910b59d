import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '..')

/** The texts of the source files with one of these endings, by their paths. */
const readFiles = (endings: RegExp) =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => endings.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }))

/** The element of the shadow root has its tokens in one file, and its reset in another. */
const shared: readonly string[] = ['root']

// All views are in one shadow root, in which the styles of a view stay.
test('behavior: a class has its own styles in one file', () => {
  const filesOf = new Map<string, Set<string>>()
  for (const { file, text } of readFiles(/\.css$/))
    for (const [, name = ''] of text.matchAll(/^\.([\w-]+) \{/gm))
      filesOf.set(name, (filesOf.get(name) ?? new Set()).add(file))
  const clashes = [...filesOf].flatMap(([name, files]) =>
    files.size > 1 && !shared.includes(name) ? `${name}: ${[...files].join(', ')}` : [],
  )
  expect(filesOf.size).toBeGreaterThan(50)
  expect(clashes).toEqual([])
})

test('behavior: every token that the styles use is defined', () => {
  const defined = new Set(
    readFiles(/\.(?:css|tsx?)$/).flatMap(({ text }) =>
      [...text.matchAll(/(--lk-[\w-]+)['"]?\s*:/g)].map(([, name]) => name),
    ),
  )
  const used = readFiles(/\.css$/).flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--lk-[\w-]+)\s*\)/g)].map(([, name]) => ({ file, name })),
  )
  expect(used.length).toBeGreaterThan(100)
  expect(used.filter(({ name }) => !defined.has(name))).toEqual([])
})
