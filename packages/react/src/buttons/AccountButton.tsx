'use client'
import type { AccountModel, ChainNamespace, Config, KitState } from '@latchkit/core'
import { toAccountModel } from '@latchkit/core/views'
import { AccountButtonView, type AccountButtonViewProps } from '@latchkit/ui/buttons'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { type ModalButtonState, useModalButton } from './useModalButton.js'

/** What the render prop of {@link AccountButton} is given: the account with its balance, and the modal. */
export type AccountButtonState = Exclude<AccountModel, { status: 'disconnected' }> & ModalButtonState

/** What {@link AccountButton} takes: what a `<button>` takes, and these. */
export type AccountButtonProps = Omit<
  AccountButtonViewProps,
  'model' | 'copy' | 'theme' | 'variables' | 'onIntent'
> & {
  /** Whose account. Default the namespace on view. */
  readonly namespace?: ChainNamespace | undefined
  /** Whether the balance stands beside the account. Default `show`. */
  readonly balance?: 'show' | 'hide' | undefined
  /** In place of our button: any element of yours. */
  readonly children?: ((state: AccountButtonState) => ReactNode) | undefined
}

/**
 * Shows the connected account, and opens the modal at it. Nothing while nobody is connected.
 *
 * @example
 * ```tsx
 * import { AccountButton } from '@latchkit/react'
 *
 * export const Ours = () => <AccountButton balance="hide" />
 *
 * export const Yours = () => (
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
  const modal = useModalButton('account', { view: 'account', namespace })
  if (account.status === 'disconnected') return null
  if (children) return children({ ...account, ...modal.state })
  const { address, name } = account
  return (
    <AccountButtonView
      {...button}
      {...modal.viewProps}
      model={{
        status: 'connected',
        address,
        name,
        balance: balance === 'show' ? account.balance : undefined,
      }}
      onClick={modal.onClick(onClick)}
    />
  )
}
