import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const cli = fileURLToPath(new URL('../src/cli.ts', import.meta.url))

/** Options of `startServer`. */
export type ServerOptions = {
  /** Settings, as environment variables. */
  readonly env?: Readonly<Record<string, string>>
  /** Limits the JavaScript heap, so that unbounded memory ends the process. Default: 512. */
  readonly heapMb?: number
}

/** A gateway in a child process. */
export type Server = {
  readonly pid: number
  readonly port: number
  readonly url: string
  readonly relayUrl: string
  readonly process: ChildProcess
  readonly isRunning: () => boolean
  /** Returns the resident memory of the process in MB. */
  readonly memoryMb: () => number
  /** Returns the output of the process. */
  readonly output: () => string
  /** Requests `/health`, and measures the time in ms. Rejects after `maxMs`. */
  readonly health: (maxMs?: number) => Promise<{ readonly status: number; readonly ms: number }>
  /** Stops the process with SIGTERM, and resolves with its exit code. */
  readonly stop: () => Promise<number | null>
}

/** Starts a gateway and waits until it listens. */
export async function startServer({ env = {}, heapMb = 512 }: ServerOptions): Promise<Server> {
  const parameters = [
    `--max-old-space-size=${heapMb}`,
    '--conditions=@latchkit/source',
    '--import',
    'tsx',
    cli,
  ]
  const child = spawn(process.execPath, parameters, {
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output = (output + chunk).slice(-1_000_000)
    })
  const ended = once(child, 'close')
  const isRunning = () => child.exitCode === null && child.signalCode === null
  let port: string | undefined
  while (!port) {
    await Promise.race([once(child.stdout, 'data'), ended])
    port = /listening: relay ws:\/\/[^:]+:(\d+)/.exec(output)?.[1]
    if (!port && !isRunning()) throw new Error(`The gateway did not start: ${output.slice(-1_000)}`)
  }
  const url = `http://127.0.0.1:${port}`
  return {
    pid: child.pid ?? 0,
    port: Number(port),
    url,
    relayUrl: `ws://127.0.0.1:${port}`,
    process: child,
    isRunning,
    memoryMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    output: () => output,
    async health(maxMs = 5_000) {
      const start = performance.now()
      const { status } = await fetch(`${url}/health`, { signal: AbortSignal.timeout(maxMs) })
      return { status, ms: Math.round(performance.now() - start) }
    },
    async stop() {
      if (isRunning()) child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 15_000)
      await ended
      clearTimeout(timer)
      return child.exitCode
    },
  }
}
