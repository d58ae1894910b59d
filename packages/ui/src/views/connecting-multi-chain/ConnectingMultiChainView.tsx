import type { ChainNamespace, ConnectingMultiChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'

/** What {@link ConnectingMultiChainView} takes. */
export type ConnectingMultiChainViewProps = {
  readonly model: ConnectingMultiChainModel
  /** A namespace was chosen, be the wallet connected there already or not. */
  readonly onSelectNamespace?: ((namespace: ChainNamespace) => void) | undefined
  /** Shows where wallets can be had; for a wallet that has left and has no page of its own. */
  readonly onGetWallet?: (() => void) | undefined
}

/**
 * The namespaces that one wallet can be connected in, to choose from.
 *
 * @example
 * ```tsx
 * import type { ChainNamespace, ConnectingMultiChainModel } from '@latchkit/core'
 * import { ConnectingMultiChainView } from '@latchkit/ui/views/connecting-multi-chain'
 *
 * type Props = { model: ConnectingMultiChainModel; connect: (namespace: ChainNamespace) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect }: Props) => (
 *   <ConnectingMultiChainView model={model} onSelectNamespace={connect} />
 * )
 * ```
 */
export function ConnectingMultiChainView({ model }: ConnectingMultiChainViewProps): ReactNode {
  return model.wallet.name
}
