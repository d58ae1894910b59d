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
import { fixtures as account } from '../account/AccountView.fixtures.js'
import { AccountView } from '../account/AccountView.js'
import { empty, fixtures, many, one } from './TokensPanel.fixtures.js'
import { TokensPanel } from './TokensPanel.js'
import { TokensPlaceholder } from './TokensPlaceholder.js'

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

const loading = <TokensPanel model={fixtures.loading} />

function createAccount(panel: ReactElement): ReactElement {
  return createModal({
    model: openModelAt({ view: 'account', namespace: 'eip155' }),
    children: (
      <AccountView model={account.connected} panel={panel} actions={['disconnect']} onAction={() => {}} />
    ),
  })
}

/** Returns where the tokens and what is below them are. The browser's `layout-shift` entries lack what scrolls. */
function getPlaces(): readonly string[] {
  const elements = [
    ...getShadowRoot().querySelectorAll('.tokens, .tokens-body, .account-lists > section, .account-actions'),
  ]
  return elements.map((element) => {
    const { y } = element.getBoundingClientRect()
    return `${element.className}: ${Math.round(y)}`
  })
}

test.each<[string, ReactElement, ReactElement]>([
  ['have loaded', loading, <TokensPanel key="" model={fixtures.ready} />],
  ['have loaded, and there is one', loading, <TokensPanel key="" model={one} />],
  ['have loaded, and there are many', loading, <TokensPanel key="" model={many} />],
  ['have loaded, and there are none', loading, <TokensPanel key="" model={empty} />],
  ['have not loaded', loading, <TokensPanel key="" model={fixtures.failed} />],
  ['are stale', <TokensPanel key="" model={fixtures.ready} />, <TokensPanel key="" model={fixtures.stale} />],
  ['have their code', <TokensPlaceholder key="" status="loading" />, loading],
])('behavior: nothing moves when the tokens %s', async (_, before, after) => {
  const screen = await render(createAccount(before))
  await finishAnimations()
  const places = getPlaces()
  await screen.rerender(createAccount(after))
  await finishAnimations()
  expect(getPlaces()).toEqual(places)
})

test('behavior: no part of a row is painted on its own', async () => {
  await render(createAccount(<TokensPanel model={many} onSelect={() => {}} />))
  await expect.poll(() => getShadowRoot().querySelectorAll('.tokens-body .row').length).toBeGreaterThan(3)
  expect(findLayers()).toEqual([])
})
