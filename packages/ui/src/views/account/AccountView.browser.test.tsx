import type { AccountModel } from '@latchkit/core'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { fullAr, fullEn } from '../../copy/fullCopy.fixtures.js'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { enableMotion } from '../../parts/motion/emulateMotion.fixtures.js'
import { fixtures as activity, empty as emptyActivity } from '../activity/ActivityPanel.fixtures.js'
import { ActivityPanel } from '../activity/ActivityPanel.js'
import { empty as emptyNfts, fixtures as nfts } from '../nfts/NftsPanel.fixtures.js'
import { NftsPanel } from '../nfts/NftsPanel.js'
import { empty as emptyTokens, fixtures as tokens } from '../tokens/TokensPanel.fixtures.js'
import { TokensPanel } from '../tokens/TokensPanel.js'
import { AccountTabs } from './AccountTabs.js'
import { balanceLoading, balanceUnavailable, fixtures, zero } from './AccountView.fixtures.js'
import { AccountView } from './AccountView.js'

afterEach(cleanup)

const modal = openModelAt({ view: 'account', namespace: 'eip155' })

function createView(model: AccountModel, copy = fullEn, variables = {}): ReactElement {
  return createModal({
    model: modal,
    copy,
    variables,
    children: (
      <AccountView
        model={model}
        actions={['networks', 'disconnect']}
        onAction={() => {}}
        onCopyAddress={() => {}}
      />
    ),
  })
}

function withBalance(value: bigint): AccountModel {
  return { ...zero, balance: { status: 'ready', value, decimals: 2, symbol: 'ETH' } } as AccountModel
}

/** Returns the vertical position and the height of the parts of the view. */
function measure(): readonly (readonly number[])[] {
  return ['.account-figure', '.account-name', '.account-balance', '.account-lists', '.card'].map(
    (selector) => {
      const box = getShadowRoot().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      return [box.y, box.height].map((length) => Math.round(length * 10) / 10)
    },
  )
}

describe.each([
  ['English', fullEn],
  ['Arabic', fullAr],
])('balance in %s', (_, copy) => {
  test.each([
    ['is ready', fixtures.connected],
    ['is unavailable', balanceUnavailable],
  ] as const)('behavior: nothing moves when it %s', async (_, model) => {
    for (const variables of [{}, { 'font-scale': '1.5' }]) {
      const screen = await render(createView(balanceLoading, copy, variables))
      await finishAnimations()
      const before = measure()
      await screen.rerender(createView(model, copy, variables))
      expect(measure()).toEqual(before)
      await screen.unmount()
    }
  })
})

test.each([
  ['tokens', <TokensPanel key="tokens" model={emptyTokens} />],
  ['tokens', <TokensPanel key="tokens" model={tokens.absent} />],
  ['nfts', <NftsPanel key="nfts" model={emptyNfts} />],
  ['nfts', <NftsPanel key="nfts" model={nfts.absent} />],
  ['activity', <ActivityPanel key="activity" model={emptyActivity} />],
  ['activity', <ActivityPanel key="activity" model={activity.absent} />],
] as const)(
  'behavior: the text of %s without rows is above the fold of small phones',
  async (selected, panel) => {
    onTestFinished(() => page.viewport(1000, 700))
    for (const [width, height] of [
      [360, 640],
      [320, 568],
    ] as const) {
      await page.viewport(width, height)
      const screen = await render(
        createModal({
          model: modal,
          copy: fullEn,
          children: (
            <AccountView
              model={fixtures.connected}
              total={{ status: 'absent' }}
              actions={['buy', 'send', 'swap', 'receive', 'settings']}
              onAction={() => {}}
              panel={
                <AccountTabs selected={selected} onSelect={() => {}}>
                  {panel}
                </AccountTabs>
              }
            />
          ),
        }),
      )
      await finishAnimations()
      const [stage, text] = ['.stage', '.tokens-message'].map((part) => getShadowRoot().querySelector(part))
      const end = text?.lastElementChild?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY
      expect(end).toBeLessThan((stage?.getBoundingClientRect().bottom ?? 0) - 22)
      await screen.unmount()
    }
  },
)

test('behavior: the tabs stay while the list scrolls', async () => {
  await page.viewport(360, 500)
  onTestFinished(() => page.viewport(1000, 700))
  await render(
    createModal({
      model: modal,
      copy: fullEn,
      children: (
        <AccountView
          model={fixtures.connected}
          panel={
            <AccountTabs selected="nfts" onSelect={() => {}}>
              <p style={{ blockSize: 2000 }} />
            </AccountTabs>
          }
        />
      ),
    }),
  )
  await finishAnimations()
  const [stage, tabs] = ['.stage', '.tabs'].map((part) => getShadowRoot().querySelector(part))
  stage?.scrollTo(0, 900)
  const getTop = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
  expect(getTop(tabs) - getTop(stage)).toBe(4)
})

describe('change of the balance', () => {
  enableMotion()

  const getNewDigits = () =>
    [...getShadowRoot().querySelectorAll('.digit[data-new]')].map(({ textContent }) => textContent)
  const getWidth = () => getShadowRoot().querySelector('.account-balance bdi')?.getBoundingClientRect().width

  test('default: only the digits that differ move, and nothing else', async () => {
    const screen = await render(createView(withBalance(12_34n)))
    await finishAnimations()
    const width = getWidth()
    const before = measure()
    await screen.rerender(createView(withBalance(12_59n)))
    expect(getNewDigits()).toEqual(['5', '9'])
    expect(getWidth()).toBeCloseTo(width ?? 0, 0)
    expect(measure()).toEqual(before)
    await expect.element(page.getByText('12.59 ETH')).toBeVisible()
  })

  test('behavior: is never blank, also when every digit is new', async () => {
    const slow = { motion: '100' }
    const screen = await render(createView(withBalance(12_34n), fullEn, slow))
    await screen.rerender(createView(withBalance(98_76n), fullEn, slow))
    expect(getNewDigits()).toEqual(['9', '8', '7', '6'])
    const digit = getShadowRoot().querySelector('.digit[data-new]')
    const [roll] = digit?.getAnimations() ?? []
    roll?.pause()
    if (roll) roll.currentTime = 0
    expect(Number(digit && getComputedStyle(digit).opacity)).toBeCloseTo(0.4)
  })

  test('behavior: is one text again after the motion', async () => {
    const screen = await render(createView(withBalance(9_99n)))
    expect(getShadowRoot().querySelector('.digit')).toBeNull()
    await screen.rerender(createView(withBalance(10_99n)))
    expect(getNewDigits()).toEqual(['1', '0'])
    await finishAnimations()
    await expect.poll(() => getShadowRoot().querySelector('.digit')).toBeNull()
    await expect.element(page.getByText('10.99 ETH')).toBeVisible()
  })

  test('param: variables.motion', async () => {
    const still = { motion: '0' }
    const screen = await render(createView(withBalance(1n), fullEn, still))
    await screen.rerender(createView(withBalance(2n), fullEn, still))
    await expect.poll(() => getShadowRoot().querySelector('.digit')).toBeNull()
    await expect.element(page.getByText('0.02 ETH')).toBeVisible()
  })
})
