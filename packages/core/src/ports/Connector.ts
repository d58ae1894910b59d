import type { ChainNamespace } from '../schema/caip.js'

/**
 * How a wallet is reached. While an `external` wallet connects, the app below the modal stays interactive, because the
 * wallet's SDK may show a QR code or a dialog there.
 */
export type ConnectorType = 'announced' | 'injected' | 'external' | 'walletConnect' | 'auth'

/** A way to reach one wallet on one namespace. Wallets on several namespaces have one connector for each. */
export type Connector = {
  /** Unique within its namespace and stable across reloads: the rdns of an announced wallet, else the library's own id. */
  readonly id: string
  /** As the wallet calls itself. A stranger's words. */
  readonly name: string
  readonly namespace: ChainNamespace
  readonly type: ConnectorType
  /** As the wallet gave it, not yet checked. */
  readonly icon?: string | undefined
  /** Reverse domain name (EIP-6963), where the wallet has one. */
  readonly rdns?: string | undefined
  /** Id in the wallet catalogue (64 hex digits), where known. */
  readonly explorerId?: string | undefined
}
