import type { OtherAccount, OtherAccountsModel } from '@latchkit/core'
import { Fragment, type ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { fill } from '../../format/fill.js'
import { getNetworkName } from '../../format/getNetworkName.js'
import { getWalletName } from '../../format/getWalletName.js'
import { shortenAddress } from '../../format/shortenAddress.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { ForwardIcon } from '../../icons/ForwardIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { NamespaceIcon } from '../../parts/mark/NamespaceIcon.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'
import type { GetActionCallback } from './GetActionCallback.js'

/** Props of {@link OtherAccounts}. */
export type OtherAccountsProps = {
  readonly others: OtherAccountsModel
  readonly on: GetActionCallback
}

/** Lists the other namespaces that are connected or can be connected. Renders nothing if there are none. */
export function OtherAccounts(props: OtherAccountsProps): ReactNode {
  const { others, on } = props
  const copy = useAccountCopy()
  const { account, namespaces } = copy
  const connectable = on('connect') ? others.connectable : []
  if (others.accounts.length + connectable.length === 0) return null
  return (
    <List label={account.others} heading>
      {others.accounts.map((other) => (
        <ListRow
          key={other.namespace}
          small
          mark={<NetworkIcon network={other.network} namespace={other.namespace} size="small" />}
          title={getNetworkName(other.network, copy)}
          detail={<Detail other={other} />}
          end={
            <>
              {!other.network.supported && <AlertIcon size={18} />}
              {on('other-account') && <ForwardIcon size={18} />}
            </>
          }
          onClick={on('other-account', other.namespace)}
        />
      ))}
      {connectable.map((namespace) => (
        <ListRow
          key={namespace}
          small
          mark={<NamespaceIcon namespace={namespace} size="small" />}
          title={fill(account.connectOther, { namespace: namespaces[namespace] })}
          end={<ForwardIcon size={18} />}
          onClick={on('connect', namespace)}
        />
      ))}
    </List>
  )
}

/** Shows the account with warnings first, because a long wallet name at the end is truncated. */
function Detail({ other }: { readonly other: OtherAccount }): ReactNode {
  const copy = useAccountCopy()
  const { account } = copy
  const { network, wallet } = other
  const address = shortenAddress(other.address)
  const details = [!network.supported && account.unsupportedNetwork, address, getWalletName(wallet, copy)]
  return details
    .filter((detail) => detail !== false)
    .map((detail, index) => (
      <Fragment key={detail}>
        {index > 0 && '\u00a0· '}
        <bdi className={detail === address ? 'other-address' : undefined}>{detail}</bdi>
      </Fragment>
    ))
}
