import { isEvmAddress } from '../../../chains/evm/evmAddress.js'
import { isSolanaAddress } from '../../../chains/solana/solanaAddress.js'
import type { Config } from '../../../config/config.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { parseCaipAssetId } from '../../../foundation/schema/caip.js'
import { cleanName } from '../../../foundation/schema/cleanName.js'
import { parseAmount } from '../amount/parseAmount.js'
import type { PayAsset, Payment } from './types.js'

/** Payment that the app asks for. */
export type PayParameters = {
  /** Address that is paid, on the chain of the asset. */
  readonly recipient: string
  /** Amount of whole tokens as decimal text, such as `0.05`. */
  readonly amount: string
  /**
   * CAIP-19 id of the asset on a configured network: `eip155:1/slip44:60`, `eip155:1/erc20:0x…`, `solana:…/slip44:501` or
   * `solana:…/token:<mint>`.
   */
  readonly asset: string
  /** The token, for assets that are not the native token of their network. */
  readonly metadata?:
    | { readonly name: string; readonly symbol: string; readonly decimals: number }
    | undefined
  /** Whether the page of an exchange opens in a new tab. Default true. */
  readonly openInNewTab?: boolean | undefined
  /** Whether the connected wallet can pay. Default true. */
  readonly payWithWallet?: boolean | undefined
}

/** Coin types of the native tokens (SLIP-44). */
const coinTypes = { eip155: '60', solana: '501' } as const
const maxDecimals = 255
/** Amounts of Solana are unsigned 64-bit numbers. */
const maxUint64 = 2n ** 64n - 1n

/**
 * Parses what the app asks for, as untrusted input: an app can take it from its server or from a link.
 *
 * @throws `PayError` with the code of the invalid field
 */
export function parsePayment(
  parameters: PayParameters,
  config: Pick<Config, 'networkOf'>,
): Omit<Payment, 'id' | 'isInModal' | 'reference'> {
  if (typeof parameters !== 'object' || parameters === null)
    throw new PayError({ code: 'pay-invalid-config', reason: 'The parameters must be an object.' })
  const { recipient, amount, openInNewTab = true, payWithWallet = true } = parameters
  if (typeof openInNewTab !== 'boolean' || typeof payWithWallet !== 'boolean')
    throw new PayError({
      code: 'pay-invalid-config',
      reason: '"openInNewTab" and "payWithWallet" must be true or false.',
    })
  const asset = parseAsset(parameters, config)
  const isAddress = asset.namespace === 'eip155' ? isEvmAddress(recipient) : isSolanaAddress(recipient)
  if (!isAddress)
    throw new PayError({
      code: 'pay-invalid-recipient',
      reason: `"recipient" must be an address on ${asset.chainId}, got ${quote(recipient)}.`,
    })
  const units = typeof amount === 'string' ? parseAmount(amount, asset.decimals) : undefined
  if (!units || (asset.namespace === 'solana' && units > maxUint64))
    throw new PayError({
      code: 'pay-invalid-amount',
      reason: `"amount" must be a positive number with at most ${asset.decimals} decimals as text, got ${quote(amount)}.`,
    })
  return { asset, amount: units, recipient, openInNewTab, payWithWallet }
}

function parseAsset(
  { asset: id, metadata }: PayParameters,
  { networkOf }: Pick<Config, 'networkOf'>,
): PayAsset {
  const invalid = (reason: string, cause?: unknown) =>
    new PayError({ code: 'pay-invalid-asset', reason, cause })
  const parts = parseAssetId(id)
  if (!parts) throw invalid(`"asset" must be a CAIP-19 id such as eip155:1/slip44:60, got ${quote(id)}.`)
  const { chainId, assetNamespace, assetReference, tokenId } = parts
  const [namespace] = chainId.split(':')
  if (namespace !== 'eip155' && namespace !== 'solana')
    throw new PayError({
      code: 'pay-invalid-namespace',
      reason: `"asset" must be on a chain of eip155 or solana, got ${quote(id)}.`,
    })
  const network = networkOf(chainId)
  if (!network) throw invalid(`"asset" must be on one of the configured networks, got ${quote(id)}.`)
  if (tokenId !== undefined) throw invalid(`"asset" must not be an NFT, got ${quote(id)}.`)
  if (assetNamespace === 'slip44') {
    if (assetReference !== coinTypes[namespace])
      throw invalid(
        `The native token of ${chainId} must be slip44:${coinTypes[namespace]}, got ${quote(id)}.`,
      )
    const { name, symbol, decimals } = network.nativeCurrency
    return { id, chainId, namespace, name, symbol, decimals }
  }
  const isToken =
    namespace === 'eip155'
      ? assetNamespace === 'erc20' && isEvmAddress(assetReference)
      : assetNamespace === 'token' && isSolanaAddress(assetReference)
  if (!isToken)
    throw invalid(
      `"asset" must be slip44:…, erc20:0x… or token:<mint> with a valid address, got ${quote(id)}.`,
    )
  const { name, symbol, decimals } = metadata ?? {}
  const texts = { name: toCleanText(name), symbol: toCleanText(symbol) }
  if (!texts.name || !texts.symbol || !isDecimals(decimals))
    throw invalid('"metadata" must have the name, the symbol and the decimals (0 to 255) of the token.')
  return { id, chainId, namespace, address: assetReference, name: texts.name, symbol: texts.symbol, decimals }
}

function parseAssetId(id: unknown): ReturnType<typeof parseCaipAssetId> | undefined {
  try {
    return typeof id === 'string' ? parseCaipAssetId(id) : undefined
  } catch {
    return undefined
  }
}

const toCleanText = (text: unknown): string => (typeof text === 'string' ? cleanName(text) : '')

const isDecimals = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxDecimals

const quote = (value: unknown): string =>
  typeof value === 'string' ? JSON.stringify(value.slice(0, 80)) : typeof value
