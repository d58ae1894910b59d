import type { CreateConnectorFn } from '@wagmi/core'

/**
 * Wraps a connector so that it connects by itself only when the session is restorable. wagmi's connectors connect
 * whenever their wallet authorizes the site, so a second kit on the page would connect too.
 *
 * @param restorableIds The ids of the connectors that the kit connected and has not disconnected.
 */
export function ignoreUnsolicitedConnect(
  create: CreateConnectorFn,
  restorableIds: ReadonlySet<string>,
): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    const { onConnect } = connector
    return {
      ...connector,
      onConnect(info) {
        // wagmi's connectors rely on `this`.
        if (restorableIds.has(connector.id)) onConnect?.call(this, info)
      },
    }
  }
}
