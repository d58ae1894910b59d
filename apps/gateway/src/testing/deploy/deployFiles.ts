import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { settingsSchema } from '../../foundation/config/Settings.js'
import { frameSettingsSchema } from '../../frame/FrameSettings.js'
import { recoverySettingsSchema } from '../../recovery/RecoverySettings.js'

/** The folder of the files for operators. */
export const deployFolder = fileURLToPath(new URL('../../../deploy', import.meta.url))

/** The parts of a deployment: each has a folder, and runs on a machine of its own. */
export const deployParts = ['gateway', 'recovery'] as const

/** Reads a file of the folder. */
export const readText = (path: string) => readFileSync(join(deployFolder, path), 'utf8')
/** Reads a file of one document. */
export const readYaml = (path: string): unknown => parse(readText(path), { merge: true })
/** Parses a file of several documents. */
export const readDocuments = (text: string): readonly unknown[] =>
  parseAllDocuments(text).map((document) => document.toJS())

/** The settings that a program reads, by the word after `cli.mjs` in its command. */
const schemas = { gateway: settingsSchema, frame: frameSettingsSchema, recovery: recoverySettingsSchema }

/** Returns the names of environment variables that the program of a command reads. */
export function listVariables(command: readonly string[] = []): readonly string[] {
  const program = command[command.indexOf('dist/cli.mjs') + 1] ?? 'gateway'
  if (program !== 'gateway' && program !== 'frame' && program !== 'recovery')
    throw new Error(`Unknown program ${program}`)
  return Object.keys(schemas[program].shape).map((key) => key.replace(/[A-Z]/g, '_$&').toUpperCase())
}
