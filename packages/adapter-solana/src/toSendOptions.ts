import { InvalidParameterError } from '@latchkit/core'
import { type PreflightCommitment, preflightCommitments, type SolanaSendOptions } from '@latchkit/core/ports'
import type { WalletSendOptions } from './SolanaWallet.js'

/** What nodes called them before (web3.js still does): today's reject the old names. */
const olderNames: Readonly<Partial<Record<PreflightCommitment, 'processed' | 'confirmed' | 'finalized'>>> = {
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/**
 * The options for wallets and nodes of today. What was not given is absent.
 *
 * @throws `InvalidParameterError` where the commitment is none of spec §5's
 */
export function toSendOptions(options: SolanaSendOptions = {}): WalletSendOptions {
  const { preflightCommitment: commitment, ...others } = options
  if (commitment === undefined) return others
  if (!preflightCommitments.includes(commitment)) {
    const reason = `it is one of ${preflightCommitments.join(', ')}`
    throw new InvalidParameterError({ field: 'options.preflightCommitment', reason })
  }
  // Only the three of today have no older name.
  return { ...others, preflightCommitment: (olderNames[commitment] ?? commitment) as 'processed' }
}
