import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A running child with its whole process group, so that stopping it stops what it started too.
 *
 * @typedef {object} Child
 * @property {Promise<number>} exited Its exit code; 127 if it could not start, 128 and more after a signal.
 * @property {(signal?: NodeJS.Signals) => void} kill Signals the group. Default `SIGTERM`.
 * @property {(graceMs?: number) => Promise<number>} stop Asks the group to end, insists after `graceMs` (default 8000), and
 * waits until all of it is gone.
 */

/**
 * Starts a command. With `onOutput` its output (both streams, in order of arrival) goes there; without, to ours.
 *
 * @param {readonly string[]} command Program and arguments; no shell is involved.
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv | undefined, onOutput?: (text: string) => void }} [options]
 * @returns {Child}
 */
export function start([program = '', ...args], { cwd, env, onOutput } = {}) {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    // A group of its own can be signalled as one; Windows has no such thing and gets the process alone.
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
      // The group is gone already, which is what was wanted.
    }
  }

  async function stop(graceMs = 8_000) {
    kill()
    const insist = setTimeout(() => kill('SIGKILL'), graceMs)
    const code = await exited
    // The child itself may be quicker than what it started. What nobody reaps cannot be waited for for ever.
    for (let waited = 0; isGroupAlive(child.pid) && waited < graceMs + 1_000; waited += 50) await pause(50)
    clearTimeout(insist)
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
 * Calls `stop` once when this process is to end, then exits: on Ctrl-C, a closed terminal, CI's time limit, or when the
 * process that started it is gone (npm and sh do not pass every signal on).
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
