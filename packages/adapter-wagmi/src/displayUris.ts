import type { Connector } from '@wagmi/core'

type Listener = (uri: string | undefined) => void

/** URIs that connectors emit to be shown as QR codes while connecting, by connector id. */
export type DisplayUris = {
  /** Runs a connection attempt and keeps the URI that the connector emits until the attempt settles. */
  readonly trackAttempt: <T>(connector: Connector, attempt: () => Promise<T>) => Promise<T>
  readonly watch: (parameters: { readonly connectorId: string; readonly listener: Listener }) => () => void
}

/** Creates a store of URIs received through wagmi's `display_uri` messages. */
export function createDisplayUris(): DisplayUris {
  const uris = new Map<string, string>()
  const watchers = new Set<() => void>()

  return {
    async trackAttempt({ id, emitter }, attempt) {
      let ownUri: string | undefined
      const onMessage = ({ type, data }: { readonly type: string; readonly data?: unknown }) => {
        if (type !== 'display_uri' || typeof data !== 'string') return
        ownUri = data
        uris.set(id, data)
        for (const notify of watchers) notify()
      }
      emitter.on('message', onMessage)
      try {
        return await attempt()
      } finally {
        emitter.off('message', onMessage)
        // A newer attempt may have set another URI.
        if (ownUri !== undefined && uris.get(id) === ownUri) uris.delete(id)
        for (const notify of watchers) notify()
      }
    },
    watch({ connectorId, listener }) {
      const notify = () => listener(uris.get(connectorId))
      watchers.add(notify)
      notify()
      return () => watchers.delete(notify)
    },
  }
}
