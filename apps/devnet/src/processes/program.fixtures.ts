import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

/** A TypeScript program of this package that runs in a separate process. */
export type Program = {
  readonly process: ChildProcessWithoutNullStreams
  /** Signals the program and its children, like Ctrl-C in a terminal. */
  readonly signalGroup: (signal: NodeJS.Signals) => void
  /** Resolves with the output so far once it matches. */
  readonly waitForOutput: (pattern: RegExp) => Promise<string>
  /** Resolves when the program has ended. */
  readonly ended: Promise<{ readonly code: number | null; readonly output: string; readonly errors: string }>
}

/** Starts a source file of this package, or a bundled program, and stops it after the test. */
export function startProgram(
  file: URL,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Program {
  const cwd = fileURLToPath(new URL('../..', import.meta.url))
  const path = fileURLToPath(file)
  const loader = path.endsWith('.ts') ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...loader, path, ...args], {
    cwd,
    detached: true,
    env: { ...process.env, ...env },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  const errors = text(child.stderr)
  return {
    process: child,
    signalGroup: (signal) => void (child.pid && process.kill(-child.pid, signal)),
    async waitForOutput(pattern) {
      while (!pattern.test(output)) await once(child.stdout, 'data')
      return output
    },
    ended: once(child, 'close').then(async ([code]) => ({ code, output, errors: await errors })),
  }
}

/** Connects to a server on this machine. `gone` resolves when the server no longer listens. */
export async function openConnection(url: string): Promise<{ readonly gone: Promise<void> }> {
  const socket = await connectTo(url)
  return { gone: closed(socket).then(() => waitUntilRefused(url)) }
}

async function connectTo(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  // A killed process resets its connections: `error` precedes `close`.
  return socket.on('error', () => {})
}

function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => socket.once('close', () => resolve()))
}

/** The kernel closes a killed process's connections shortly before its listening socket. */
async function waitUntilRefused(url: string): Promise<void> {
  for (;;) {
    try {
      const socket = await connectTo(url)
      socket.destroy()
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return
    }
  }
}
