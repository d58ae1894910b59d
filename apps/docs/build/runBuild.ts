import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const runBuildsFile = fileURLToPath(new URL('../../../scripts/runBuilds.mjs', import.meta.url))

/** A configuration of Vite without functions: those are in `configFile`. */
type Build = {
  readonly root: string
  readonly configFile: string
  readonly base?: string
  readonly build: { readonly outDir: string }
}

/** Runs a build of Vite in a process of its own, because Astro has another version of Vite in this one. */
export async function runBuild(build: Build): Promise<void> {
  await run(process.execPath, [runBuildsFile, JSON.stringify([build])], { cwd: build.root })
}
