import type { CreateConnectorFn } from '@wagmi/core'

/**
 * A connector that connects by itself only to come back. wagmi's do so whenever their wallet opens itself to the page:
 * with two kits on it, the one would follow the other.
 *
 * @param returning The ids of the connectors that the kit was connected with, and has not asked to leave.
 */
export function onlyReturning(create: CreateConnectorFn, returning: ReadonlySet<string>): CreateConnectorFn {
  return (config) => {
    const connector = create(config)
    const { onConnect } = connector
    return {
      ...connector,
      onConnect(info) {
        // wagmi's connectors speak of themselves as `this`.
        if (returning.has(connector.id)) onConnect?.call(this, info)
      },
    }
  }
}
