import type { Adapter, Session } from '../../../ports/Adapter.js'
import type { BitcoinMethods } from '../../../ports/BitcoinMethods.js'
import type { EvmMethods } from '../../../ports/EvmMethods.js'
import type { SolanaMethods } from '../../../ports/SolanaMethods.js'

/** The methods of one namespace of a remote session. */
export type NamespaceClient = Pick<Adapter, 'switchNetwork' | 'getBalance' | 'signMessage'> & {
  readonly switchAccount: (address: string) => Session
  /** The provider object that the chain's libraries accept. */
  readonly provider: unknown
  readonly evm?: EvmMethods | undefined
  readonly solana?: SolanaMethods | undefined
  readonly bitcoin?: BitcoinMethods | undefined
}
