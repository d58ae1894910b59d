import type { SwapTokensModel } from '@latchkit/core'
import { type ReactNode, useId, useState } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { DownIcon } from '../../icons/DownIcon.js'
import { List, ListRow } from '../../parts/list/List.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'

type NetworkPickerProps = {
  readonly model: Exclude<SwapTokensModel, { status: 'disconnected' }>
  readonly onNetwork: ((id: string) => void) | undefined
}

/** The network whose tokens are shown, which unfolds to those that can be chosen. Nothing if there is only one. */
export function NetworkPicker({ model, onNetwork }: NetworkPickerProps): ReactNode {
  const { network, networks } = model
  const { tokens } = useAccountCopy().swap
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  if (networks.length === 0) return null
  return (
    <div className="swap-networks">
      <button
        type="button"
        className="swap-network"
        disabled={!onNetwork}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <NetworkIcon network={network} namespace={network.namespace} size="small" />
        <span className="visually-hidden">{tokens.network}:</span>
        <bdi>{network.name}</bdi>
        <span className="row-chevron" data-expanded={isOpen || undefined}>
          <DownIcon size={16} />
        </span>
      </button>
      <div id={listId} hidden={!isOpen}>
        {isOpen && (
          <List label={tokens.network}>
            {networks.map((one) => (
              <ListRow
                key={one.id}
                small
                mark={<NetworkIcon network={one} namespace={one.namespace} size="small" />}
                title={one.name}
                current={one.id === network.id}
                end={
                  one.id === network.id && (
                    <span className="row-current">
                      <CheckIcon size={18} />
                    </span>
                  )
                }
                onClick={
                  onNetwork &&
                  (() => {
                    setIsOpen(false)
                    if (one.id !== network.id) onNetwork(one.id)
                  })
                }
              />
            ))}
          </List>
        )}
      </div>
    </div>
  )
}
