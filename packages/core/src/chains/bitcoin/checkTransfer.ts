import {
  InvalidAddressError,
  InvalidAmountError,
  InvalidTransactionError,
} from '../../foundation/errors/parameters.js'
import type { Account } from '../../foundation/schema/account.js'
import type { Network } from '../../foundation/schema/network.js'
import { type BitcoinAddress, parseBitcoinAddress } from './bitcoinAddress.js'
import { bitcoinNetworkOf } from './bitcoinChain.js'
import { maxSats } from './maxSats.js'

/**
 * Sats per virtual byte at which nodes compare an output with the cost to spend it (default of
 * Bitcoin Core).
 */
const dustRate = 3n

/**
 * The smallest output in sats that nodes relay: 294 for p2wpkh, 546 for p2pkh.
 */
export function dustOf({ kind, script }: BitcoinAddress): bigint {
  const outputBytes = 8n + 1n + BigInt(script.length)
  const inputBytes = kind === 'p2pkh' || kind === 'p2sh' ? 148n : 67n
  return dustRate * (outputBytes + inputBytes)
}

/**
 * Validates a transfer before a wallet is asked, and returns the parsed address of the receiver.
 *
 * @param parameters `amount` in sats.
 * @throws `InvalidTransactionError` if it would be paid from an ordinals address; `InvalidAddressError` for an address
 * that is not of that network or cannot be spent from; `InvalidAmountError` for dust, or more than can exist
 * @example
 * ```ts
 * import { checkTransfer } from '@latchkit/core/bip122'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const to = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
 * const from = { address: '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', type: 'payment' } as const
 * checkTransfer({ from, to, amount: 1000n, network: bitcoin }).kind // 'p2wpkh'
 * ```
 */
export function checkTransfer(parameters: {
  readonly from: Account
  readonly to: string
  readonly amount: bigint
  readonly network: Network
}): BitcoinAddress {
  const { from, to, amount, network } = parameters
  if (from.type === 'ordinal') {
    const reason = 'its outputs may carry inscriptions, so pay from the payment address'
    throw new InvalidTransactionError({ field: 'address', reason })
  }
  const receiver = parseBitcoinAddress(to, bitcoinNetworkOf(network.caipNetworkId))
  if (!receiver || receiver.kind === 'unknown') {
    // Any miner could spend an output of a segwit version without rules.
    const reason = receiver
      ? 'Its segwit version has no rules yet, so anyone could spend the output'
      : 'It is not an address, or it is one of another network'
    throw new InvalidAddressError({ field: 'to', address: to, network: network.name, reason })
  }
  const least = dustOf(receiver)
  const wrong = (reason: string) => new InvalidAmountError({ field: 'amount', unit: 'sats', reason })
  if (amount < 1n || amount > maxSats) throw wrong(`it must be from 1 to ${maxSats}, got ${amount}`)
  if (amount < least) throw wrong(`it is dust: it must be at least ${least} for this address, got ${amount}`)
  return receiver
}
