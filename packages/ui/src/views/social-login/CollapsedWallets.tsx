import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { LoginPart, type LoginPartProps } from '../email-login/LoginPart.js'

/** Props of {@link CollapsedWallets}. */
export type CollapsedWalletsProps = Pick<LoginPartProps, 'or'> & {
  readonly onClick?: (() => void) | undefined
}

/**
 * The part of the Connect view that shows the wallets in another view.
 *
 * @example
 * ```tsx
 * import { CollapsedWallets } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = ({ show }: { show: () => void }) => <CollapsedWallets onClick={show} />
 * ```
 */
export function CollapsedWallets({ or, onClick }: CollapsedWalletsProps): ReactNode {
  return (
    <LoginPart or={or}>
      <Button icon={<PurseIcon />} onClick={onClick}>
        {useAccountCopy().login.social.wallets}
      </Button>
    </LoginPart>
  )
}
