import { hex } from '@scure/base'
import { Address, OutScript, TEST_NETWORK } from '@scure/btc-signer'

/** How regtest writes addresses. */
export const regtest: typeof TEST_NETWORK = { ...TEST_NETWORK, bech32: 'bcrt' }

const addresses = Address(regtest)

/** The locking script of an address in hex; `undefined` if it is none of regtest's. */
export function toScript(address: string): string | undefined {
  try {
    return hex.encode(OutScript.encode(addresses.decode(address)))
  } catch {
    return undefined
  }
}

/** What a locking script is, as Esplora names it, and the address it stands for if it stands for one. */
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
