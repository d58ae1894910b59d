import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { SealIcon } from '../../icons/SealIcon.js'
import { useTitle } from '../../parts/header/TitleContext.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ApproveTransactionView.css?inline'

/** Props of {@link ApproveTransactionView}. */
export type ApproveTransactionViewProps = {
  /** The frame shows the settings of the wallet. Default: it asks for an approval. */
  readonly isSettings?: boolean | undefined
}

/**
 * The space below the login frame, in which the user approves a request, or changes the settings of the wallet. The frame covers it; until then it says what to do.
 *
 * @example
 * ```tsx
 * import { ApproveTransactionView } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = () => <ApproveTransactionView />
 * ```
 */
export function ApproveTransactionView({ isSettings = false }: ApproveTransactionViewProps): ReactNode {
  const { login } = useAccountCopy()
  useTitle(isSettings ? login.settings : undefined)
  useStyles(css)
  return (
    <div className="approve-space">
      <Status
        figure={
          <Ring state="running" shape="round">
            <SealIcon size={32} />
          </Ring>
        }
        {...(isSettings ? login.openSettings : login.approve)}
      />
    </div>
  )
}
