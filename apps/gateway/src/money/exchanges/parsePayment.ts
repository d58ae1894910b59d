import { base58 } from '@scure/base'
import { isEvmAddress, isSolanaAddress } from '../../data/sources/addresses.js'

/** Fault of a payment: the field, and the requirement. */
export type PaymentFault = { readonly field: 'asset' | 'recipient'; readonly message: string }

/** Returns an asset with its address in lower case on EVM chains, where the case is only a checksum. */
export function normalizeAsset(asset: string): string {
  return asset.startsWith('eip155:') ? asset.toLowerCase() : asset
}

/** Returns the CAIP-2 id of the chain of an asset. */
function getAssetChain(asset: string): string {
  return asset.slice(0, asset.indexOf('/'))
}

/** Whether a CAIP-19 id has an address that is valid on its chain. Its shape must have been checked. */
export function isValidAsset(asset: string): boolean {
  const [, kind = '', reference = ''] = /\/([^:]+):(.+)$/.exec(asset) ?? []
  if (kind === 'erc20') return isEvmAddress(reference)
  return kind !== 'token' || isSolanaAddress(reference)
}

/** Returns what is wrong with a payment whose fields have the right shape; `undefined` if nothing is. */
export function findPaymentFault({
  asset,
  recipient,
}: {
  readonly asset: string
  readonly recipient: string
}): PaymentFault | undefined {
  if (!isValidAsset(asset))
    return {
      field: 'asset',
      message: '"asset" must have a valid address, with a valid checksum or in lower case',
    }
  const chainId = getAssetChain(asset)
  const address = recipient.slice(recipient.lastIndexOf(':') + 1)
  if (recipient !== `${chainId}:${address}`)
    return {
      field: 'recipient',
      message: `"recipient" must be an account on ${chainId}, the chain of the asset`,
    }
  const isValid = chainId.startsWith('eip155:') ? isEvmAddress(address) : isSolanaAddress(address)
  return isValid ? undefined : { field: 'recipient', message: '"recipient" must have a valid address' }
}

/** Whether a text is the hash, or on Solana the signature, of a transaction on the chain of an asset. */
export function isTransactionId(asset: string, text: string): boolean {
  if (asset.startsWith('eip155:')) return /^0x[\da-fA-F]{64}$/.test(text)
  return /^[1-9A-HJ-NP-Za-km-z]{64,88}$/.test(text) && base58.decode(text).length === 64
}
