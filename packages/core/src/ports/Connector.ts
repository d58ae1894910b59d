import type { ChainNamespace } from '../foundation/schema/caip.js'

/**
 * How a wallet is reached. While an `external` wallet connects, the app below the modal stays interactive, because the
 * wallet's SDK may show a QR code or a dialog there.
 */
export type ConnectorType = 'announced' | 'injected' | 'external' | 'walletConnect' | 'auth'

/** A way to reach one wallet on one namespace. Wallets on several namespaces have one connector for each. */
export type Connector = {
  /** Unique within its namespace and stable across reloads: the rdns of an announced wallet, else the library's own id. */
  readonly id: string
  /** The wallet's own name: untrusted input. Empty if it has none, as the wallet behind `window.ethereum`. */
  readonly name: string
  readonly namespace: ChainNamespace
  readonly type: ConnectorType
  /** The URL or data that the wallet reports, not validated. */
  readonly icon?: string | undefined
  /** Reverse domain name (EIP-6963), if the wallet has one. */
  readonly rdns?: string | undefined
  /** Id in the wallet directory (64 hex digits), if it is known. */
  readonly explorerId?: string | undefined
}
