import type { ChainChoice, ChainNamespace } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fillCount } from '../../format/fillCount.js'
import { ListRow } from '../../parts/list/List.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import { Tag } from '../../parts/tag/Tag.js'

/** Props of {@link ChainRow}. */
export type ChainRowProps = {
  readonly chain: ChainChoice
  readonly onSelect?: ((namespace: ChainNamespace) => void) | undefined
}

/** A row that connects a wallet in a namespace. Shows the initial network, and whether the wallet is connected. */
export function ChainRow({ chain, onSelect }: ChainRowProps): ReactNode {
  const { lang, connectingMultiChain, namespaces } = useCopy()
  const { namespace, network, networkCount, connected } = chain
  const title = namespaces[namespace]
  const detail =
    networkCount > 1
      ? fillCount(connectingMultiChain.networks, networkCount - 1, lang, { network: network.name })
      : network.name
  return (
    <ListRow
      mark={<NetworkIcon network={network} namespace={namespace} />}
      title={title}
      detail={detail !== title && detail}
      end={connected && <Tag tone="accent">{connectingMultiChain.connected}</Tag>}
      disabled={!onSelect}
      onClick={() => onSelect?.(namespace)}
    />
  )
}
