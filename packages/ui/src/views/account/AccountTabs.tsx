import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './AccountTabs.css?inline'

/** The panels of an account. */
export type AccountTab = 'tokens' | 'activity'

/** Props of {@link AccountTabs}. */
export type AccountTabsProps = {
  readonly selected: AccountTab
  readonly onSelect?: ((tab: AccountTab) => void) | undefined
  /** The panel of the selected tab, such as a `TokensPanel`. */
  readonly children: ReactNode
}

/**
 * The tabs of the tokens and the transactions of an account.
 *
 * @example
 * ```tsx
 * import { type AccountTab, AccountTabs } from '@latchkit/ui/views/account'
 * import { type ReactNode, useState } from 'react'
 *
 * // Inside the Modal of '@latchkit/ui/modal'.
 * export function Panels({ panels }: { panels: Record<AccountTab, ReactNode> }) {
 *   const [tab, setTab] = useState<AccountTab>('tokens')
 *   return <AccountTabs selected={tab} onSelect={setTab}>{panels[tab]}</AccountTabs>
 * }
 * ```
 */
export function AccountTabs({ selected, onSelect, children }: AccountTabsProps): ReactNode {
  const { panels, tokens, activity } = useAccountCopy().account
  useStyles(css)
  return (
    <div className="account-tabs">
      <Tabs
        label={panels}
        tabs={[
          { id: 'tokens', label: tokens.heading },
          { id: 'activity', label: activity.heading },
        ]}
        selected={selected}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </div>
  )
}
