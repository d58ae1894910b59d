'use client'
import type { ChainNamespace, getAccount } from '@latchkit/core'
import { ConnectButtonView, type ConnectButtonViewProps } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitAccount } from '../hooks/useLatchkitAccount.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** What the render prop of {@link ConnectButton} is given: the account, as `useLatchkitAccount` tells it, and the modal. */
export type ConnectButtonState = getAccount.ReturnType & ModalButtonState

/** What {@link ConnectButton} takes: what a `<button>` takes, and these. */
export type ConnectButtonProps = Omit<
  ConnectButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** Whose account, and which wallets. Default the namespace on view, and all wallets. */
  readonly namespace?: ChainNamespace | undefined
  /** In place of our button: any element of yours. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/**
 * Opens the modal; once connected it shows the account, without its balance: for that there is `AccountButton`.
 * Rendered on the server with its label.
 *
 * @example
 * ```tsx
 * import { ConnectButton } from '@latchkit/react'
 *
 * export const Ours = () => <ConnectButton label="Sign in" />
 *
 * export const Yours = () => (
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
  const { isConnected, address, status } = account
  const modal = useModalButton(isConnected ? 'account' : 'connect', { namespace })
  if (children) return children({ ...account, ...modal.state })
  return (
    <ConnectButtonView
      {...button}
      {...modal.viewProps}
      model={
        isConnected
          ? { status: 'connected', address }
          : { status: status === 'disconnected' ? 'idle' : 'connecting' }
      }
      label={label}
      onClick={modal.onClick(onClick)}
    />
  )
}
