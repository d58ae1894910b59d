import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { ListRow } from '../list/List.js'
import { NetworkIcon, type NetworkIconProps } from '../mark/NetworkIcon.js'

/** The row with the network in the list of a detail view. */
export function NetworkRow({
  network,
  namespace,
}: Pick<NetworkIconProps, 'network' | 'namespace'>): ReactNode {
  const { account } = useAccountCopy()
  return (
    <ListRow
      small
      title={account.network}
      end={
        <>
          <bdi>{network.name}</bdi>
          <NetworkIcon network={network} namespace={namespace} size="small" />
        </>
      }
    />
  )
}
