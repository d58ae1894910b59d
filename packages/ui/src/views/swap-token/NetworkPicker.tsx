import type { SwapTokensModel } from '@latchkit/core'
import { type ReactNode, useId } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { NetworkIcon } from '../../parts/mark/NetworkIcon.js'

type NetworkPickerProps = {
  readonly model: Exclude<SwapTokensModel, { status: 'disconnected' }>
  readonly onNetwork: ((id: string) => void) | undefined
}

/** The networks whose tokens can be shown. Nothing if there is only one. */
export function NetworkPicker({ model, onNetwork }: NetworkPickerProps): ReactNode {
  const { network, networks } = model
  const { tokens } = useAccountCopy().swap
  const id = useId()
  if (networks.length === 0) return null
  return (
    <div className="swap-networks">
      <NetworkIcon network={network} namespace="eip155" size="small" />
      <label htmlFor={id}>{tokens.network}</label>
      <select
        id={id}
        value={network.id}
        disabled={!onNetwork}
        onChange={(event) => onNetwork?.(event.currentTarget.value)}
      >
        {networks.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
    </div>
  )
}
