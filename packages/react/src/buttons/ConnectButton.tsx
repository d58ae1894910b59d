'use client'
import type { ChainNamespace } from '@latchkit/core'
import type { getAccount } from '@latchkit/core/actions'
import { ConnectButtonView, type ConnectButtonViewProps } from '@latchkit/ui/buttons'
import type { ReactNode } from 'react'
import { useLatchkitAccount } from '../hooks/useLatchkitAccount.js'
import { AccountButton } from './AccountButton.js'
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
  /** Whether the balance stands beside the account. Default `hide`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** In place of our button: any element of yours. */
  readonly children?: ((state: ConnectButtonState) => ReactNode) | undefined
}

/**
 * Opens the modal; once connected it shows the account. Rendered on the server with its label.
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
  const { namespace, balance = 'hide', children, label, onClick, ...button } = props
  const account = useLatchkitAccount({ namespace })
  const modal = useModalButton(account.isConnected ? 'account' : 'connect', { namespace })
  if (children) return children({ ...account, ...modal.state })
  if (account.isConnected) {
    return <AccountButton {...button} namespace={account.namespace} balance={balance} onClick={onClick} />
  }
  return (
    <ConnectButtonView
      {...button}
      {...modal.look}
      model={{ status: account.status === 'disconnected' ? 'idle' : 'connecting' }}
      label={label}
      onClick={modal.onClick(onClick)}
    />
  )
}
