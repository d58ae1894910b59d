import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSchema } from '../database/DatabaseSchema.js'
import { createTemporaryFolder } from './program.fixtures.js'

/** Returns the tables of an earlier version: the migrations up to one of them. */
export function createOlderSchema({ migrationsFolder }: DatabaseSchema, lastTag: string): DatabaseSchema {
  const folder = createTemporaryFolder()
  cpSync(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    readFileSync(file, 'utf8'),
  )
  const count = journal.entries.findIndex(({ tag }) => tag === lastTag) + 1
  if (count === 0) throw new Error(`There is no migration ${lastTag}.`)
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }))
  return { migrationsFolder: folder, vacuumed: [], startsWhenUsed: false }
}
