import { hex } from '@scure/base'
import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer'

/** The address parameters of regtest. */
export const regtest: typeof TEST_NETWORK = { ...TEST_NETWORK, bech32: 'bcrt' }

const addresses = Address(regtest)

/** Returns the locking script of an address in hex, or `undefined` if it is not a regtest address. */
export function toScript(address: string): string | undefined {
  try {
    return hex.encode(OutScript.encode(addresses.decode(address)))
  } catch {
    return undefined
  }
}

/** Returns Esplora's type of a locking script, and its address if it has one. */
export function describeScript(script: Uint8Array): {
  readonly type: string
  readonly address?: string | undefined
} {
  if (script[0] === 0x6a) return { type: 'op_return' }
  try {
    const decoded = OutScript.decode(script)
    return { type: esploraTypes[decoded.type] ?? 'unknown', address: addresses.encode(decoded) }
  } catch {
    return { type: 'unknown' }
  }
}

const esploraTypes: Readonly<Record<string, string>> = {
  pkh: 'p2pkh',
  sh: 'p2sh',
  wpkh: 'v0_p2wpkh',
  wsh: 'v0_p2wsh',
  tr: 'v1_p2tr',
}
