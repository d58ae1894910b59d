import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  getBuiltPath,
  type PageScriptOptions,
  toBuildOptions,
} from '@latchkit/test/source/foundation/readPageScript'
import { walletScriptOptions } from '@latchkit/test/source/walletScript'
import { build } from 'esbuild'
// @boundaries-ignore packages with bundles share it, at the root
import { createNotices } from '../../../tsup.notices.js'
// @boundaries-ignore packages with bundles share it, at the root
import { bundlePrograms, keepLocations, noLoader } from '../../../tsup.programs.js'
import { phoneScriptOptions } from '../src/phone/page/startPhonePage.js'
import { quietProvider } from './quietProvider.js'

// Bundles the commands, the gateway and the login frame for the published package. Its folder `dist` has the bundles, and beside them
// the files that they read, at the paths of the repository.

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dist = fileURLToPath(new URL('../dist', import.meta.url))

/** Programs with code for one machine, and packages whose files are read by path. They are installed from npm. */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
const external = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })

/** Programs that processes and threads start by their path. */
const programs = [
  'apps/devnet/src/processes/reaper.mjs',
  'apps/gateway/src/chain/rpcProxy/answerWorker.mjs',
  'apps/gateway/src/database/databaseWorker.mjs',
  'apps/gateway/src/relay/fileStore/fileStoreThread.mjs',
  'apps/gateway/src/server/imageProxy/svg/svgProcess.mjs',
]

/** Files that are read. */
const data = [
  'apps/devnet/contracts',
  'apps/devnet/src/images',
  'apps/devnet/src/phone/page/phone.css',
  'apps/devnet/src/phone/page/phone.html',
  'apps/gateway/catalogue',
  'apps/gateway/contracts',
  'apps/gateway/migrations',
  'apps/gateway/migrations-recovery',
  'apps/gateway/presets',
  'apps/gateway/src/server/openApi/openApi.artifact.json',
  'apps/login-frame/dist',
]

/** Scripts of pages, which the sources build when they are first used. */
const scripts: readonly (readonly [file: string, options: PageScriptOptions])[] = [
  ['packages/test/src/wallet/page/browser.ts', walletScriptOptions],
  ['packages/test/src/solanaWallet/browser.ts', walletScriptOptions],
  ['packages/test/src/bitcoinWallet/browser.ts', walletScriptOptions],
  ['apps/devnet/src/phone/page/browser.ts', phoneScriptOptions],
]

rmSync(dist, { recursive: true, force: true })
if (!existsSync(join(root, 'apps/login-frame/dist/index.html')))
  throw new Error('The login frame is not built: run pnpm --filter @latchkit/login-frame build.')

const inputs = new Set<string>()
const commands = { cli: 'apps/devnet/src/cli/cli.ts', gateway: 'apps/gateway/src/cli.ts' }
await bundle(commands, true)
for (const file of programs) await bundle({ [file.replace(/\.mjs$/, '')]: file }, false)
for (const [file, options] of scripts) {
  const outfile = getBuiltPath(join(dist, file))
  const { metafile } = await build({
    ...toBuildOptions(join(root, file), options),
    absWorkingDir: root,
    outfile,
    minify: true,
    metafile: true,
  })
  addInputs(metafile.inputs)
}
for (const file of data) {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  cpSync(join(root, file), join(dist, file), {
    recursive: true,
    filter: (path) => !/\.(sol|mjs|md|map)$/.test(path),
  })
}
writeFileSync(join(dist, 'THIRD-PARTY-NOTICES.txt'), createNotices([...inputs]))
// Their first line.
for (const name of Object.keys(commands)) {
  const command = join(dist, `${name}.mjs`)
  writeFileSync(command, `#!/usr/bin/env node\n${readFileSync(command, 'utf8')}`, { mode: 0o755 })
}

async function bundle(entryPoints: Readonly<Record<string, string>>, splitting: boolean): Promise<void> {
  const { inputs: found } = await bundlePrograms({
    root,
    outdir: dist,
    entryPoints,
    external,
    splitting,
    minify: true,
    plugins: splitting ? [keepLocations(root), quietProvider] : [noLoader],
  })
  addInputs(found)
}

function addInputs(found: Readonly<Record<string, unknown>>): void {
  for (const file of Object.keys(found)) inputs.add(join(root, file))
}
