import type { Connector } from '@wagmi/core'

type Listener = (uri: string | undefined) => void

/** The URIs that connectors want shown as QR codes while they connect, by connector id. */
export type DisplayUris = {
  /** Runs an attempt to connect, and keeps the URI that the connector emits until the attempt is settled. */
  readonly during: <T>(connector: Connector, attempt: () => Promise<T>) => Promise<T>
  readonly watch: (parameters: { readonly connectorId: string; readonly listener: Listener }) => () => void
}

/** Listens for wagmi's `display_uri` messages. */
export function createDisplayUris(): DisplayUris {
  const uris = new Map<string, string>()
  const watchers = new Set<() => void>()

  return {
    async during({ id, emitter }, attempt) {
      let own: string | undefined
      const onMessage = ({ type, data }: { readonly type: string; readonly data?: unknown }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return
        own = data
        uris.set(id, data)
        for (const tell of watchers) tell()
      }
      emitter.on('message', onMessage)
      try {
        return await attempt()
      } finally {
        emitter.off('message', onMessage)
        // A newer attempt may have a URI of its own.
        if (own !== undefined && uris.get(id) === own) uris.delete(id)
        for (const tell of watchers) tell()
      }
    },
    watch({ connectorId, listener }) {
      const tell = () => listener(uris.get(connectorId))
      watchers.add(tell)
      tell()
      return () => watchers.delete(tell)
    },
  }
}
