import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { TagIcon } from '../../icons/TagIcon.js'
import { Button } from '../../parts/button/Button.js'
import { Figure } from '../../parts/status/Figure.js'
import { Status } from '../../parts/status/Status.js'

/** Props of {@link ChooseAccountNameView}. */
export type ChooseAccountNameViewProps = {
  /** Shows the form. */
  readonly onChoose?: (() => void) | undefined
}

/**
 * Shows what a name is good for.
 *
 * @example
 * ```tsx
 * import { ChooseAccountNameView } from '@latchkit/ui/views/names'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export const View = ({ choose }: { choose: () => void }) => <ChooseAccountNameView onChoose={choose} />
 * ```
 */
export function ChooseAccountNameView({ onChoose }: ChooseAccountNameViewProps): ReactNode {
  const { choose } = useAccountCopy().names
  return (
    <Status
      figure={
        <Figure>
          <TagIcon size={32} />
        </Figure>
      }
      title={choose.title}
      text={choose.text}
    >
      <Button variant="primary" onClick={onChoose}>
        {choose.action}
      </Button>
    </Status>
  )
}
