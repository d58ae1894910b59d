'use client'
import type { AccountModel, ChainNamespace, Config, KitState } from '@latchkit/core'
import { toAccountModel } from '@latchkit/core/views'
import { AccountButtonView, type AccountButtonViewProps } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitAccount } from '../hooks/useLatchkitAccount.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** The argument of the render prop of {@link AccountButton}: the account with its balance, and the modal. */
export type AccountButtonState = Exclude<AccountModel, { status: 'disconnected' }> & ModalButtonState

/** Props of {@link AccountButton}, in addition to the props of a `<button>`. */
export type AccountButtonProps = Omit<
  AccountButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** The namespace of the account. Default: the active namespace. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether the button shows the balance. Default: `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** Renders your own element instead of the default button. */
  readonly children?: ((state: AccountButtonState) => ReactNode) | undefined
}

/**
 * Shows the connected account and opens the account view of the modal. While the
 * session of the last page load is restored, it shows the stored address, with `aria-busy`. Renders nothing while no wallet
 * is connected; a render prop is called only while one is.
 *
 * @example
 * ```tsx
 * import { AccountButton } from '@latchkit/react'
 *
 * export const WithoutBalance = () => <AccountButton balance="hide" />
 *
 * export const Custom = () => (
 *   <AccountButton>
 *     {({ address, wallet, open }) => <button type="button" onClick={() => open()}>{wallet.name}: {address}</button>}
 *   </AccountButton>
 * )
 * ```
 */
export function AccountButton(props: AccountButtonProps): ReactNode {
  const { namespace, balance = 'show', children, onClick, ...button } = props
  const select = useCallback(
    (state: KitState, config: Config) =>
      toAccountModel(state, config, namespace ?? state.network.activeNamespace),
    [namespace],
  )
  const account = useLatchkitState(select)
  const { storedAddress } = useLatchkitAccount({ namespace })
  const modal = useModalButton('account', { view: 'account', namespace })
  const isConnected = account.status !== 'disconnected'
  if (children) return isConnected ? children({ ...account, ...modal.state }) : null
  const address = isConnected ? account.address : storedAddress
  if (address === undefined) return null
  return (
    <AccountButtonView
      {...button}
      {...modal.viewProps}
      model={{
        status: isConnected ? 'connected' : 'restoring',
        address,
        ...(isConnected && { name: account.name, balance: balance === 'show' ? account.balance : undefined }),
      }}
      onClick={modal.onClick(onClick)}
    />
  )
}
