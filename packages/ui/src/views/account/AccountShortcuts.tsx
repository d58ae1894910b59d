import type { AccountAction } from '@latchkit/core'
import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import type { GetActionCallback } from './GetActionCallback.js'

const icons = { buy: CardIcon, swap: SwitchIcon, receive: QrIcon, send: SendIcon } as const

const isShortcut = (action: AccountAction): action is keyof typeof icons => Object.hasOwn(icons, action)

type Props = {
  /** The possible actions, in the order of their buttons. */
  readonly actions: readonly AccountAction[]
  readonly on: GetActionCallback
  /** Called before a click is likely. */
  readonly onIntent: ((action: AccountAction) => void) | undefined
}

/** The buttons for what users do most, in one row of equal columns. Renders nothing if none of it is possible. */
export function AccountShortcuts({ actions, on, onIntent }: Props): ReactNode {
  const { account } = useAccountCopy()
  const shown = actions.filter(isShortcut).filter((action) => on(action))
  if (shown.length === 0) return null
  return (
    <div className="account-shortcuts">
      {shown.map((action) => {
        const Icon = icons[action]
        const prepare = () => onIntent?.(action)
        return (
          <button
            key={action}
            type="button"
            className="account-shortcut"
            part="button"
            onClick={on(action)}
            onPointerEnter={prepare}
            onPointerDown={prepare}
            onFocus={prepare}
          >
            <span className="account-shortcut-icon">
              <Icon />
            </span>
            {account[action]}
          </button>
        )
      })}
    </div>
  )
}
