import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { SealIcon } from '../../icons/SealIcon.js'
import { Ring } from '../../parts/status/Ring.js'
import { Status } from '../../parts/status/Status.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './ApproveTransactionView.css?inline'

/**
 * The space below the login frame, in which the user approves a request. The frame covers it; until then it says what to do.
 *
 * @example
 * ```tsx
 * import { ApproveTransactionView } from '@latchkit/ui/views/login'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = () => <ApproveTransactionView />
 * ```
 */
export function ApproveTransactionView(): ReactNode {
  const { login } = useAccountCopy()
  useStyles(css)
  return (
    <div className="approve-space">
      <Status
        figure={
          <Ring state="running" shape="round">
            <SealIcon size={32} />
          </Ring>
        }
        {...login.approve}
      />
    </div>
  )
}
