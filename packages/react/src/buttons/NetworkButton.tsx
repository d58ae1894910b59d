'use client'
import type { ChainNamespace, Config, KitState, NetworkButtonModel } from '@latchkit/core'
import { toNetworkButtonModel } from '@latchkit/core/views'
import { NetworkButtonView, type NetworkButtonViewProps } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** What the render prop of {@link NetworkButton} is given: the network on view, and the modal. */
export type NetworkButtonState = NetworkButtonModel & ModalButtonState

/** What {@link NetworkButton} takes: what a `<button>` takes, and these. */
export type NetworkButtonProps = Omit<
  NetworkButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** Whose network. Default that of the namespace on view. */
  readonly namespace?: ChainNamespace | undefined
  /** In place of our button: any element of yours. */
  readonly children?: ((state: NetworkButtonState) => ReactNode) | undefined
}

/**
 * Shows the network in use, and opens the modal at the list of networks. Nothing where `enableNetworkSwitch` is false.
 *
 * @example
 * ```tsx
 * import { NetworkButton } from '@latchkit/react'
 *
 * export const Ours = () => <NetworkButton />
 *
 * export const Yours = () => (
 *   <NetworkButton>
 *     {(network) => (
 *       <button type="button" onClick={() => network.open()}>
 *         {network.status === 'ready' ? network.network.name : network.status}
 *       </button>
 *     )}
 *   </NetworkButton>
 * )
 * ```
 */
export function NetworkButton({ namespace, children, onClick, ...button }: NetworkButtonProps): ReactNode {
  const select = useCallback(
    (state: KitState, config: Config) => toNetworkButtonModel(state, config, namespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  const modal = useModalButton('networks', { view: 'networks' })
  if (children) return children({ ...model, ...modal.state })
  if (model.status === 'none') return null
  return <NetworkButtonView {...button} {...modal.viewProps} model={model} onClick={modal.onClick(onClick)} />
}
