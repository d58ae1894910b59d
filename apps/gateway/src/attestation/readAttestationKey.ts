import { createPrivateKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { GatewayError } from '../GatewayError.js'

/**
 * Reads the private key that signs attestations.
 *
 * @throws GatewayError if the file cannot be read, or is not a P-256 private key in PEM.
 */
export function readAttestationKey(file: string): KeyObject {
  const key = parse(read(file))
  if (key?.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key
  throw new GatewayError(
    `ATTESTATION_KEY_FILE must be a P-256 private key in PEM. Create one: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ${file}`,
  )
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`ATTESTATION_KEY_FILE cannot be read (${reason}).`, { cause })
  }
}

function parse(pem: string): KeyObject | undefined {
  try {
    return createPrivateKey(pem)
  } catch {
    return undefined
  }
}
