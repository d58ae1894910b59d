import type { ChainNamespace, Latchkit } from '@latchkit/core'
import type { Hex } from '@latchkit/core/ports'
import { sendBitcoinTransfer, sendSolanaTransfer, sendTransaction } from '@latchkit/react/actions'

/** A namespace of this page. */
export type Chain = {
  readonly namespace: ChainNamespace
  readonly name: string
  /** The name of its smallest unit. */
  readonly unit: string
  /** An account of the devnet that no test wallet has. */
  readonly to: string
  /** A small amount in its smallest unit. */
  readonly amount: string
  /** The action that sends. The kit validates address and amount; the fields are only text. */
  readonly action: string
  readonly send: (
    kit: Latchkit,
    payment: { readonly to: string; readonly amount: bigint },
  ) => Promise<unknown>
}

/** The namespaces of this page, in display order. */
export const chains: readonly Chain[] = [
  {
    namespace: 'eip155',
    name: 'EVM',
    unit: 'wei',
    to: '0x23618e81E3f5cdF7f54C3d65f7FBc0aBf5B21E8f',
    amount: '1',
    action: 'sendTransaction(kit, { to, value })',
    send: (kit, { to, amount }) => sendTransaction(kit, { to: to as Hex, value: amount }),
  },
  {
    namespace: 'solana',
    name: 'Solana',
    unit: 'lamports',
    to: '6gYw7q94fJdEwL8WkT1a6LHBdTMbix1aciALwEWPx3Wp',
    amount: '1',
    action: 'sendSolanaTransfer(kit, { to, amount })',
    send: sendSolanaTransfer,
  },
  {
    namespace: 'bip122',
    name: 'Bitcoin',
    unit: 'sats',
    to: 'bcrt1q03j55x5vxk4tp2qs5c74y6wmtgx9g586el74s6',
    amount: '1000',
    action: 'sendBitcoinTransfer(kit, { to, amount })',
    send: sendBitcoinTransfer,
  },
]
