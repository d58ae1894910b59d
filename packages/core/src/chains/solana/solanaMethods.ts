import type { Clock } from '../../ports/Clock.js'
import type { SolanaMethods } from '../../ports/SolanaMethods.js'
import type { SolanaSignerOf } from './SolanaSigner.js'

/**
 * What an adapter for `solana` can do beyond the common port, over any wallet that signs: transfers are built, what was
 * signed is compared with what was asked for, sent and confirmed.
 *
 * `@solana/kit`, which the host installs, is loaded with the first call.
 *
 * @param parameters `signerOf` is asked anew by each call.
 * @example
 * ```ts
 * import type { PortContext, SolanaMethods } from '@latchkit/core/ports'
 * import { type SolanaSigner, solanaMethods } from '@latchkit/core/solana'
 *
 * export function methodsOf(signer: SolanaSigner, { clock }: PortContext): SolanaMethods {
 *   return solanaMethods({ signerOf: () => signer, clock })
 * }
 * ```
 */
export function solanaMethods(parameters: {
  readonly signerOf: SolanaSignerOf
  readonly clock: Clock
}): Required<SolanaMethods> {
  // Not `import('@solana/kit')`: of a module of ours a bundler drops the half of kit that it does not name.
  const load = async () => (await import('./transactionMethods.js')).transactionMethods(parameters)
  return {
    signTransaction: async (parameters) => (await load()).signTransaction(parameters),
    signAllTransactions: async (parameters) => (await load()).signAllTransactions(parameters),
    signAndSendTransaction: async (parameters) => (await load()).signAndSendTransaction(parameters),
    transfer: async (parameters) => (await load()).transfer(parameters),
    buildTransfer: async (parameters) => (await load()).buildTransfer(parameters),
    waitForConfirmation: async (parameters) => (await load()).waitForConfirmation(parameters),
  }
}
