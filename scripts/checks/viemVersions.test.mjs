import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../packages', import.meta.url))

/**
 * Bundles a package with a version of viem, and without its other dependencies. Returns the errors, such as a missing export.
 *
 * @param {string} name
 * @param {string} viem One of our development dependencies.
 */
async function bundle(name, viem) {
  const resolveDir = dirname(fileURLToPath(import.meta.url))
  const { errors } = await build({
    entryPoints: [join(packages, name, 'src/exports/index.ts')],
    ...{ bundle: true, splitting: true, write: false, logLevel: 'silent' },
    ...{ format: 'esm', platform: 'browser', outdir: 'out' },
    external: ['@latchkit/*', '@wagmi/*'],
    plugins: [
      {
        name: 'viem',
        setup({ onResolve, resolve }) {
          onResolve({ filter: /^viem(?:\/|$)/ }, ({ path, kind }) =>
            resolve(path.replace('viem', viem), { kind, resolveDir }),
          )
        },
      },
    ],
  }).catch((/** @type {import('esbuild').BuildFailure} */ failure) => failure)
  return errors.map(({ text }) => text)
}

test.each(['adapter-wagmi', 'permissions'])(
  'default: %s needs nothing that its oldest viem does not have',
  async (name) => {
    const { peerDependencies } = JSON.parse(readFileSync(join(packages, name, 'package.json'), 'utf8'))
    expect(await bundle(name, `viem-${peerDependencies.viem.slice(1)}`)).toEqual([])
  },
)

test('error: permissions need functions that viem 2.0 does not export', async () => {
  expect(await bundle('permissions', 'viem-2.0.0')).toContainEqual(
    expect.stringContaining('No matching export'),
  )
})
