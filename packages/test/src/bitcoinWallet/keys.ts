import { hex } from '@scure/base'
import { NETWORK, p2tr, p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { regtest } from '../bitcoin/regtest.js'
import type { BitcoinNetworkName, BitcoinWalletAddress } from './control.js'

/** A key of a wallet. */
export type BitcoinWalletKey = {
  readonly purpose: 'payment' | 'ordinals'
  readonly type: 'p2wpkh' | 'p2tr'
  readonly privateKey: Uint8Array
  /** Compressed, 33 bytes. */
  readonly publicKey: Uint8Array
  /** The locking script of its address, equal on every network. */
  readonly script: Uint8Array
}

/** The private keys of an account, 32 bytes in hex each. */
export type BitcoinPrivateKeys = { readonly payment: string; readonly ordinals: string }

/** The address parameters of networks. */
export const bitcoinNetworks: Readonly<Record<BitcoinNetworkName, typeof NETWORK>> = {
  mainnet: NETWORK,
  testnet: TEST_NETWORK,
  regtest,
}

/** Creates the keys of an account, payment first. */
export function toKeys({ payment, ordinals }: BitcoinPrivateKeys): readonly BitcoinWalletKey[] {
  return [toKey('payment', payment), toKey('ordinals', ordinals)]
}

/** Returns the address of a key on a network. */
export function toWalletAddress(key: BitcoinWalletKey, network: BitcoinNetworkName): BitcoinWalletAddress {
  const { purpose, type, publicKey } = key
  return { purpose, type, address: payTo(key, network).address ?? '', publicKey: hex.encode(publicKey) }
}

function toKey(purpose: 'payment' | 'ordinals', text: string): BitcoinWalletKey {
  const privateKey = hex.decode(text)
  const type = purpose === 'payment' ? ('p2wpkh' as const) : ('p2tr' as const)
  const publicKey = pubECDSA(privateKey, true)
  const { script } = payTo({ type, publicKey }, 'regtest')
  return { purpose, type, privateKey, publicKey, script }
}

function payTo(
  { type, publicKey }: Pick<BitcoinWalletKey, 'type' | 'publicKey'>,
  network: BitcoinNetworkName,
) {
  if (type === 'p2wpkh') return p2wpkh(publicKey, bitcoinNetworks[network])
  return p2tr(publicKey.slice(1), undefined, bitcoinNetworks[network])
}
