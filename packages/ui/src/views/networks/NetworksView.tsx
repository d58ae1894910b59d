import type { CaipNetworkId, NetworksModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { useStyles } from '../../isolate/useStyles.js'
import { List } from '../../parts/list/List.js'
import { NetworkListRow } from '../../parts/list/NetworkListRow.js'
import { Search } from '../../parts/search/Search.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import css from './NetworksView.css?inline'

/** Props of {@link NetworksView}. */
export type NetworksViewProps = {
  readonly model: NetworksModel
  /** Called on each change of the search text. Absent: no search field. */
  readonly onSearch?: ((query: string) => void) | undefined
  readonly onSelectNetwork?: ((id: CaipNetworkId) => void) | undefined
}

/**
 * Lists the configured networks, grouped by namespace.
 *
 * @example
 * ```tsx
 * import type { NetworksModel } from '@latchkit/core'
 * import { NetworksView } from '@latchkit/ui/views/networks'
 *
 * type Props = { model: NetworksModel; search: (query: string) => void }
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ model, search }: Props) => <NetworksView model={model} onSearch={search} />
 * ```
 */
export function NetworksView({ model, onSearch, onSelectNetwork }: NetworksViewProps): ReactNode {
  const { networks, namespaces } = useCopy()
  useStyles(css)
  return (
    <>
      {onSearch && (
        <Search label={networks.search} clearLabel={networks.clear} query={model.query} onSearch={onSearch} />
      )}
      {model.status === 'no-match' ? (
        <Status
          figure={
            <Figure>
              <SearchIcon size={32} />
            </Figure>
          }
          title={networks.noMatch.title}
          text={fill(networks.noMatch.text, { query: model.query })}
        />
      ) : (
        <div className="lists networks">
          {model.groups.map((group) => (
            <List key={group.namespace} label={namespaces[group.namespace]} heading={model.groups.length > 1}>
              {group.networks.map((network) => (
                <NetworkListRow key={network.id} network={network} onSelect={onSelectNetwork} />
              ))}
            </List>
          ))}
        </div>
      )}
    </>
  )
}
