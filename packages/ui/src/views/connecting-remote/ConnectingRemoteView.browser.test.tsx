import type { ConnectingRemoteModel } from '@latchkit/core'
import type { ReactElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import {
  createModal,
  finishAnimations,
  getShadowRoot,
  openModelAt,
} from '../../parts/modal/createModal.fixtures.js'
import { enableMotion } from '../../parts/motion/emulateMotion.fixtures.js'
import { anyWallet, anyWalletPreparing, fixtures } from './ConnectingRemoteView.fixtures.js'
import { ConnectingRemoteView } from './ConnectingRemoteView.js'

afterEach(cleanup)

const modal = openModelAt({ view: 'connecting-remote', walletId: 'dev.latchkit.kestrel' })

function createView(model: ConnectingRemoteModel): ReactElement {
  return createModal({
    model: modal,
    children: (
      <ConnectingRemoteView model={model} onCopy={() => {}} onRetry={() => {}} onDownloads={() => {}} />
    ),
  })
}

function getBox(selector: string): readonly number[] {
  const box = getShadowRoot().querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
  return [box.x, box.y, box.width, box.height]
}

/** Returns the number of drawn modules of the code; 0 for a skeleton. */
function countModules(): number {
  const path = getShadowRoot().querySelector('.qr-code[data-status=ready] > svg:not(.qr-skeleton) > path')
  return path?.getAttribute('d')?.split('M').length ?? 0
}

describe('QR code', () => {
  enableMotion()

  test('default: a known code is drawn at once, without a skeleton and without motion', async () => {
    let modulesInFirstFrame: number | undefined
    const whenShown = new MutationObserver(() => {
      // In this frame, before it is painted.
      requestAnimationFrame(() => {
        modulesInFirstFrame ??= countModules()
      })
    })
    whenShown.observe(document.body, { childList: true, subtree: true })
    await render(createView(fixtures.scan))
    await expect.poll(() => modulesInFirstFrame).toBeGreaterThan(100)
    whenShown.disconnect()
    expect(getShadowRoot().querySelector('.qr-skeleton, .qr-revealed')).toBeNull()
  })

  test.each([
    ['a wallet', fixtures.preparing, fixtures.scan],
    ['any wallet', anyWalletPreparing, anyWallet],
  ] as const)(
    'behavior: nothing moves when the code for %s replaces its skeleton',
    async (_, preparing, scan) => {
      const screen = await render(createView(preparing))
      await finishAnimations()
      const measure = () =>
        [
          'h2',
          '.qr-code',
          '.qr-code > .mark',
          '.qr-code rect + path + g',
          '.scan-text',
          '.copy-button',
          '.card',
        ].map(getBox)
      const before = measure()
      expect(countModules()).toBe(0)
      await screen.rerender(createView(scan))
      expect(countModules()).toBeGreaterThan(100)
      expect(measure()).toEqual(before)
    },
  )

  test('behavior: the modules fade in from the center in 200 ms, and can be scanned after it', async () => {
    const screen = await render(createView(fixtures.preparing))
    await screen.rerender(createView(fixtures.scan))
    const code = getShadowRoot().querySelector('.qr-revealed')
    const [reveal] = code?.getAnimations() ?? []
    expect(reveal?.effect?.getComputedTiming().duration).toBe(200)
    reveal?.finish()
    expect(code && getComputedStyle(code).maskImage).toBe('none')
  })

  test('param: variables.motion', async () => {
    const still = (model: ConnectingRemoteModel) =>
      createModal({
        model: modal,
        variables: { motion: '0' },
        children: <ConnectingRemoteView model={model} />,
      })
    const screen = await render(still(fixtures.preparing))
    await screen.rerender(still(fixtures.scan))
    const code = getShadowRoot().querySelector('.qr-revealed')
    expect(code && getComputedStyle(code).animationDuration).toBe('0s')
  })
})

test.each([
  [fixtures.scan, 'Scan with your phone'],
  [fixtures.preparing, 'Scan with your phone'],
  [fixtures.open, 'Connecting'],
  [fixtures.declined, 'Not connected'],
  [fixtures.failed, 'Not connected'],
  [fixtures['not-detected'], 'Not connected'],
  [fixtures.connected, 'Kestrel'],
] as const)('behavior: the title of the modal follows the status $status', async (model, title) => {
  await render(createView(model))
  expect(getShadowRoot().querySelector('h2')?.textContent).toBe(title)
})
