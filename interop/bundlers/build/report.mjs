import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/** The apps that each bundler builds. */
export const apps = ['readme', 'everything']

/** Writes the warnings to where `pnpm interop` reads them. @param {readonly string[]} warnings */
export function reportWarnings(warnings) {
  writeFileSync('warnings.json', JSON.stringify(warnings))
}

/**
 * Runs a command of `node_modules`, prints its output, and returns it without colors. Throws if the command fails.
 *
 * @param {string} command @param {readonly string[]} parameters @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, parameters, env) {
  const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${command}`, parameters, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  console.log(stdout, stderr)
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')} ended with ${status}.`)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colors of a terminal.
  return `${stdout}\n${stderr}`.replace(/\u001b\[[0-9;]*m/g, '')
}

/** The first line of a warning. */
const start = /^\s*(?:⚠|(?:[\d:]+ )?\[?warn)/i
const other = /\bwarn(?:ing)?s?\b|circular|can't resolve|not found|deprecat/i
/** Names the modules that import the one of the warning. */
const importTrace = /^Import trace for requested module:\n(?:.+\n)*/gm

/** Returns the warnings in an output: the lines that begin them, each with up to ten lines that follow. @param {string} output */
export function findWarnings(output) {
  /** @type {string[][]} */
  const warnings = []
  /** @type {string[] | undefined} */
  let current
  for (const line of output.replace(importTrace, '').split('\n')) {
    const isEnded = current === undefined || current.length > 10
    if (start.test(line) || (isEnded && other.test(line))) {
      current = [line]
      warnings.push(current)
    } else if (!isEnded) current?.push(line)
  }
  return warnings.map((lines) => lines.join('\n').trim())
}
