import { spawn } from 'node:child_process'
import { DevnetError } from '../foundation/DevnetError.js'

/** Exit code of a command that a signal has ended. */
const signalled = 130

/**
 * Settings of development servers that contact their vendors: telemetry, and with it the search of Next.js for a newer version. The devnet
 * works offline, and so does what runs with it.
 */
const offline = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' }

/**
 * Runs a command in the terminal of this process, and resolves with its exit code. A signal to this process ends it.
 *
 * @throws DevnetError if the command cannot be started.
 */
export function runCommand(command: readonly string[], signal: Promise<void>): Promise<number> {
  const [program = '', ...args] = command
  // On Windows, the programs of packages are scripts of the shell.
  const child = spawn(program, args, {
    stdio: 'inherit',
    env: { ...offline, ...process.env },
    shell: process.platform === 'win32',
  })
  // Ctrl-C reaches every process of the terminal, other signals only this one.
  void signal.then(() => child.kill('SIGTERM'))
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) =>
      reject(new DevnetError(`"${command.join(' ')}" cannot be started: ${message}.`)),
    )
    child.once('exit', (code) => resolve(code ?? signalled))
  })
}
