import type { WalletState } from '../wallet/state.js'

/** A namespace the phone speaks (CAIP-2). */
export type PhoneNamespace = 'eip155' | 'solana'

/**
 * Everything a phone is at one moment, all of it settable: what an injected wallet is, and what only a remote one can be.
 * `answer` knows one more method, `session_proposal`; `malformed` too, and there it is the namespaces that are approved.
 */
export type PhoneState = WalletState & {
  /** Namespaces it approves of those a dapp asks for. Default: both. */
  readonly namespaces: readonly PhoneNamespace[]
  /** Solana's ids as the dapp knows them (`current`, the default), or as old wallets still write them (`deprecated`). */
  readonly solanaIds: 'current' | 'deprecated'
  /** The code of a refusal: WalletConnect's own (5000, the default), or EIP-1193's. */
  readonly rejectionCode: 5000 | 4001
  /** What an approval says about the whole session (CAIP-25). Default: nothing. */
  readonly sessionProperties: Readonly<Record<string, string>>
}

/** What a phone's state has beside a wallet's. */
export const defaultPhoneState: Omit<PhoneState, keyof WalletState> = {
  namespaces: ['eip155', 'solana'],
  solanaIds: 'current',
  rejectionCode: 5000,
  sessionProperties: {},
}
