import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { groupByPages } from './groupByPages.js'

/** Two pages. The second one loads the button later, the first one at once. */
const modules: Readonly<Record<string, string>> = {
  'first.js': "import './button.js'; import './base.js'; console.log('first')",
  'second.js': "import './base.js'; import('./lazy.js')",
  'lazy.js': "import './button.js'; import './icons.js'; console.log('lazy')",
  'base.js': "console.log('base')",
  'button.js': "console.log('button')",
  'icons.js': "console.log('icons')",
}

const inMemory: Plugin = {
  name: 'in-memory',
  enforce: 'pre',
  resolveId: (id) => (id.replace('./', '') in modules ? id.replace('./', '') : undefined),
  load: (id) => modules[id],
}

test('default: modules that the same pages load at once share a group; lazy ones have none', async () => {
  const toGroup = await groupByPages({
    logLevel: 'error',
    plugins: [inMemory],
    build: { rolldownOptions: { input: ['first.js', 'second.js'] } },
  })

  expect(toGroup('base.js')).toBe('pages-0-1')
  expect(toGroup('button.js')).toBe('pages-0')
  expect(toGroup('icons.js')).toBeNull()
  expect(toGroup('lazy.js')).toBeNull()
  expect(toGroup('first.js')).toBeNull()
  expect(toGroup('unknown.js')).toBeNull()
})
