import type { NetworkButtonModel } from '@latchkit/core'
import type { ReactNode } from 'react'
import type { ButtonCopy } from '../../copy/Copy.js'
import { fill } from '../../format/fill.js'
import { sanitizeImage } from '../../format/sanitizeImage.js'
import { AlertIcon } from '../../icons/AlertIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { PageButton, type PageButtonProps } from '../../parts/page-button/PageButton.js'
import { PageNetworkIcon } from '../../parts/page-button/PageNetworkIcon.js'
import { PageSpinner } from '../../parts/page-button/PageSpinner.js'

/** Props of {@link NetworkButtonView}, in addition to the props of a `<button>`. */
export type NetworkButtonViewProps = PageButtonProps & {
  readonly model: NetworkButtonModel
  readonly copy: ButtonCopy
}

/**
 * A button that shows the current network and opens the list of networks. Without an image from the app, a well-known network has
 * its built-in icon, which is loaded after hydration.
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
      <PageButton {...button} kind="network" status={model.status}>
        {unsupported ? <AlertIcon size={18} /> : <NodesIcon size={18} />}
        <b>{unsupported ? copy.switchNetwork : copy.selectNetwork}</b>
      </PageButton>
    )
  }
  const { id, name, image } = model.network
  const source = sanitizeImage(image)
  const switching = model.status === 'switching'
  return (
    <PageButton
      aria-label={fill(copy.network, { network: name })}
      {...button}
      kind="network"
      status={model.status}
      aria-busy={switching || undefined}
    >
      {switching ? (
        <PageSpinner size={20} />
      ) : source ? (
        <img src={source} alt="" width="20" height="20" referrerPolicy="no-referrer" />
      ) : (
        <PageNetworkIcon id={id} />
      )}
      <b>{name}</b>
    </PageButton>
  )
}
