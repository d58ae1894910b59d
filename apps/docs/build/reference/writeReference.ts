import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readApiDocument, toApiPages } from '../openApi/toApiPages.js'
import { contentFolder } from '../readContent.js'
import { readEntries } from './readExports.js'
import { toPages } from './toPages.js'

/** Writes the pages of the reference, which are not committed. */
rmSync(join(contentFolder, 'reference'), { recursive: true, force: true })
const pages = [...toPages(readEntries()), ...toApiPages(readApiDocument())]
for (const { id, title, description, body } of pages) {
  const isEntry = pages.some((page) => page.id.startsWith(`${id}/`))
  const path = join(contentFolder, `${id}${isEntry ? '/index' : ''}.md`)
  const front = {
    title,
    ...(description && { description }),
    editUrl: false,
    ...(isEntry && { sidebar: { order: 0 } }),
  }
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `---\n${JSON.stringify(front)}\n---\n\n${body}\n`)
}
console.log(`${pages.length} pages of the reference`)
