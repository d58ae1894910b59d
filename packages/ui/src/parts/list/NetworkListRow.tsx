import type { CaipNetworkId, NetworkRow } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { NetworkIcon } from '../mark/NetworkIcon.js'
import { Spinner } from '../status/Spinner.js'
import { Tag } from '../tag/Tag.js'
import { ListRow } from './List.js'

/** Props of {@link NetworkListRow}. */
export type NetworkListRowProps = {
  readonly network: NetworkRow
  /** Whether a testnet has a tag. Default: true. */
  readonly isTagged?: boolean | undefined
  /** The outcome of the last attempt to switch to it. */
  readonly result?: ReactNode
  /** Whether the wallet is asked to switch to it. */
  readonly isPending?: boolean | undefined
  readonly onSelect?: ((id: CaipNetworkId) => void) | undefined
}

/** A network in a list. A disabled network shows the reason below its name. */
export function NetworkListRow({
  network,
  isTagged = true,
  result,
  isPending = false,
  onSelect,
}: NetworkListRowProps): ReactNode {
  const { networks } = useCopy()
  return (
    <ListRow
      mark={<NetworkIcon network={network} namespace={network.namespace} />}
      title={network.name}
      detail={result ?? (network.disabled && networks.disabled[network.disabled])}
      end={
        <>
          {network.testnet && isTagged && <Tag>{networks.testnet}</Tag>}
          {isPending && <Spinner />}
          {network.active && (
            <span className="row-current">
              <CheckIcon />
              <span className="visually-hidden">{networks.active}</span>
            </span>
          )}
        </>
      }
      current={network.active}
      busy={isPending}
      disabled={network.disabled !== undefined || !onSelect}
      onClick={() => onSelect?.(network.id)}
    />
  )
}
