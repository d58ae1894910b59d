import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { renamed } from './arrows.mjs'

const folder = fileURLToPath(new URL('../../packages/adapter-ethers', import.meta.url))

/** Bundles an entry with its own version of ethers, and with core left out. @param {string} entry */
async function bundle(entry) {
  const { metafile, warnings } = await build({
    entryPoints: [join(folder, 'src/exports', entry)],
    ...{ bundle: true, splitting: true, minify: true, metafile: true, write: false },
    ...{ format: 'esm', platform: 'browser', outdir: 'out', logLevel: 'silent' },
    external: ['@latchkit/core'],
  })
  const versions = Object.keys(metafile.inputs).map(
    (path) => /node_modules\/\.pnpm\/ethers@(\d)/.exec(path)?.[1],
  )
  return { warnings, versions: [...new Set(versions)].filter((version) => version !== undefined) }
}

test.each([
  ['index.ts', '6'],
  ['v5.ts', '5'],
])('default: %s bundles with ethers %s alone, without a warning', async (entry, version) => {
  expect(await bundle(entry)).toEqual({ warnings: [], versions: [version] })
})

test('behavior: the published package imports the ethers of the app', () => {
  const { imports, publishConfig, peerDependencies } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  expect(Object.keys(imports)).toEqual(Object.keys(renamed))
  expect(publishConfig.imports).toEqual(renamed)
  expect(Object.keys(peerDependencies)).toEqual(['ethers'])
})
