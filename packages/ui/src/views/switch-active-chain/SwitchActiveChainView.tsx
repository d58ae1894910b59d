import type { SwitchActiveChainModel } from '@latchkit/core'
import type { ReactNode } from 'react'

/** What {@link SwitchActiveChainView} takes. */
export type SwitchActiveChainViewProps = {
  readonly model: SwitchActiveChainModel
  /** Connects the wallet of the model, where it serves the network's namespace, too. */
  readonly onConnect?: (() => void) | undefined
  /** Shows the wallets of the network's namespace. */
  readonly onChooseWallet?: (() => void) | undefined
  readonly onGetWallet?: (() => void) | undefined
}

/**
 * A network was chosen that no connected wallet serves: which wallet shall be connected for it, and what stays.
 *
 * @example
 * ```tsx
 * import type { SwitchActiveChainModel } from '@latchkit/core'
 * import { SwitchActiveChainView } from '@latchkit/ui/views/switch-active-chain'
 *
 * type Props = { model: SwitchActiveChainModel; connect: () => void; choose: () => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, connect, choose }: Props) => (
 *   <SwitchActiveChainView model={model} onConnect={connect} onChooseWallet={choose} />
 * )
 * ```
 */
export function SwitchActiveChainView({ model }: SwitchActiveChainViewProps): ReactNode {
  return model.network.name
}
