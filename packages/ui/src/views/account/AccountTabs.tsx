import type { ReactNode } from 'react'
import { useAccountCopy } from '../../copy/useAccountCopy.js'
import { Tabs } from '../../parts/tabs/Tabs.js'
import { useStyles } from '../../shadow-dom/useStyles.js'
import css from './AccountTabs.css?inline'

/** The panels of an account. */
export type AccountTab = 'tokens' | 'nfts' | 'activity'

const all: readonly AccountTab[] = ['tokens', 'nfts', 'activity']

/** Props of {@link AccountTabs}. */
export type AccountTabsProps = {
  /** The tabs that the account has. Default: all. One is not shown. */
  readonly tabs?: readonly AccountTab[] | undefined
  readonly selected: AccountTab
  readonly onSelect?: ((tab: AccountTab) => void) | undefined
  /** The panel of the selected tab, such as a `TokensPanel`. */
  readonly children: ReactNode
}

/**
 * The tabs of the tokens, the NFTs and the transactions of an account.
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
export function AccountTabs({ tabs = all, selected, onSelect, children }: AccountTabsProps): ReactNode {
  const { account } = useAccountCopy()
  useStyles(css)
  return (
    <div className="account-tabs">
      <Tabs
        label={account.panels}
        tabs={tabs.map((id) => ({ id, label: account[id].heading }))}
        selected={selected}
        onSelect={onSelect}
      >
        {children}
      </Tabs>
    </div>
  )
}
