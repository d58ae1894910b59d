import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { AccountTabs } from '../account/AccountTabs.js'
import { fixtures as account } from '../account/AccountView.fixtures.js'
import { AccountView } from '../account/AccountView.js'
import { empty, fixtures, hostile, many, one, retrying, six } from './NftsPanel.fixtures.js'
import { NftsPanel, type NftsPanelModel } from './NftsPanel.js'
import { NftsPlaceholder } from './NftsPlaceholder.js'

const widths: readonly number[] = [1000, 390]

beforeEach(() => page.viewport(1000, 700))
afterEach(cleanup)

const createPanel = (model: NftsPanelModel) => <NftsPanel key="" model={model} onSelect={() => {}} />

function createAccount(panel: ReactElement): ReactElement {
  return createModal({
    model: openModelAt({ view: 'account', namespace: 'eip155' }),
    children: (
      <AccountView
        model={account.connected}
        panel={
          <AccountTabs selected="nfts" onSelect={() => {}}>
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
    const { y, height } = element.getBoundingClientRect()
    return `${element.className}: ${Math.round(y)}, ${Math.round(height)}`
  })
}

const changes: readonly [string, ReactElement, ReactElement][] = [
  ['have loaded', createPanel(fixtures.loading), createPanel(fixtures.ready)],
  ['have loaded, and there is one', createPanel(fixtures.loading), createPanel(one)],
  ['have loaded, and there are six', createPanel(fixtures.loading), createPanel(six)],
  ['have loaded, and there are many', createPanel(fixtures.loading), createPanel(many)],
  ['have loaded, and have odd names', createPanel(fixtures.loading), createPanel(hostile)],
  ['have loaded, and there are none', createPanel(fixtures.loading), createPanel(empty)],
  ['have not loaded', createPanel(fixtures.loading), createPanel(fixtures.failed)],
  ['are read again after a failure', createPanel(fixtures.failed), createPanel(retrying)],
  ['are stale', createPanel(fixtures.ready), createPanel(fixtures.stale)],
  ['have their code', <NftsPlaceholder key="" status="loading" />, createPanel(fixtures.loading)],
]

test.each(widths.flatMap((width) => changes.map((change) => [width, ...change] as const)))(
  'behavior: in a viewport of %i px, nothing moves when the NFTs %s',
  async (width, _, before, after) => {
    await page.viewport(width, 700)
    const screen = await render(createAccount(before))
    await finishAnimations()
    const places = getPlaces()
    await screen.rerender(createAccount(after))
    await finishAnimations()
    expect(getPlaces()).toEqual(places)
  },
)

/** Returns the number of tiles in the first row. */
function countColumns(): number {
  const tops = [...getShadowRoot().querySelectorAll('.nft-area li')]
    .filter((tile) => tile.getClientRects().length > 0)
    .map((tile) => tile.getBoundingClientRect().top)
  return tops.filter((top) => top === tops[0]).length
}

test.each([
  [1000, 3, 6],
  [390, 2, 4],
])('default: in a viewport of %i px, there are %i columns and %i tiles', async (width, columns, tiles) => {
  await page.viewport(width, 700)
  await render(createAccount(createPanel(many)))
  await finishAnimations()
  expect(countColumns()).toBe(columns)
  await expect.element(page.getByRole('button', { name: 'Show all NFTs' })).toBeVisible()
  expect(page.getByRole('list', { name: 'NFTs' }).getByRole('button').elements()).toHaveLength(tiles)
})

test('behavior: six NFTs have a place with three columns, and not with two', async () => {
  await render(createAccount(createPanel(six)))
  await expect.element(page.getByRole('button', { name: 'Harbor #6' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Show all NFTs' }).query()).toBeNull()
  await page.viewport(390, 700)
  await page.getByRole('button', { name: 'Show all NFTs' }).click()
  await expect.element(page.getByRole('button', { name: 'Harbor #6' })).toBeVisible()
})

test('behavior: images are square, also if they do not load', async () => {
  await render(createAccount(createPanel(hostile)))
  await finishAnimations()
  const images = [...getShadowRoot().querySelectorAll('.nft-area .nft-image')]
  expect(images).toHaveLength(4)
  for (const image of images) {
    const { width, height } = image.getBoundingClientRect()
    expect(height).toBeCloseTo(width)
  }
})

test('error: an image that does not load is replaced by the placeholder', async () => {
  await render(createAccount(createPanel(hostile)))
  await expect.poll(() => getShadowRoot().querySelectorAll('.nft-area img')).toHaveLength(1)
})

const getFocusedText = () => getShadowRoot().activeElement?.textContent

test.each([
  [1000, 'Harbor #6'],
  [390, 'Harbor #4'],
])(
  'behavior: in a viewport of %i px, Show all NFTs moves the focus to the first one that was hidden',
  async (width, name) => {
    await page.viewport(width, 700)
    await render(createAccount(createPanel(many)))
    await finishAnimations()
    await page.getByRole('button', { name: 'Show all NFTs' }).click()
    await expect.poll(getFocusedText).toContain(name)
    await page.getByRole('button', { name: 'Show fewer NFTs' }).click()
    await expect.poll(getFocusedText).toBe('Show all NFTs')
  },
)

test('behavior: Enter opens the focused NFT', async () => {
  const opened: string[] = []
  const panel = <NftsPanel model={fixtures.ready} onSelect={(id) => opened.push(id)} />
  await render(createAccount(panel))
  await finishAnimations()
  getShadowRoot().querySelector<HTMLElement>('.nft-area button')?.focus()
  await userEvent.keyboard('{Tab}{Enter}')
  const { items } = fixtures.ready as Extract<NftsPanelModel, { status: 'ready' }>
  expect(opened).toEqual([items[1]?.id])
})
