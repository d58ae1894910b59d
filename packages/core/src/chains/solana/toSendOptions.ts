import type { PreflightCommitment, SolanaSendOptions } from '../../ports/SolanaMethods.js'
import { checkSolanaSendOptions } from './checkSolanaSendOptions.js'
import type { SolanaWalletOptions } from './SolanaSigner.js'

/** Deprecated commitment names, which web3.js 1.x still accepts and current nodes reject. */
const olderNames: Readonly<Partial<Record<PreflightCommitment, 'processed' | 'confirmed' | 'finalized'>>> = {
  recent: 'processed',
  single: 'confirmed',
  singleGossip: 'confirmed',
  root: 'finalized',
  max: 'finalized',
}

/**
 * Returns the options with the commitment names that current wallets and nodes accept. Absent
 * options stay absent.
 *
 * @throws `InvalidParameterError` if an option is unknown or has an invalid value
 */
export function toSendOptions(options: SolanaSendOptions = {}): SolanaWalletOptions {
  checkSolanaSendOptions(options)
  const { preflightCommitment: commitment, ...others } = options
  if (commitment === undefined) return others
  // The commitments that are not in the table are the three current ones.
  return { ...others, preflightCommitment: (olderNames[commitment] ?? commitment) as 'processed' }
}
