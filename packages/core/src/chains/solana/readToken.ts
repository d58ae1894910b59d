import type { Address } from '@solana/kit'
import { InvalidAddressError } from '../../foundation/errors/parameters.js'
import type { Network } from '../../foundation/schema/network.js'
import type { NodeClock } from '../rpc/withTransport.js'
import { tokenPrograms } from './instructions.js'
import { readAccounts, toComparedMint } from './readAccounts.js'

/**
 * Length of `Mint` of SPL Token, and the offsets of its decimals and its initialization flag. A
 * token account is 165 bytes long.
 */
const mintLength = 82
const decimalsAt = 44
const isInitializedAt = 45
/** Offset of the account type in a Token-2022 account with extensions: 1 is a mint. */
const kindAt = 165

/**
 * Returns the token program and the decimals of a mint, and whether `receiver` is itself an account
 * of a token program: tokens sent there are lost.
 *
 * @throws `InvalidAddressError` if `mint` is not a mint, `RpcRequestError`
 */
export async function readToken(
  clock: NodeClock,
  parameters: {
    readonly mint: Address
    readonly receiver: Address
    readonly network: Network
    readonly signal?: AbortSignal | undefined
  },
): Promise<{ readonly program: Address; readonly decimals: number; readonly isToken: boolean }> {
  const { mint, receiver, network, signal } = parameters
  const [account, target] = await readAccounts(clock, {
    ...{ addresses: [mint, receiver], network, signal },
    toCompared: ([token, other]) => [toComparedMint(token), other?.owner],
  })
  const data = account?.data ?? new Uint8Array()
  const isMint = data.length === mintLength || (data.length > kindAt && data[kindAt] === 1)
  const decimals = data[decimalsAt]
  if (
    !account ||
    !isTokenProgram(account.owner) ||
    !isMint ||
    data[isInitializedAt] !== 1 ||
    decimals === undefined
  ) {
    const reason = 'It is not the mint of a token'
    throw new InvalidAddressError({ field: 'mint', address: mint, network: network.name, reason })
  }
  return { program: account.owner, decimals, isToken: target ? isTokenProgram(target.owner) : false }
}

function isTokenProgram(owner: Address): boolean {
  return tokenPrograms.includes(owner)
}
