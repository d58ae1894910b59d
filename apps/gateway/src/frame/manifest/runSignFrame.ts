import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { manifestPath } from '@latchkit/login-api/manifest'
import { exportJWK, generateKeyPair } from 'jose'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createManifest } from './createManifest.js'
import { readKey } from './readKey.js'
import { signManifest } from './signManifest.js'

const usage = 'Usage: sign-frame DIR --key FILE [--generate-key]'

/**
 * Runs `sign-frame`: writes the signed manifest of a built login frame into its folder.
 *
 * @param cwd Folder to which the path of the key is relative.
 * @returns What was written, and the public key.
 * @throws GatewayError if the arguments, the folder or the key are invalid.
 */
export async function runSignFrame(args: readonly string[], cwd: string): Promise<string> {
  const { dir, keyFile, generate } = parseSignArguments(args, cwd)
  if (isInRepository(keyFile))
    throw new GatewayError(
      `The key ${keyFile} must be outside of the repository, so that it is never committed.`,
    )
  if (generate) await generateKey(keyFile)
  const key = readKey(keyFile)
  const manifest = await signManifest(createManifest(dir, readCommit(dir)), key)
  const file = join(dir, manifestPath)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
  const { d: _private, ...publicKey } = key
  return `Signed ${manifest.files.length} files in ${file}.\nPublic key: ${JSON.stringify(publicKey)}`
}

function parseSignArguments(args: readonly string[], cwd: string) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { key: { type: 'string' }, 'generate-key': { type: 'boolean' } },
    })
    const [dir] = positionals
    if (dir === undefined || positionals.length > 1 || values.key === undefined) throw new TypeError(usage)
    return { dir: resolve(dir), keyFile: resolve(cwd, values.key), generate: values['generate-key'] }
  } catch (cause) {
    throw new GatewayError(usage, { cause })
  }
}

async function generateKey(file: string): Promise<void> {
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true })
  const jwk = await exportJWK(privateKey)
  try {
    // `wx`: a key that exists is not replaced.
    writeFileSync(file, `${JSON.stringify(jwk)}\n`, { flag: 'wx', mode: 0o600 })
  } catch (cause) {
    throw new GatewayError(`The key ${file} cannot be written: choose a file that does not exist.`, { cause })
  }
}

function isInRepository(file: string): boolean {
  const folder = dirname(file)
  if (existsSync(join(folder, '.git'))) return true
  return folder !== dirname(folder) && isInRepository(folder)
}

/** Returns the commit of a folder without uncommitted changes. */
function readCommit(dir: string): string | undefined {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD') : undefined
  } catch {
    // The sources are no repository, or git is not installed.
    return undefined
  }
}
