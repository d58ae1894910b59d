import type { CaipNetworkId, NetworksModel } from '@latchkit/core'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { fill } from '../../format/fill.js'
import { SearchIcon } from '../../icons/SearchIcon.js'
import { List } from '../../parts/list/List.js'
import { NetworkListRow } from '../../parts/list/NetworkListRow.js'
import { Search } from '../../parts/search/Search.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './NetworksView.css?inline'
import { scrollToCurrentRow } from './scrollToCurrentRow.js'

/** Props of {@link NetworksView}. */
export type NetworksViewProps = {
  readonly model: NetworksModel
  /** Called on each change of the search text. Absent: no search field. */
  readonly onSearch?: ((query: string) => void) | undefined
  readonly onSelectNetwork?: ((id: CaipNetworkId) => void) | undefined
}

/**
 * Lists the configured networks, grouped by namespace. Testnets of all namespaces come last, in a group of their own. The current
 * network is visible when the view opens.
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
  const lists = useRef<HTMLDivElement>(null)
  useStyles(css)
  useLayoutEffect(() => {
    // A microtask, because the modal resets the scroll position at the end of this commit.
    queueMicrotask(() => lists.current && scrollToCurrentRow(lists.current))
  }, [])
  return (
    <>
      {onSearch && model.canSearch && (
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
        <div className="lists networks" ref={lists}>
          {model.groups.map((group) => (
            <List key={group.namespace} label={namespaces[group.namespace]} heading={model.groups.length > 1}>
              {group.networks.map((network) => (
                <NetworkListRow key={network.id} network={network} onSelect={onSelectNetwork} />
              ))}
            </List>
          ))}
          {model.testnets.length > 0 && (
            <List label={networks.testnets} heading>
              {model.testnets.map((network) => (
                <NetworkListRow
                  key={network.id}
                  network={network}
                  isTagged={false}
                  onSelect={onSelectNetwork}
                />
              ))}
            </List>
          )}
        </div>
      )}
    </>
  )
}
