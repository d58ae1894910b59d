import { copyFileSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
// @boundaries-ignore packages with bundles share it, at the root
import { bundlePrograms, keepLocations, noLoader } from '../../../tsup.programs.js'

// Bundles the command, and the threads and processes that it starts. In `dist`, the bundles have the paths of their sources in
// `src`, so that they find each other and the folders of the gateway, such as `migrations`.

const src = fileURLToPath(new URL('../src', import.meta.url))
const dist = fileURLToPath(new URL('../dist', import.meta.url))

const command = 'cli.ts'
const threads = [
  'chain/rpcProxy/answerWorker.mjs',
  'database/databaseWorker.mjs',
  'relay/fileStore/fileStoreThread.mjs',
  'server/imageProxy/svg/svgProcess.mjs',
]
const data = 'server/openApi/openApi.artifact.json'

mkdirSync(dist, { recursive: true })
const folder = mkdtempSync(join(dist, '.build-'))
try {
  await bundle([command])
  await bundle(threads)
  mkdirSync(dirname(join(folder, data)), { recursive: true })
  copyFileSync(join(src, data), join(folder, data))
  // Programs that start at the same time each build: a file is replaced as a whole.
  for (const file of [command.replace('.ts', '.mjs'), ...threads, data]) {
    mkdirSync(dirname(join(dist, file)), { recursive: true })
    renameSync(join(folder, file), join(dist, file))
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function bundle(files: readonly string[]): Promise<void> {
  await bundlePrograms({
    root: src,
    outdir: folder,
    entryPoints: Object.fromEntries(files.map((file) => [file.replace(/\.(ts|mjs)$/, ''), file])),
    external: ['@electric-sql/pglite', '@napi-rs/canvas', 'fs-native-extensions', 'libsql'],
    splitting: false,
    // The traces of errors name functions and lines.
    minify: false,
    plugins: files === threads ? [noLoader] : [keepLocations(src)],
  })
}
