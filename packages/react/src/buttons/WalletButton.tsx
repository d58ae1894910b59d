'use client'
import {
  type ChainNamespace,
  type Config,
  type KitState,
  openModal,
  type WalletButtonModel,
} from '@latchkit/core'
import { WalletButtonView, type WalletButtonViewProps } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'
import type { walletConnection } from './walletConnection.js'

/** The argument of the render prop of {@link WalletButton}: the wallet with its status, and the modal. */
export type WalletButtonState = WalletButtonModel & ModalButtonState

/** Props of {@link WalletButton}, in addition to the props of a `<button>`. */
export type WalletButtonProps = Omit<
  WalletButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** An id of the wallet: its rdns, its id in the wallet directory, or the id of its connector. */
  readonly wallet: string
  /** The namespace to connect. Default: the wallet's; the user chooses if it has several. */
  readonly namespace?: ChainNamespace | undefined
  /** Renders your own element instead of the default button. */
  readonly children?: ((state: WalletButtonState) => ReactNode) | undefined
}

/**
 * Connects one wallet: opens the modal at it. It shows the wallet's prompt, the QR code of a remote wallet, or where to get one that is not
 * installed. While the wallet is connected, it opens the account.
 * Set `label` for a remote wallet: its name is not known before the wallet directory is loaded.
 *
 * @example
 * ```tsx
 * import { WalletButton } from '@latchkit/react'
 *
 * export const Default = () => <WalletButton wallet="io.metamask" />
 *
 * export const Custom = () => (
 *   <WalletButton wallet="io.metamask">
 *     {({ status, open }) => <button type="button" onClick={() => open()}>MetaMask ({status})</button>}
 *   </WalletButton>
 * )
 * ```
 */
export function WalletButton(props: WalletButtonProps): ReactNode {
  const { wallet, namespace, children, label, onClick, ...button } = props
  const { kit } = useLatchkitContext()
  const [connection, setConnection] = useState<typeof walletConnection>()
  useEffect(() => {
    let isMounted = true
    // A click tries it again.
    loadConnection().then(
      (loaded) => isMounted && setConnection(loaded),
      () => {},
    )
    return () => {
      isMounted = false
    }
  }, [])
  const select = useCallback(
    (state: KitState, config: Config) =>
      connection
        ? connection.toModel(state, config, { walletId: wallet, namespace })
        : toFirstModel(config, wallet),
    [connection, wallet, namespace],
  )
  const model = useLatchkitState(select)
  const { state, viewProps } = useModalButton('connecting', { namespace })
  async function openLater() {
    const { open } = await loadConnection().catch(() => ({ open: undefined }))
    return open ? open(kit, { wallet, namespace }) : openModal(kit, { view: 'connect', namespace })
  }
  const open = () => {
    if (model.status === 'connected') return openModal(kit, { namespace })
    // In the task of the click: browsers allow a wallet to open its window only then.
    return connection ? connection.open(kit, { wallet, namespace }) : openLater()
  }
  if (children) return children({ ...model, ...state, open })
  return (
    <WalletButtonView
      {...button}
      {...viewProps}
      model={model}
      label={label}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) void open()
      }}
    />
  )
}

const loadConnection = () => import('./walletConnection.js').then((module) => module.walletConnection)

/** Returns the model before any wallet is found, when only the wallets of the options are known. */
function toFirstModel({ customWallets, connectorImages }: Config, walletId: string): WalletButtonModel {
  const { name, image_url } = customWallets.find(({ id, rdns }) => id === walletId || rdns === walletId) ?? {}
  const icon = (Object.hasOwn(connectorImages, walletId) && connectorImages[walletId]) || image_url
  return { status: 'idle', ...(name && { name, ...(icon && { icon }) }) }
}
