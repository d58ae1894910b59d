import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { inject, onTestFinished } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    programs: { readonly gateway: string; readonly devnet: string }
  }
}

const build = fileURLToPath(new URL('../../build/build.ts', import.meta.url))
const built = fileURLToPath(new URL('../../dist/cli.mjs', import.meta.url))

/** A gateway in a child process. */
export type Program = {
  readonly process: ChildProcessWithoutNullStreams
  /** Resolves once its output matches. */
  readonly waitForOutput: (pattern: RegExp) => Promise<RegExpExecArray>
  /** Resolves with its port when it listens. */
  readonly waitForPort: () => Promise<number>
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>
}

/** Creates a temporary folder that is deleted after the test. */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-gateway-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Starts the bundled gateway. It is killed after the test. */
export function startProgram(
  env: Readonly<Record<string, string>>,
  commands: readonly string[] = [],
): Program {
  return runProgram(
    ['--conditions=@latchkit/source', fileURLToPath(inject('programs').gateway), ...commands],
    env,
  )
}

/** Builds the gateway and starts it, as an operator does. It is killed after the test. */
export async function startBuilt(env: Readonly<Record<string, string>>): Promise<Program> {
  await promisify(execFile)(process.execPath, ['--conditions=@latchkit/source', '--import', 'tsx', build])
  return runProgram([built], env)
}

function runProgram(args: readonly string[], env: Readonly<Record<string, string>>): Program {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, PORT: '0', ...env },
  })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const errors = text(child.stderr)
  const ended = once(child, 'close').then(async ([code]) => ({ code, output, errors: await errors }))
  const endedEarly = ended.then(({ errors }) =>
    Promise.reject(new Error(`The gateway ended before it listened: ${errors}`)),
  )
  endedEarly.catch(() => {})
  async function waitForOutput(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(output)
      if (match) return match
      await Promise.race([once(child.stdout, 'data'), endedEarly])
    }
  }
  return {
    process: child,
    ended,
    waitForOutput,
    waitForPort: async () => Number((await waitForOutput(/listening: relay ws:\/\/[^:]+:(\d+)/))[1]),
  }
}
