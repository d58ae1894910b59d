import type { NodeClock } from '../rpc/withTransport.js'
import type { AllSolanaMethods } from './AllSolanaMethods.js'
import type { SolanaSignerOf } from './SolanaSigner.js'

/**
 * Creates the `solana` methods of an adapter for any wallet that signs: builds transfers, compares
 * what was signed with the request, sends, and waits for confirmation.
 *
 * `@solana/kit`, which the host app installs, is loaded with the first call.
 *
 * @param parameters `signerOf` is called for each request.
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
  readonly clock: NodeClock
}): AllSolanaMethods {
  // Not `import('@solana/kit')`: importing a module of this package lets a bundler drop the unused
  // exports of the kit.
  const load = async () => (await import('./transactionMethods.js')).transactionMethods(parameters)
  return {
    signTransaction: async (parameters) => (await load()).signTransaction(parameters),
    signAllTransactions: async (parameters) => (await load()).signAllTransactions(parameters),
    signAndSendTransaction: async (parameters) => (await load()).signAndSendTransaction(parameters),
    transfer: async (parameters) => (await load()).transfer(parameters),
    buildTransfer: async (parameters) => (await load()).buildTransfer(parameters),
    readTransfer: async (parameters) => (await load()).readTransfer(parameters),
    requestNetwork: async (parameters) => (await load()).requestNetwork(parameters),
    waitForConfirmation: async (parameters) => (await load()).waitForConfirmation(parameters),
    getTransactionStatus: async (parameters) => (await load()).getTransactionStatus(parameters),
  }
}
