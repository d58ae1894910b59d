import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { Effects } from '../../../engine/machine.js'
import type { KitState, Policy } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Session } from '../../../ports/Adapter.js'
import { createTransition, initialState } from './machine.js'
import type { AnyList, ListDefinition, ListEffect, ListEvent, Merge, ReadContext, ReadPage } from './types.js'

/** Creates the feature of a list, which the actions that show it install. */
export function createListFeature<List extends AnyList, Page>(
  definition: Pick<ListDefinition<List>, 'name' | 'select' | 'toError' | 'cleanName'>,
  code: { readonly read: ReadPage<Page>; readonly merge: Merge<List, Page>; readonly policy?: Policy },
): Feature {
  return defineFeature({
    name: definition.name,
    perNamespace: true,
    initialState,
    transition: createTransition(code.merge),
    effects: createEffects(definition, code.read),
    policy: { ...createPolicy(definition), ...code.policy },
  })
}

/** Creates the effects of a list, which read its pages. */
export function createEffects<Page>(
  { toError, cleanName }: Pick<ListDefinition<AnyList>, 'toError' | 'cleanName'>,
  readPage: ReadPage<Page>,
): Effects<ListEffect, ListEvent<Page>, Omit<ReadContext, 'cleanName'>> {
  return {
    async fetch({ of, cursor, force, restart }, { signal, ...context }) {
      const { clock, config } = context
      const page = { ...(cursor !== undefined && { cursor }) }
      const read = { of, ...page, ...(restart && { restart }) }
      try {
        const found = await readPage(
          { ...context, cleanName },
          { ...of, ...page, ...(force && { force }), signal },
        )
        return { type: 'loaded', ...read, page: found, at: clock.now() }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const error = toError({ network: config.networkOf(of.chainId)?.name ?? of.chainId, cause })
        return { type: 'loadFailed', ...read, error, at: clock.now() }
      }
    },
  }
}

/** Creates the policy of a list, which clears it when its session ends, or its account or chain changes. */
function createPolicy({ name, select }: Pick<ListDefinition<AnyList>, 'name' | 'select'>): Policy {
  const clearOthers = (namespace: ChainNamespace, session: Session | undefined, state: KitState) => {
    const current = select(state)?.[namespace]
    if (!current || current.status === 'idle') return []
    const { address, chainId } = current.of
    if (session?.accounts[0].address === address && session.chainId === chainId) return []
    return [{ feature: name, namespace, event: { type: 'reset' } } as const]
  }
  return {
    connection: {
      connected: ({ namespace, session }, state) => clearOthers(namespace, session, state),
      sessionChanged: ({ namespace, session }, state) => clearOthers(namespace, session, state),
      disconnected: ({ namespace }, state) => clearOthers(namespace, undefined, state),
    },
  }
}
