'use client'
import type { ConnectMethod, ConnectModel, KitState } from '@latchkit/core'
import {
  loginWithEmail,
  loginWithPasskey,
  loginWithSocial,
  navigate,
  selectEmailLogin,
  watchCapabilities,
} from '@latchkit/core/actions'
import {
  limitWallets,
  toConnectMethodsModel,
  toEmailLoginModel,
  toPasskeyLoginModel,
} from '@latchkit/core/views/login'
import type { ConnectViewProps } from '@latchkit/ui/views/connect'
import {
  CollapsedWallets,
  EmailLogin,
  LoginTitle,
  MoreWallets,
  PasskeyLogin,
  SocialLogin,
} from '@latchkit/ui/views/login'
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useModel } from '../hooks/useModel.js'
import { ConnectContainer, type ConnectContainerProps } from './ConnectContainer.js'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Shows the wallets to choose from, the e-mail field of the login, and the providers of accounts, in the order of the options. A namespace that
 * the login frame does not have shows its wallets only.
 */
export function LoginConnectContainer(props: ConnectContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, chainId } = props.route
  const [email, setEmail] = useState('')
  const select = useCallback((state: KitState) => toEmailLoginModel(state, email), [email])
  const login = useLatchkitState(select)
  const passkey = useLatchkitState(toPasskeyLoginModel)
  const { methods, providers, hasPasskey, isCollapsed } = useModel(toConnectMethodsModel, namespace)
  const hasLogin = methods.length > 1
  // What the server does not have is hidden. The wallets need no server.
  useEffect(() => (hasLogin ? watchCapabilities(kit) : undefined), [kit, hasLogin])
  const isChecked = useLatchkitState(isLegalChecked)
  if (!hasLogin) return <ConnectContainer {...props} />

  function addParts(model: ConnectModel): Partial<ConnectViewProps> {
    if (model.status === 'discovering') return {}
    const { termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = kit.config
    const isBlocked = legalCheckbox && !isChecked
    const hasWallets =
      model.status === 'ready' && (model.wallets.length > 0 || model.allWallets !== undefined)
    const shown = methods.filter((method) => method !== 'wallet' || hasWallets)
    const wallets = shown.indexOf('wallet')
    const limited = model.status === 'ready' && !isCollapsed ? limitWallets(model) : undefined
    const showWallets = isBlocked
      ? undefined
      : () => navigate(kit, { route: { view: 'connect-wallets', namespace, chainId } })

    function toPart(method: ConnectMethod): ReactNode {
      const index = shown.indexOf(method)
      // The wallets have no separators of their own.
      const isBefore = wallets < 0 || index <= wallets
      const or = isBefore ? (index < shown.length - 1 && index !== wallets ? 'after' : undefined) : 'before'
      if (method === 'email')
        return (
          <EmailLogin
            model={login}
            or={or}
            onEmail={(text) => {
              if (email === '') selectEmailLogin(kit)
              setEmail(text)
            }}
            // The field shows why it failed.
            onSubmit={
              isBlocked ? undefined : () => ignoreRejection(loginWithEmail(kit, { email, namespace }))
            }
          />
        )
      if (method === 'social')
        return (
          <>
            {providers.length > 0 && (
              <SocialLogin
                providers={providers}
                or={hasPasskey && or === 'after' ? undefined : or}
                // The next view shows why it failed.
                onSelect={
                  isBlocked
                    ? undefined
                    : (provider) => ignoreRejection(loginWithSocial(kit, { provider, namespace }))
                }
                onMore={
                  isBlocked
                    ? undefined
                    : () => navigate(kit, { route: { view: 'connect-socials', namespace } })
                }
              />
            )}
            {hasPasskey && (
              <PasskeyLogin
                {...passkey}
                or={providers.length > 0 && or === 'before' ? undefined : or}
                // The frame shows why it failed, or the part itself.
                onSelect={isBlocked ? undefined : () => ignoreRejection(loginWithPasskey(kit, { namespace }))}
              />
            )}
          </>
        )
      return isCollapsed && <CollapsedWallets or={or} onClick={showWallets} />
    }

    const toParts = (list: readonly ConnectMethod[]) =>
      list.map((method) => <Fragment key={method}>{toPart(method)}</Fragment>)
    return {
      // Without a wallet, the user can log in all the same.
      ...(model.status === 'empty' && {
        model: {
          status: 'ready',
          wallets: [],
          guide: false,
          termsConditionsUrl,
          privacyPolicyUrl,
          ...(legalCheckbox && { legalCheckbox: { checked: isChecked } }),
        },
      }),
      ...(model.status === 'ready' &&
        isCollapsed && { model: { ...model, wallets: [], allWallets: undefined } }),
      ...(limited && { model: limited.model }),
      before: toParts(wallets < 0 ? shown : shown.slice(0, wallets + 1)),
      after: (
        <>
          {limited?.hasMore && <MoreWallets onClick={showWallets} />}
          {wallets >= 0 && toParts(shown.slice(wallets + 1))}
        </>
      ),
    }
  }

  return (
    <>
      <LoginTitle />
      <ConnectContainer {...props} addParts={addParts} />
    </>
  )
}

function isLegalChecked({ modal }: KitState): boolean {
  return modal.status === 'open' && modal.legalChecked
}
