import { afterPaint } from '../browser/afterPaint.js'
import type { ColorScheme } from '../browser/colorScheme.js'
import type { StoredState } from '../config/stored.js'
import type { Latchkit } from '../engine/latchkit.js'
import { homeRoute } from '../features/shell/modal/homeRoute.js'
import { getConnectorsToRestore } from '../features/wallet/connection/getConnectorsToRestore.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter, AdapterEvent } from '../ports/Adapter.js'

/** Starts a kit: reads the storage, starts the adapters and restores the last sessions. Returns the cleanup. */
export function start(parameters: {
  readonly kit: Latchkit
  readonly adapters: ReadonlyMap<ChainNamespace, Adapter>
  readonly colorScheme: ColorScheme
  readonly stored: StoredState
}): () => void {
  const { kit, adapters, colorScheme, stored } = parameters
  const { send, newId, warn, onFact } = kit.internal
  const cleanups: (() => void)[] = []

  const followSystem = (dark: boolean) =>
    send({ feature: 'theme', event: { type: 'systemChanged', mode: dark ? 'dark' : 'light' } })
  followSystem(colorScheme.prefersDark)
  cleanups.push(colorScheme.watchPrefersDark(followSystem))

  send({ feature: 'wallets', event: { type: 'hydrated', recent: stored.recentWallets ?? [] } })
  const { chainId, chainIds } = stored
  send({ feature: 'network', event: { type: 'hydrated', chainId, chainIds } })

  // Wallets may announce themselves late, so a session is restored when its wallet appears.
  const pendingRestores = new Map<ChainNamespace, readonly string[]>()
  const reconnect = (namespace: ChainNamespace, connectorIds: readonly string[]) =>
    send({
      feature: 'connection',
      namespace,
      event: { type: 'reconnect', id: newId(), connectorIds, address: stored.addresses?.[namespace] },
    })
  cleanups.push(
    onFact((fact) => {
      if (fact.feature === 'connection' && fact.type !== 'notRestored') pendingRestores.delete(fact.namespace)
      if (fact.feature !== 'wallets') return
      const found = pendingRestores.get(fact.namespace)?.filter((id) => fact.connectorIds.includes(id)) ?? []
      if (found.length > 0) reconnect(fact.namespace, found)
    }),
  )

  // Loaded on the first connection, because it is not needed before.
  let isWatching = false
  let stopWatching: (() => void) | undefined
  cleanups.push(
    onFact(async (fact) => {
      if (isWatching || fact.feature !== 'connection' || fact.type !== 'connected') return
      isWatching = true
      try {
        await afterPaint()
        const { watchBalances } = await import('../features/assets/balance/watchBalances.js')
        if (isWatching) stopWatching = watchBalances(kit)
      } catch (error) {
        warn('The balance is not kept up to date.', error)
      }
    }),
    () => {
      isWatching = false
      stopWatching?.()
    },
  )

  for (const namespace of kit.internal.namespaces) {
    const started = startAdapter(namespace)
    // No adapter reports connectors for this namespace, so its list of wallets is empty.
    if (!started) dispatch(namespace, { type: 'connectors', connectors: [] })
    const connectorIds = started ? getConnectorsToRestore(stored, namespace) : []
    if (connectorIds.length > 0) pendingRestores.set(namespace, connectorIds)
    reconnect(namespace, connectorIds)
  }

  if (kit.config.enableEmbedded) {
    send({ feature: 'modal', event: { type: 'open', route: homeRoute(kit.getState()) } })
  }

  /** Starts an adapter. One that fails does not affect the others. */
  function startAdapter(namespace: ChainNamespace): boolean {
    const adapter = adapters.get(namespace)
    if (!adapter) return false
    try {
      cleanups.push(adapter.start((event) => dispatch(namespace, event)))
      return true
    } catch (error) {
      warn(`The ${namespace} adapter did not start.`, error)
      return false
    }
  }

  function dispatch(namespace: ChainNamespace, event: AdapterEvent): void {
    if (event.type === 'connectors') {
      send({
        feature: 'wallets',
        event: { type: 'connectorsArrived', namespace, connectors: event.connectors },
      })
    } else if (event.type === 'session') {
      send({ feature: 'connection', namespace, event: { type: 'sessionChanged', session: event.session } })
    } else {
      send({
        feature: 'connection',
        namespace,
        event: { type: 'sessionEnded', connectorId: event.connectorId },
      })
    }
  }

  return () => {
    for (const namespace of adapters.keys())
      send({ feature: 'connection', namespace, event: { type: 'cancel' } })
    for (const cleanup of cleanups.reverse()) cleanup()
  }
}
