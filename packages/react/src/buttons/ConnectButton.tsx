'use client'
import type { ChainNamespace, getAccount } from '@latchkit/core'
import { ConnectButtonView, type ConnectButtonViewProps } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitAccount } from '../hooks/useLatchkitAccount.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** The argument of the render prop of {@link ConnectButton}: the result of `useLatchkitAccount`, and the modal. */
export type ConnectButtonState = getAccount.ReturnType & ModalButtonState

/** Props of {@link ConnectButton}, in addition to the props of a `<button>`. */
export type ConnectButtonProps = Omit<
  ConnectButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** The namespace of the account and of the listed wallets. Default: the active namespace, and all wallets. */
  readonly namespace?: ChainNamespace | undefined
  /** Renders your own element instead of the default button. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/**
 * Opens the modal. Shows the account while a wallet is connected, without its balance: `AccountButton` shows that. While the
 * session of the last page load is restored, it shows the stored address, with `aria-busy`.
 * The server renders it with its label.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from '@latchkit/react'
 *
 * export const WithLabel = () => <ConnectButton label="Sign in" />
 *
 * export const Custom = () => (
 *   <ConnectButton>
 *     {({ isConnected, address, open, prefetch }) => (
 *       <button type="button" onClick={() => open()} onPointerEnter={prefetch} onFocus={prefetch}>
 *         {isConnected ? address : 'Sign in'}
 *       </button>
 *     )}
 *   </ConnectButton>
 * )
 * ```
 */
export function ConnectButton(props: ConnectButtonProps): ReactNode {
  const { namespace, children, label, onClick, ...button } = props
  const account = useLatchkitAccount({ namespace })
  const { isConnected, status } = account
  const address = account.address ?? account.storedAddress
  const modal = useModalButton(isConnected ? 'account' : 'connect', { namespace })
  if (children) return children({ ...account, ...modal.state })
  return (
    <ConnectButtonView
      {...button}
      {...modal.viewProps}
      model={
        address
          ? { status: isConnected ? 'connected' : 'restoring', address }
          : { status: status === 'disconnected' ? 'idle' : 'connecting' }
      }
      label={label}
      onClick={modal.onClick(onClick)}
    />
  )
}
