import { closeSync, existsSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs'
import * as z from 'zod/mini'
import { readJson } from '../foundation/config/readJson.js'

const schema = z.record(z.string(), z.string())

/**
 * Reads secrets by their names; none if the file does not exist.
 *
 * @throws GatewayError if it is not such a file.
 */
export function readSecretsFile(file: string): Readonly<Record<string, string>> {
  return existsSync(file) ? readJson(file, schema) : {}
}

/** Writes secrets to a file that only its owner can read. A crash leaves the file as it was, or as it is written. */
export function writeSecretsFile(file: string, secrets: Readonly<Record<string, string>>): void {
  const partial = `${file}.partial`
  const fd = openSync(partial, 'w', 0o600)
  try {
    writeSync(fd, `${JSON.stringify(secrets, null, 2)}\n`)
    fsyncSync(fd)
  } finally {
    closeSync(fd)
  }
  renameSync(partial, file)
}
