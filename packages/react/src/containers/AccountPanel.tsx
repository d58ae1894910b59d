'use client'
import type { AccountList, Route } from '@latchkit/core'
import {
  type AccountTab,
  AccountTabs,
  ActivityPlaceholder,
  NftsPlaceholder,
  TokensPlaceholder,
} from '@latchkit/ui/views/account'
import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { createLazy, Lazy } from '../lazy/createLazy.js'
import type { PanelProps } from './PanelProps.js'

const placeholders = { tokens: TokensPlaceholder, nfts: NftsPlaceholder, activity: ActivityPlaceholder }

/** The code of the tabs. */
export type AccountChunks = Readonly<Record<AccountTab, Lazy<ComponentType<PanelProps>>>>

/** Loads the panels of all tabs, which are one chunk. */
export type LoadPanels = () => Promise<Readonly<Record<AccountTab, ComponentType<PanelProps>>>>

/** Creates the code of the tabs, which loads before the first tab is shown, or with it: most apps have no `dataApi`. */
export function createAccountChunks(create: typeof createLazy, loadPanels: LoadPanels): AccountChunks {
  const load = (tab: AccountTab) => create(async () => (await loadPanels())[tab])
  return { tokens: load('tokens'), nfts: load('nfts'), activity: load('activity') }
}

/** Shows what the account of a namespace owns and what it did. */
export function AccountPanel({
  route: { namespace, tab = 'tokens', opened: last },
  lists,
  chunks,
}: {
  readonly route: Extract<Route, { view: 'account' }>
  readonly lists: readonly AccountList[]
  readonly chunks: AccountChunks
}): ReactNode {
  const [selected, setSelected] = useState(tab)
  const [opened, setOpened] = useState(last)
  const shown = lists.includes(selected) ? selected : 'tokens'
  return (
    <AccountTabs
      tabs={lists}
      selected={shown}
      onSelect={(next) => {
        setSelected(next)
        setOpened(undefined)
      }}
    >
      <LazyPanel
        key={shown}
        namespace={namespace}
        opened={opened}
        chunk={chunks[shown]}
        Placeholder={placeholders[shown]}
      />
    </AccountTabs>
  )
}

/** Shows a panel, or a placeholder of the same size until its code is loaded. */
function LazyPanel({
  namespace,
  opened,
  chunk,
  Placeholder,
}: PanelProps & {
  readonly chunk: Lazy<ComponentType<PanelProps>>
  readonly Placeholder: ComponentType<{ status: 'loading' | 'failed'; onRetry?: (() => void) | undefined }>
}): ReactNode {
  useEffect(() => chunk.load(), [chunk])
  // As `useLazy` does, which is a module of the start.
  const state = useSyncExternalStore(chunk.subscribe, chunk.get, chunk.get)
  if (state.status !== 'ready') {
    const isFailed = state.status === 'failed'
    return (
      <Placeholder status={isFailed ? 'failed' : 'loading'} onRetry={isFailed ? chunk.load : undefined} />
    )
  }
  const Panel = state.value
  return <Panel namespace={namespace} opened={opened} />
}
