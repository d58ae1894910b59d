import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { CardIcon } from '../../icons/CardIcon.js'
import { QrIcon } from '../../icons/QrIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { SwitchIcon } from '../../icons/SwitchIcon.js'
import type { GetActionCallback } from './GetActionCallback.js'

const shortcuts = [
  ['buy', CardIcon],
  ['send', SendIcon],
  ['swap', SwitchIcon],
  ['receive', QrIcon],
] as const

/** The buttons for what users do most, in one row of equal columns. Renders nothing if none of it is possible. */
export function AccountShortcuts({ on }: { readonly on: GetActionCallback }): ReactNode {
  const { account } = useAccountCopy()
  const shown = shortcuts.filter(([action]) => on(action))
  if (shown.length === 0) return null
  return (
    <div className="account-shortcuts">
      {shown.map(([action, Icon]) => (
        <button key={action} type="button" className="account-shortcut" part="button" onClick={on(action)}>
          <span className="account-shortcut-icon">
            <Icon />
          </span>
          {account[action]}
        </button>
      ))}
    </div>
  )
}
