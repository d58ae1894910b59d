import type { ReactNode } from 'react'
import { useCopy } from '../../copy/CopyContext.js'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { PurseIcon } from '../../icons/PurseIcon.js'
import { Button } from '../../parts/button/Button.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './SocialLogin.css?inline'

/** Props of {@link MoreWallets}. */
export type MoreWalletsProps = {
  readonly onClick?: (() => void) | undefined
}

/**
 * Follows the first installed wallets in a Connect view with a login: shows the other wallets in another view.
 *
 * @example
 * ```tsx
 * import { MoreWallets } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = ({ show }: { show: () => void }) => <MoreWallets onClick={show} />
 * ```
 */
export function MoreWallets({ onClick }: MoreWalletsProps): ReactNode {
  useStyles(css)
  return (
    <div className="more-wallets">
      <Button icon={<PurseIcon />} onClick={onClick}>
        {useCopy().connect.more}
      </Button>
    </div>
  )
}

/**
 * Sets the title of a Connect view with a login, in which users without a wallet are at the right place. It renders nothing.
 *
 * @example
 * ```tsx
 * import { LoginTitle } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const Part = () => <LoginTitle />
 * ```
 */
export function LoginTitle(): ReactNode {
  useTitle(useAccountCopy().login.title)
  return null
}
