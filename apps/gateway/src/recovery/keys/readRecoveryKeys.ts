import { createPrivateKey, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { createSealKeyPair, getSealPublicKey, type SealKeyPair } from '@latchkit/login-api'
import { GatewayError } from '../../foundation/GatewayError.js'
import type { RecoverySettings } from '../RecoverySettings.js'

/** The keys of the recovery service. None of them is in its database. */
export type RecoveryKeys = {
  /** Encrypts the rows of the database: 32 bytes. */
  readonly kek: Uint8Array
  /** Keys of the same kind that only decrypt. */
  readonly previousKeks: readonly Uint8Array[]
  /** Ed25519. Signs the proofs for the login service. */
  readonly signing: KeyObject
  /** X25519. Devices seal keys to it. */
  readonly recipient: SealKeyPair
}

const previousName = 'kek.previous'

type Folders = Pick<RecoverySettings, 'keysDir' | 'dataDir'>

/**
 * Reads the keys from their folder: `kek`, `signing.pem` and `recipient`. A file that does not exist is created, for this user
 * only. The file `kek.previous` is optional: keys that only decrypt, one per line.
 * Without a folder, the keys are lost when the process ends, for tests.
 *
 * @throws GatewayError if a file cannot be read or written, is invalid, or the folder is in the folder of the database.
 */
export function readRecoveryKeys({ keysDir, dataDir }: Folders): RecoveryKeys {
  if (keysDir !== undefined && dataDir !== undefined && isInside(keysDir, dataDir))
    throw new GatewayError(
      'KEYS_DIR must not be in DATA_DIR: who copies the database must not have its keys.',
    )
  const read = (name: string, create: () => string) =>
    keysDir === undefined ? create() : readOrCreate(keysDir, name, create)
  const createSecret = () => randomBytes(32).toString('base64url')
  const signing = parseSigningKey(
    read('signing.pem', () =>
      generateKeyPairSync('ed25519').privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
    ),
  )
  const secretKey = parseSecret(
    'recipient',
    read('recipient', () => Buffer.from(createSealKeyPair().secretKey).toString('base64url')),
  )
  return {
    kek: parseSecret('kek', read('kek', createSecret)),
    previousKeks: keysDir === undefined ? [] : readPreviousKeks(keysDir),
    signing,
    recipient: { secretKey, publicKey: getSealPublicKey(secretKey) },
  }
}

function readPreviousKeks(folder: string): readonly Uint8Array[] {
  const file = join(folder, previousName)
  if (!existsSync(file)) return []
  const lines = readKey(previousName, () => readFileSync(file, 'utf8')).split('\n')
  return lines.filter((line) => line.trim() !== '').map((line) => parseSecret(previousName, line.trim()))
}

function isInside(folder: string, parent: string): boolean {
  const path = relative(resolve(parent), resolve(folder))
  return path === '' || !path.startsWith('..')
}

/** Two processes may start at once: the file of the first one counts for both. */
function readOrCreate(folder: string, name: string, create: () => string): string {
  const file = join(folder, name)
  return readKey(name, () => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    try {
      writeFileSync(file, create(), { flag: 'wx', mode: 0o600 })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    return readFileSync(file, 'utf8').trim()
  })
}

function readKey(name: string, read: () => string): string {
  try {
    return read()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(
      `The key ${name} of KEYS_DIR cannot be read or created (${reason}): check the permissions of the folder.`,
      { cause },
    )
  }
}

function parseSecret(name: string, text: string): Uint8Array {
  const bytes = new Uint8Array(Buffer.from(text, 'base64url'))
  if (bytes.length === 32 && /^[\w-]{43}$/.test(text)) return bytes
  throw new GatewayError(`The key ${name} of KEYS_DIR must be 32 bytes as base64url.`)
}

function parseSigningKey(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The error of OpenSSL says less than the one below.
  }
  throw new GatewayError('The key signing.pem of KEYS_DIR must be an Ed25519 private key in PEM (PKCS #8).')
}
