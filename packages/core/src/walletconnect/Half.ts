import type { Adapter, Session } from '../ports/Adapter.js'
import type { BitcoinMethods } from '../ports/BitcoinMethods.js'
import type { EvmMethods } from '../ports/EvmMethods.js'
import type { SolanaMethods } from '../ports/SolanaMethods.js'

/** What a remote session can be asked in one namespace. */
export type Half = Pick<Adapter, 'switchNetwork' | 'getBalance' | 'signMessage'> & {
  readonly switchAccount: (address: string) => Session
  /** What the chain's own libraries take. */
  readonly provider: unknown
  readonly evm?: EvmMethods | undefined
  readonly solana?: SolanaMethods | undefined
  readonly bitcoin?: BitcoinMethods | undefined
}
