import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { groupByPages } from './groupByPages.js'

/** Three pages. The first and the third load the button and the list at once, the second loads only the button, and later. */
const modules: Readonly<Record<string, string>> = {
  'first.js':
    "import './button.js'; import './list.js'; import './shared.js'; import './base.js'; import('./lazy.js')",
  'second.js': "import './shared.js'; import './base.js'; import('./lazy.js')",
  'third.js': "import './button.js'; import './list.js'; import './shared.js'; import './base.js'",
  'lazy.js':
    "import './button.js'; import './shared.js'; import './icons.js'; import('./other.js'); console.log('lazy')",
  'other.js': "import './shared.js'; import './icons.js'; import('./lazy.js'); console.log('other')",
  'base.js': "console.log('base')",
  'shared.js': "console.log('shared')",
  'button.js': "console.log('button'); import('./other.js')",
  'list.js': "console.log('list')",
  'icons.js': "console.log('icons')",
}

const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id.replace('./', '') in modules ? id.replace('./', '') : undefined),
  load: (id) => modules[id],
}

const pages = ['first.js', 'second.js', 'third.js']

const group = (input: string[]) =>
  groupByPages({ logLevel: 'error', plugins: [inMemory], build: { rolldownOptions: { input } } })

test('default: a module that a lazy module adds to a page shares no group with modules that the page never loads', async () => {
  const toGroup = await group(pages)

  expect(toGroup('list.js')).not.toBeNull()
  expect(toGroup('button.js')).not.toBeNull()
  expect(toGroup('button.js')).not.toBe(toGroup('list.js'))
})

test('behavior: pages and lazy modules have no group', async () => {
  const toGroup = await group(pages)

  for (const id of [...pages, 'lazy.js', 'other.js', 'icons.js', 'unknown.js'])
    expect(toGroup(id), id).toBeNull()
})
