'use client'
import type { ChainNamespace, Config, KitState, NetworkButtonModel } from '@latchkit/core'
import { toNetworkButtonModel } from '@latchkit/core/views'
import { NetworkButtonView, type NetworkButtonViewProps } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** The argument of the render prop of {@link NetworkButton}: the shown network, and the modal. */
export type NetworkButtonState = NetworkButtonModel & ModalButtonState

/** Props of {@link NetworkButton}, in addition to the props of a `<button>`. */
export type NetworkButtonProps = Omit<
  NetworkButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** The namespace of the network. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Renders your own element instead of the default button. */
  readonly children?: ((state: NetworkButtonState) => ReactNode) | undefined
}

/**
 * Shows the current network and opens the networks view of the modal. Renders nothing if `enableNetworkSwitch` is false.
 * The icon is the image of the option `chainImages`, or else the built-in one, which is loaded after hydration.
 *
 * @example
 * ```tsx
 * import { NetworkButton } from '@latchkit/react'
 *
 * export const Default = () => <NetworkButton />
 *
 * export const Custom = () => (
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
