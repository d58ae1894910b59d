import type { WalletState } from '@latchkit/test/source/wallet/state'

/**
 * A namespace that the phone supports (CAIP-2).
 *
 * @see https://chainagnostic.org/CAIPs/caip-2
 */
export type PhoneNamespace = 'eip155' | 'solana'

/**
 * The complete state of a phone: the state of an injected wallet plus the state of a remote wallet. `answer` and `malformed` also
 * support `session_proposal`; there `malformed` is the approved namespaces.
 */
export type PhoneState = WalletState & {
  /** Namespaces that it approves. Default: both. */
  readonly namespaces: readonly PhoneNamespace[]
  /** Solana chain ids: current (default), or the deprecated ones of old wallets. */
  readonly solanaIds: 'current' | 'deprecated'
  /** The code of a rejection: WalletConnect's (5000, the default), or EIP-1193's. */
  readonly rejectionCode: 5000 | 4001
  /** The session properties of an approval (CAIP-25). Default: none. */
  readonly sessionProperties: Readonly<Record<string, string>>
  /** The session properties of an approval by chain (CAIP-25). Default: none. */
  readonly scopedProperties: Readonly<Record<string, string>>
  /**
   * Whether the phone signs in with the approval of a session (`wc_sessionAuthenticate`), and for which chains it signs. A phone that
   * does not receives the proposal. `answer` also supports `session_authenticate`. Default `no`.
   */
  readonly authenticates: 'no' | 'first-chain' | 'every-chain'
  /** Fields of the CACAO (CAIP-74) that differ from the requested ones. The phone signs them, except for `iss`, which it only claims. Default: none. */
  readonly cacao: Readonly<Record<string, unknown>>
}

/** The part of a phone's state that injected wallets do not have. */
export const defaultPhoneState: Omit<PhoneState, keyof WalletState> = {
  namespaces: ['eip155', 'solana'],
  solanaIds: 'current',
  rejectionCode: 5000,
  sessionProperties: {},
  scopedProperties: {},
  authenticates: 'no',
  cacao: {},
}
