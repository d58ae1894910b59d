import { expect, test } from 'vitest'
import { writeTempFiles } from '../checks/writeTempFiles.mjs'
import { createImportGraph } from './createImportGraph.mjs'
import { findAffectedFiles } from './findAffectedFiles.mjs'

const packageJson = JSON.stringify({
  name: '@latchkit/core',
  exports: {
    '.': { '@latchkit/source': './src/exports/index.ts' },
    './views/*': { '@latchkit/source': './src/exports/views/*.ts' },
  },
})
const files = {
  'packages/core/package.json': packageJson,
  'packages/core/src/swap.ts': `import type { Send } from './send.js'\nexport const swap = 1`,
  'packages/core/src/send.ts': 'export type Send = string\nexport const send = 2',
  'packages/core/src/exports/index.ts': `export { send } from '../send.js'\nexport { swap as swapTokens } from '../swap.js'`,
  'packages/core/src/exports/views/swap.ts': `export { swap } from '../../swap.js'`,
  'packages/core/src/swap.test.ts': `import { swap } from './swap.js'`,
  'packages/ui/src/swap.css': '',
  'packages/ui/src/SwapView.tsx': `import css from './swap.css?inline'\nimport { swap } from '@latchkit/core/views/swap'`,
  'packages/react/src/Swap.tsx': `import { swapTokens } from '@latchkit/core'\nimport { useState } from 'react'`,
  'packages/react/src/Send.tsx': `import { send } from '@latchkit/core'`,
  'packages/react/src/flows.ts': `export const flows = [() => import('./Swap.js')]`,
  'packages/react/src/all.ts': `import * as all from '@latchkit/core'`,
}

/** @param {string} changed */
const findAffected = (changed) => {
  const graph = createImportGraph(writeTempFiles(files), ['packages'])
  return [...findAffectedFiles(graph, [changed])].sort().map((file) => file.replace('packages/', ''))
}

test('default: a name that an entry re-exports is imported from its file', () => {
  expect(findAffected('packages/core/src/send.ts')).toEqual([
    'core/src/exports/index.ts',
    'core/src/send.ts',
    'react/src/Send.tsx',
    'react/src/all.ts',
  ])
})

test('behavior: follows renamed names, wildcard entries, lazy imports and whole modules', () => {
  expect(findAffected('packages/core/src/swap.ts')).toEqual([
    'core/src/exports/index.ts',
    'core/src/exports/views/swap.ts',
    'core/src/swap.test.ts',
    'core/src/swap.ts',
    'react/src/Swap.tsx',
    'react/src/all.ts',
    'react/src/flows.ts',
    'ui/src/SwapView.tsx',
  ])
})

test('behavior: follows assets', () => {
  expect(findAffected('packages/ui/src/swap.css')).toEqual(['ui/src/SwapView.tsx', 'ui/src/swap.css'])
})
