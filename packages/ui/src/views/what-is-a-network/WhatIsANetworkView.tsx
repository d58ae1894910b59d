import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { ExternalIcon } from '../../icons/ExternalIcon.js'
import { NodesIcon } from '../../icons/NodesIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Panes } from '../../parts/panes/Panes.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './WhatIsANetworkView.css?inline'

/**
 * Explains what a network is, with a link to documentation.
 *
 * @example
 * ```tsx
 * import { WhatIsANetworkView } from '@latchkit/ui/views/what-is-a-network'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = () => <WhatIsANetworkView />
 * ```
 */
export function WhatIsANetworkView(): ReactNode {
  const { whatIsANetwork } = useCopy()
  useStyles(css)
  return (
    <>
      <Panes
        panes={whatIsANetwork.panes}
        icons={[<NodesIcon key="nodes" size={24} />, <SwitchIcon key="switch" size={24} />]}
      />
      <Button icon={<ExternalIcon />} href={whatIsANetwork.learnMoreUrl}>
        {whatIsANetwork.learnMore}
      </Button>
    </>
  )
}
