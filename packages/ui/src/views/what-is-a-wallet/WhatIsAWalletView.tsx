import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { CoinsIcon } from '../../icons/CoinsIcon.js'
import { DoorIcon } from '../../icons/DoorIcon.js'
import { KeyIcon } from '../../icons/KeyIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Panes } from '../../parts/panes/Panes.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './WhatIsAWalletView.css?inline'

/** Props of {@link WhatIsAWalletView}. */
export type WhatIsAWalletViewProps = { readonly onGetWallet?: (() => void) | undefined }

/**
 * Explains what a wallet is.
 *
 * @example
 * ```tsx
 * import { WhatIsAWalletView } from '@latchkit/ui/views/what-is-a-wallet'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ get }: { get: () => void }) => <WhatIsAWalletView onGetWallet={get} />
 * ```
 */
export function WhatIsAWalletView({ onGetWallet }: WhatIsAWalletViewProps): ReactNode {
  const { whatIsAWallet } = useCopy()
  useStyles(css)
  return (
    <>
      <Panes
        panes={whatIsAWallet.panes}
        icons={[
          <KeyIcon key="key" size={24} />,
          <CoinsIcon key="coins" size={24} />,
          <DoorIcon key="door" size={24} />,
        ]}
      />
      {onGetWallet && (
        <Button variant="primary" onClick={onGetWallet}>
          {whatIsAWallet.getWallet}
        </Button>
      )}
    </>
  )
}
