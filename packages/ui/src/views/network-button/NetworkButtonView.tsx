import type { NetworkButtonModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { HostButton, type HostButtonProps } from '../../parts/host-button/HostButton.js'
import { HostSpinner } from '../../parts/host-button/HostSpinner.js'

/** Props of {@link NetworkButtonView}, in addition to the props of a `<button>`. */
export type NetworkButtonViewProps = HostButtonProps & {
  readonly model: NetworkButtonModel
  readonly copy: ButtonCopy
}

/**
 * A button that shows the current network and opens the list of networks.
 *
 * @example
 * ```tsx
 * import { NetworkButtonView } from '@latchkit/ui/buttons'
 * import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
 *
 * export const Network = ({ open }: { open: () => void }) => (
 *   <NetworkButtonView model={{ status: 'none' }} copy={buttonsEn} onClick={open} />
 * )
 * ```
 */
export function NetworkButtonView({ model, copy, ...button }: NetworkButtonViewProps): ReactNode {
  if (model.status === 'none' || model.status === 'unsupported') {
    const unsupported = model.status === 'unsupported'
    return (
      <HostButton {...button} kind="network" status={model.status}>
        {unsupported ? <AlertIcon size={18} /> : <NodesIcon size={18} />}
        <b>{unsupported ? copy.switchNetwork : copy.selectNetwork}</b>
      </HostButton>
    )
  }
  const { name, image } = model.network
  const source = sanitizeImage(image)
  const switching = model.status === 'switching'
  return (
    <HostButton
      aria-label={fill(copy.network, { network: name })}
      {...button}
      kind="network"
      status={model.status}
      aria-busy={switching || undefined}
    >
      {switching ? (
        <HostSpinner />
      ) : source ? (
        <img src={source} alt="" width="20" height="20" referrerPolicy="no-referrer" />
      ) : (
        <NodesIcon size={18} />
      )}
      <b>{name}</b>
    </HostButton>
  )
}
