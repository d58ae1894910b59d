import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GatewayError } from '../../foundation/GatewayError.js'

/**
 * Reads a private key that signs.
 *
 * @param setting The name of its setting, such as `ATTESTATION_KEY_FILE`.
 * @throws GatewayError if the file cannot be read, or is not a P-256 private key in PEM.
 */
export function readSigningKey(file: string, setting: string): KeyObject {
  const key = parsePrivateKey(readKeyFile(file, setting))
  if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  throw new GatewayError(
    `${setting} must be a P-256 private key in PEM. Create one: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ${file}`,
  )
}

function readKeyFile(file: string, setting: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`${setting} cannot be read (${reason}).`, { cause })
  }
}

function parsePrivateKey(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
