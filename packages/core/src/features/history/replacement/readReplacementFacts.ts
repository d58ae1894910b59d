import type { NetworkRequest } from '../../../chains/evm/askNetwork.js'
import { type GasFee, readFees } from '../../../chains/evm/readFees.js'
import { toQuantity } from '../../../chains/evm/toQuantity.js'
import { field } from '../../../foundation/encoding/field.js'
import { InvalidTransactionError } from '../../../foundation/errors/parameters.js'
import type { Network } from '../../../foundation/schema/network.js'
import { readDataFee } from '../../money/transfer/readDataFee.js'
import type { ReplacementFacts, ReplacementIntent } from './types.js'

/** The types of transactions that a wallet sends for an app: legacy, EIP-2930 and EIP-1559. */
const replaceableTypes: readonly unknown[] = [undefined, '0x0', '0x1', '0x2']

/** The gas of a transfer that calls no contract. */
const transferGas = 21_000n

/** The account can have code (EIP-7702), so a transfer to it gets more gas than estimated then, in percent. */
const gasPercent = 125n

/**
 * Reads what the network knows about a pending transaction and its replacement.
 *
 * @throws `InvalidTransactionError` if it is no longer pending, or of a type that cannot be replaced; what the request rejects
 * with; `TypeError` for an answer that is none
 */
export async function readReplacementFacts(
  request: NetworkRequest,
  parameters: { readonly network: Network; readonly intent: ReplacementIntent; readonly signal: AbortSignal },
): Promise<ReplacementFacts> {
  const { network, intent, signal } = parameters
  const { action, from, hash, original } = intent
  const ask = (method: string, params: readonly unknown[], needsMajority?: boolean) =>
    request({ network, method, params, signal, needsMajority })
  const dataLength = action === 'cancel' ? 0 : ((original.data ?? '0x').length - 2) / 2
  const [found, balance, fees, dataFee, estimate] = await Promise.all([
    ask('eth_getTransactionByHash', [hash]),
    ask('eth_getBalance', [from, 'latest'], true),
    readFees(request, { network, signal }),
    readDataFee(request, { network, dataLength, signal }),
    action === 'cancel' ? ask('eth_estimateGas', [{ from, to: from, value: '0x0' }]) : undefined,
  ])
  const isSame = (name: string, value: string) =>
    String(field(found, name)).toLowerCase() === value.toLowerCase()
  if (found === null || !isSame('hash', hash) || !isSame('from', from) || field(found, 'blockNumber'))
    throw createIdError('it is not pending')
  if (!replaceableTypes.includes(field(found, 'type')))
    throw createIdError('only the wallet can replace its type')
  const originalGas = toQuantity(field(found, 'gas'))
  const cancelGas = estimate === undefined ? transferGas : toQuantity(estimate)
  return {
    nonce: Number(toQuantity(field(found, 'nonce'))),
    originalGas,
    originalFee: toFee(found),
    gas:
      action === 'speed-up'
        ? originalGas
        : cancelGas === transferGas
          ? cancelGas
          : (cancelGas * gasPercent) / 100n,
    fees,
    nativeBalance: toQuantity(balance),
    dataFee,
  }
}

function toFee(found: unknown): GasFee {
  // Nodes also answer with a `gasPrice` for a transaction of EIP-1559.
  const maxFeePerGas = field(found, 'maxFeePerGas')
  if (maxFeePerGas === undefined || maxFeePerGas === null)
    return { gasPrice: toQuantity(field(found, 'gasPrice')) }
  return {
    maxFeePerGas: toQuantity(maxFeePerGas),
    maxPriorityFeePerGas: toQuantity(field(found, 'maxPriorityFeePerGas')),
  }
}

const createIdError = (reason: string) => new InvalidTransactionError({ field: 'id', reason })
