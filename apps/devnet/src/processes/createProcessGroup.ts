import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** A child process with readable output and no input. */
export type Child = ChildProcessByStdio<null, Readable, Readable>

/** Child processes and temporary directories that never outlive the group or the current process. */
export type ProcessGroup = {
  /** Starts a program. It is killed by `stop`, and when this process ends in any way, including SIGKILL. */
  readonly spawn: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Child
  /** Creates an empty directory, which is removed when the group ends. */
  readonly makeDirectory: () => string
  /** Kills the running processes. Resolves when all have ended. */
  readonly stop: () => Promise<void>
}

/**
 * Creates a process group. Its children are killed without a graceful shutdown, because they keep no data.
 *
 * @example
 * import { createProcessGroup } from './createProcessGroup.js'
 *
 * const group = createProcessGroup()
 * group.spawn('anvil', ['--port', '0'])
 * await group.stop()
 */
export function createProcessGroup(): ProcessGroup {
  const children = new Set<Child>()
  const directories: string[] = []
  const reaper = spawn(process.execPath, [fileURLToPath(new URL('reaper.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // A separate process group: Ctrl-C in the terminal must not kill the reaper before it has cleaned up.
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  reaper.unref()
  // If the reaper dies, stop() still kills the children. A broken pipe must not end this process.
  reaper.stdin.on('error', () => {})

  return {
    spawn(command, args, env = {}) {
      const child = spawn(command, [...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      })
      children.add(child)
      if (child.pid !== undefined) reaper.stdin.write(`+${child.pid}\n`)
      child.once('exit', () => {
        children.delete(child)
        reaper.stdin.write(`-${child.pid}\n`)
      })
      return child
    },
    makeDirectory() {
      const directory = mkdtempSync(join(tmpdir(), 'latchkit-devnet-'))
      directories.push(directory)
      reaper.stdin.write(`=${directory}\n`)
      return directory
    },
    async stop() {
      const gone = [...children]
        .filter((child) => child.pid !== undefined)
        .map((child) => once(child, 'exit'))
      for (const child of children) child.kill('SIGKILL')
      await Promise.all(gone)
      for (const directory of directories) rmSync(directory, { recursive: true, force: true })
      reaper.ref()
      const { exitCode, signalCode } = reaper
      const reaped = exitCode === null && signalCode === null ? once(reaper, 'exit') : undefined
      reaper.stdin.end()
      await reaped
    },
  }
}
