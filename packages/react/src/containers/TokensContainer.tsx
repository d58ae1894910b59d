'use client'
import type { ChainNamespace, Config, KitState } from '@latchkit/core'
import { navigate, refreshTokens, watchTokens } from '@latchkit/core/actions'
import { canRetry } from '@latchkit/core/views/account'
import { toAvailableTokens } from '@latchkit/core/views/capabilities'
import { toTokensModel } from '@latchkit/core/views/tokens'
import { TokensPanel } from '@latchkit/ui/views/tokens'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

type TokensContainerProps = {
  readonly namespace: ChainNamespace
  /** The id of the token that was opened last. */
  readonly opened?: string | undefined
}

/** Shows the tokens of the account of a namespace, and keeps them up to date. */
export function TokensContainer({ namespace, opened }: TokensContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const model = useModel(toAvailableModel, namespace)
  const open = useCallback(
    (id: string) => {
      // Back leads to the same tab and token. Both at once, so that the account is not rendered again before.
      void navigate(kit, { route: { view: 'account', namespace, tab: 'tokens', opened: id }, replace: true })
      void navigate(kit, { route: { view: 'token-detail', namespace, id } })
    },
    [kit, namespace],
  )
  if (model.status === 'disconnected' || model.status === 'unsupported') return null
  return (
    <TokensPanel
      // The list of another chain is collapsed.
      key={'network' in model ? model.network.id : undefined}
      model={model}
      opened={opened}
      onSelect={open}
      onRetry={canRetry(kit, model) ? () => ignoreRejection(refreshTokens(kit, { namespace })) : undefined}
    />
  )
}

function toAvailableModel(state: KitState, config: Config, namespace: ChainNamespace) {
  return toAvailableTokens(toTokensModel(state, config, namespace), state, config, namespace)
}
