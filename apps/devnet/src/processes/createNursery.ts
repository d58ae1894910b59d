import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

/** A child whose output can be read; nothing is written to it. */
export type Child = ChildProcessByStdio<null, Readable, Readable>

/** Child processes, and their files, that cannot outlive the nursery, nor the process that made it. */
export type Nursery = {
  /** Starts a program. It is killed by `stop`, and when this process ends in any way, SIGKILL included. */
  readonly spawn: (command: string, args: readonly string[], env?: Readonly<Record<string, string>>) => Child
  /** Makes an empty directory; it is removed as surely as the programs are ended. */
  readonly makeDirectory: () => string
  /** Kills what is still running; resolves when all of it is gone. */
  readonly stop: () => Promise<void>
}

/**
 * Makes a nursery. The children are killed, not asked: what runs here keeps nothing that must be saved.
 *
 * @example
 * import { createNursery } from './createNursery.js'
 *
 * const nursery = createNursery()
 * nursery.spawn('anvil', ['--port', '0'])
 * await nursery.stop()
 */
export function createNursery(): Nursery {
  const children = new Set<Child>()
  const directories: string[] = []
  const reaper = spawn(process.execPath, [fileURLToPath(new URL('reaper.mjs', import.meta.url))], {
    stdio: ['pipe', 'ignore', 'ignore'],
    // Its own group: Ctrl-C in the terminal must not take it before its work is done.
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  reaper.unref()
  // Without a reaper the children are still killed by stop(); a broken pipe must not end the process.
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
