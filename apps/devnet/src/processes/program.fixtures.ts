import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

/** A TypeScript program of this package that runs in a process of its own. */
export type Program = {
  readonly process: ChildProcessWithoutNullStreams
  /** Resolves with everything printed so far once that matches. */
  readonly printed: (pattern: RegExp) => Promise<string>
  /** Resolves when it has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>
}

/** Starts a file of this package. */
export function startProgram(file: URL, args: readonly string[] = []): Program {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(file), ...args], { cwd })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const errors = text(child.stderr)
  return {
    process: child,
    async printed(pattern) {
      while (!pattern.test(output)) await once(child.stdout, 'data')
      return output
    },
    ended: once(child, 'close').then(async ([code]) => ({ code, output, errors: await errors })),
  }
}

/** Connects to a server on this machine; the promise resolves when the other side ends the connection. */
export async function holdOpen(url: string): Promise<{ readonly closed: Promise<unknown> }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  // A killed process resets its connections, which is an error before it is a close.
  socket.on('error', () => {})
  return { closed: new Promise((resolve) => socket.once('close', resolve)) }
}
