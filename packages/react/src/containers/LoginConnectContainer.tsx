'use client'
import type { ConnectModel, KitState } from '@latchkit/core'
import { loginWithEmail } from '@latchkit/core/actions'
import { toEmailLoginModel } from '@latchkit/core/views/login'
import type { ConnectViewProps } from '@latchkit/ui/views/connect'
import { EmailLogin } from '@latchkit/ui/views/login'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ConnectContainer, type ConnectContainerProps } from './ConnectContainer.js'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Shows the wallets to choose from, and the e-mail field of the login: after the wallets if one is installed, else before them. A
 * namespace that the login frame does not have shows its wallets only.
 */
export function LoginConnectContainer(props: ConnectContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = props.route
  const [email, setEmail] = useState('')
  const select = useCallback((state: KitState) => toEmailLoginModel(state, email), [email])
  const selectConnectors = useCallback(
    ({ wallets: { connectors }, modal }: KitState) => {
      const types = (namespace ? [namespace] : kit.internal.namespaces).flatMap(
        (one) => connectors[one]?.map(({ type }) => type) ?? [],
      )
      const hasInstalled = types.some((type) => type === 'announced' || type === 'injected')
      const isChecked = modal.status === 'open' && modal.legalChecked
      return { hasLogin: types.includes('auth'), hasInstalled, isChecked }
    },
    [kit, namespace],
  )
  const login = useLatchkitState(select)
  const { hasLogin, hasInstalled, isChecked } = useLatchkitState(selectConnectors)
  if (!hasLogin) return <ConnectContainer {...props} />

  function addParts(model: ConnectModel): Partial<ConnectViewProps> {
    if (model.status === 'discovering') return {}
    const { termsConditionsUrl, privacyPolicyUrl, legalCheckbox } = kit.config
    const hasWallets =
      model.status === 'ready' && (model.wallets.length > 0 || model.allWallets !== undefined)
    const isAfter = hasWallets && hasInstalled
    const part = (
      <EmailLogin
        model={login}
        wallets={hasWallets ? (isAfter ? 'before' : 'after') : undefined}
        onEmail={setEmail}
        onSubmit={
          legalCheckbox && !isChecked
            ? undefined
            : // The field shows why it failed.
              () => ignoreRejection(loginWithEmail(kit, { email, namespace }))
        }
      />
    )
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
      [isAfter ? 'after' : 'before']: part,
    }
  }

  return <ConnectContainer {...props} addParts={addParts} />
}
