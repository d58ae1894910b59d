import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { findLayers } from '../../parts/list/findLayers.fixtures.js'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { AccountTabs } from '../account/AccountTabs.js'
import { fixtures as account } from '../account/AccountView.fixtures.js'
import { AccountView } from '../account/AccountView.js'
import { many as manyTokens, fixtures as tokens } from '../tokens/TokensPanel.fixtures.js'
import { TokensPanel } from '../tokens/TokensPanel.js'
import {
  empty,
  failedTransaction,
  fixtures,
  many,
  months,
  nft,
  one,
  pending,
  trade,
} from './ActivityPanel.fixtures.js'
import { ActivityPanel } from './ActivityPanel.js'
import { ActivityPlaceholder } from './ActivityPlaceholder.js'

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

const loading = <ActivityPanel model={fixtures.loading} />

function createAccount(panel: ReactElement, tab: 'tokens' | 'activity' = 'activity'): ReactElement {
  return createModal({
    model: openModelAt({ view: 'account', namespace: 'eip155' }),
    children: (
      <AccountView
        model={account.connected}
        panel={
          <AccountTabs selected={tab} onSelect={() => {}}>
            {panel}
          </AccountTabs>
        }
        actions={['disconnect']}
        onAction={() => {}}
      />
    ),
  })
}

/** Returns where the panel and what is below it are. The browser's `layout-shift` entries lack what scrolls. */
function getPlaces(): readonly string[] {
  const elements = [
    ...getShadowRoot().querySelectorAll('.tabs, .tokens-body, .account-lists > section, .account-actions'),
  ]
  return elements.map((element) => {
    const { y } = element.getBoundingClientRect()
    return `${element.className}: ${Math.round(y)}`
  })
}

test.each<[string, ReactElement, ReactElement]>([
  ['have loaded', loading, <ActivityPanel key="" model={fixtures.ready} />],
  ['have loaded, and there is one', loading, <ActivityPanel key="" model={one} />],
  ['have loaded, and there are many', loading, <ActivityPanel key="" model={many} />],
  ['have loaded, and they are of several months', loading, <ActivityPanel key="" model={months} />],
  ['have loaded, and one is pending', loading, <ActivityPanel key="" model={pending} />],
  ['have loaded, and they are trades', loading, <ActivityPanel key="" model={trade} />],
  ['have loaded, and they are of NFTs', loading, <ActivityPanel key="" model={nft} />],
  ['have loaded, and one has failed', loading, <ActivityPanel key="" model={failedTransaction} />],
  ['have loaded, and there are none', loading, <ActivityPanel key="" model={empty} />],
  ['have not loaded', loading, <ActivityPanel key="" model={fixtures.failed} />],
  [
    'are stale',
    <ActivityPanel key="" model={fixtures.ready} />,
    <ActivityPanel key="" model={fixtures.stale} />,
  ],
  ['have their code', <ActivityPlaceholder key="" status="loading" />, loading],
])('behavior: nothing moves when the transactions %s', async (_, before, after) => {
  const screen = await render(createAccount(before))
  await finishAnimations()
  const places = getPlaces()
  await screen.rerender(createAccount(after))
  await finishAnimations()
  expect(getPlaces()).toEqual(places)
})

test.each<[string, ReactElement, ReactElement]>([
  ['loading', <TokensPanel key="" model={tokens.loading} />, loading],
  ['few', <TokensPanel key="" model={tokens.ready} />, <ActivityPanel key="" model={fixtures.ready} />],
  ['many', <TokensPanel key="" model={manyTokens} />, <ActivityPanel key="" model={many} />],
])('behavior: nothing moves when the tab changes: %s', async (_, before, after) => {
  const screen = await render(createAccount(before, 'tokens'))
  await finishAnimations()
  const places = getPlaces()
  await screen.rerender(createAccount(after))
  await finishAnimations()
  expect(getPlaces()).toEqual(places)
})

test('behavior: no part of a row is painted on its own', async () => {
  await render(createAccount(<ActivityPanel model={many} onSelect={() => {}} />))
  await expect.poll(() => getShadowRoot().querySelectorAll('.tokens-body .row').length).toBeGreaterThan(3)
  expect(findLayers()).toEqual([])
})
