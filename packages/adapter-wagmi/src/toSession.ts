import { type Account, WalletResponseError } from '@latchkit/core'
import type { Session } from '@latchkit/core/ports'
import { getAddress } from 'viem'

/** What wagmi says of a connection, before it is believed. */
export type Answer = { readonly accounts: readonly unknown[]; readonly chainId: number }

/**
 * Reads what a wallet answered into a session: at least one account, every address EIP-55 checksummed, and the chain the
 * wallet is truly on, whether or not this page supports it.
 *
 * @throws `WalletResponseError`
 */
export function toSession(connectorId: string, answer: Answer): Session {
  const [first, ...rest] = answer.accounts.map(toAccount)
  if (!first) throw new WalletResponseError({ method: 'eth_accounts', reason: 'it opened no account' })
  if (!Number.isSafeInteger(answer.chainId) || answer.chainId < 1) {
    throw new WalletResponseError({ method: 'eth_chainId', reason: `${answer.chainId} is not a chain id` })
  }
  return { connectorId, accounts: [first, ...rest], chainId: `eip155:${answer.chainId}` }
}

/** Whether two sessions say the same. */
export function sameSession(one: Session | undefined, other: Session | undefined): boolean {
  return one === other || (!!one && !!other && keyOf(one) === keyOf(other))
}

function toAccount(value: unknown): Account {
  if (typeof value !== 'string' || !/^0x[0-9a-f]{40}$/i.test(value)) {
    throw new WalletResponseError({ method: 'eth_accounts', reason: `${String(value)} is not an address` })
  }
  return { address: getAddress(value), type: 'eoa' }
}

function keyOf({ connectorId, chainId, accounts }: Session): string {
  return [connectorId, chainId, ...accounts.map(({ address }) => address)].join()
}
