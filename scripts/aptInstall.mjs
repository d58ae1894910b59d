import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** @typedef {{ env?: NodeJS.ProcessEnv, isRoot?: boolean, isInteractive?: boolean }} Machine */

/**
 * Returns the commands that install packages of Debian, or a message about what the user must do. The alternatives are tried in
 * order: not every distribution has each package.
 *
 * @param {Machine & { program: string, alternatives: string[][], advice: string }} options
 * @returns {{ update: string[], alternatives: string[][] } | { problem: string }}
 */
export function aptInstall({
  program,
  alternatives,
  advice,
  env = process.env,
  isRoot = process.getuid?.() === 0,
  isInteractive = process.stdin.isTTY,
}) {
  if (!onPath('apt-get', env))
    return { problem: `The tests require ${program}, which is not installed. ${advice}` }
  if (!isRoot && !onPath('sudo', env))
    return { problem: `The tests require ${program}, and installing it requires root or sudo. ${advice}` }
  // Without a terminal, -n makes sudo fail instead of waiting for a password.
  const sudo = isRoot ? [] : isInteractive ? ['sudo'] : ['sudo', '-n']
  const install = [
    ...sudo,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    'install',
    '-y',
    '--no-install-recommends',
  ]
  return {
    update: [...sudo, 'apt-get', 'update'],
    alternatives: alternatives.map((packages) => [...install, ...packages]),
  }
}

/** @param {string} program @param {NodeJS.ProcessEnv} env */
const onPath = (program, env) =>
  (env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, program)))

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
