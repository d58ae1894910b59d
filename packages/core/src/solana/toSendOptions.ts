import type { PreflightCommitment, SolanaSendOptions } from '../ports/SolanaMethods.js'
import { checkSolanaSendOptions } from '../request/checkSolanaSendOptions.js'
import type { SolanaWalletOptions } from './SolanaSigner.js'

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
 * @throws `InvalidParameterError` where one of them is none of spec §5 and §7
 */
export function toSendOptions(options: SolanaSendOptions = {}): SolanaWalletOptions {
  checkSolanaSendOptions(options)
  const { preflightCommitment: commitment, ...others } = options
  if (commitment === undefined) return others
  // Only the three of today have no older name.
  return { ...others, preflightCommitment: (olderNames[commitment] ?? commitment) as 'processed' }
}
