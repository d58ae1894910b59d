import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A child process with its process group, so that stopping it also stops its own children.
 *
 * @typedef {object} Child
 * @property {Promise<number>} exited Its exit code; 127 if it could not start, 128 or more after a signal.
 * @property {(signal?: NodeJS.Signals) => void} kill Sends a signal to the group. Default `SIGTERM`.
 * @property {(graceMs?: number) => Promise<number>} stop Sends `SIGTERM`, and `SIGKILL` after `graceMs` (default 8000), and
 * waits until the whole group has ended.
 */

/**
 * Starts a command. Its output (both streams, in order of arrival) is passed to `onOutput`, or inherited without it.
 *
 * @param {readonly string[]} command Program and arguments, without a shell.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv | undefined, onOutput?: (text: string) => void }} [options]
 * @returns {Child}
 */
export function start([program = '', ...args], { cwd, env, onOutput } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    // A separate process group can be signalled as a whole. Windows has no process groups.
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32',
    stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'],
  })
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => onOutput?.(text))

  /** @type {Promise<number>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => {
      onOutput?.(`${error.message}\n`)
      resolve(127)
    })
    child.once('close', (code, signal) => resolve(code ?? (signal ? 128 : 1)))
  })

  /** @param {NodeJS.Signals} [signal] */
  function kill(signal = 'SIGTERM') {
    if (child.pid === undefined) return
    try {
      if (process.platform === 'win32') child.kill(signal)
      else process.kill(-child.pid, signal)
    } catch {
      // The group has already ended.
    }
  }

  async function stop(graceMs = 8_000) {
    kill()
    const killTimer = setTimeout(() => kill('SIGKILL'), graceMs)
    const code = await exited
    // The child may end before its own children. The wait is bounded, because zombies may never be reaped.
    for (let waited = 0; isGroupAlive(child.pid) && waited < graceMs + 1_000; waited += 50) await pause(50)
    clearTimeout(killTimer)
    return code
  }
  return { exited, kill, stop }
}

/** @param {number | undefined} pid */
function isGroupAlive(pid) {
  if (pid === undefined || process.platform === 'win32') return false
  try {
    process.kill(-pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * Calls `stop` once before this process ends, then exits: on Ctrl-C, a closed terminal, the time limit of CI, or when the
 * parent process has ended (npm and sh do not forward every signal).
 *
 * @param {() => Promise<unknown>} stop
 * @param {number} [exitCode] Default 130, the code of an interrupted program.
 */
export function onInterrupt(stop, exitCode = 130) {
  const parent = process.ppid
  const watch = setInterval(() => process.ppid !== parent && end(), 250)
  watch.unref()
  let stopping = false
  async function end() {
    if (stopping) return
    stopping = true
    await stop()
    process.exit(exitCode)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, end)
}
