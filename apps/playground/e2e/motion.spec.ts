import type { Locator, Page } from '@playwright/test'
import { findBounces } from './findBounces.js'
import { findFrameFaults } from './findFrameFaults.js'
import { test as base, expect } from './fixtures.js'
import { recordFrames } from './recordFrames.js'
import { slowMotion } from './slowMotion.js'
import { waitForAnimations } from './waitForAnimations.js'

const test = base.extend({
  page: async ({ page }, use) => {
    await slowMotion(page, 3)
    await use(page)
  },
})

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const devices = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
}

for (const [device, use] of Object.entries(devices)) {
  test.describe(device, () => {
    test.use(use)

    test(`behavior: no view is empty and the header never moves while connecting, ${device}`, async ({
      workbench,
      page,
    }) => {
      await workbench.visit({ customWallets: true, terms: true })
      const recording = await recordFrames(page)
      await workbench.button.click()
      await reach(page, 'connect')
      await press('Help')
      await reach(page, 'what-is-a-wallet')
      await press('Get a wallet')
      await reach(page, 'get-wallet')
      await press('Back')
      await press('Back')
      await reach(page, 'connect')
      await workbench.harbor.set({ answer: 'hang' })
      await workbench.row('Harbor').click()
      await reach(page, 'connecting')
      await workbench.harbor.waitForPrompt('eth_requestAccounts')
      await workbench.harbor.do('rejectPending')
      await expect(getRetry(workbench.modal)).toBeVisible()
      await press('Back')
      await reach(page, 'connect')
      await workbench.harbor.set({ answer: 'approve' })
      await workbench.row('Harbor').click()
      await expect(workbench.modal).toBeHidden()
      // The copy that shows the success has left.
      await expect(page.locator('.leaving')).toHaveCount(0)
      expect(findFrameFaults(await recording.stop())).toEqual([])

      async function press(name: string): Promise<void> {
        await workbench.modal.getByRole('button', { name, exact: true }).click()
      }
    })

    test(`behavior: no view is empty and the header never moves while connected, ${device}`, async ({
      workbench,
      page,
    }) => {
      await workbench.visit()
      await workbench.connect()
      const recording = await recordFrames(page)
      await workbench.button.click()
      await reach(page, 'account')
      await workbench.row('Devnet 31337').click()
      await reach(page, 'networks')
      await workbench.harbor.set({ answer: 'hang' })
      await workbench.row('Devnet 31338').click()
      await reach(page, 'switch-network')
      await workbench.harbor.waitForPrompt('wallet_switchEthereumChain')
      await workbench.harbor.do('rejectPending')
      await expect(getRetry(workbench.modal)).toBeVisible()
      await workbench.modal.getByRole('button', { name: 'Back' }).click()
      await reach(page, 'networks')
      expect(findFrameFaults(await recording.stop())).toEqual([])
    })
  })
}

test.describe('without the chunk of the animations', () => {
  test.use({ expectedErrors: [[/Failed to load resource/], { scope: 'test' }] })

  test('error: the views change without animations, and the chunk is not requested again', async ({
    workbench,
    page,
  }) => {
    let requests = 0
    await page.route('**/motion-*.js', (route) => {
      requests += 1
      return route.abort()
    })
    await workbench.visit()
    await workbench.button.click()
    await reach(page, 'connect')
    await expect.poll(() => requests).toBeGreaterThan(0)
    const atOpen = requests
    await workbench.modal.getByRole('button', { name: 'Help' }).click()
    await reach(page, 'what-is-a-wallet')
    await workbench.modal.getByRole('button', { name: 'Back' }).click()
    await reach(page, 'connect')
    await workbench.harbor.set({ answer: 'hang' })
    await workbench.row('Harbor').click()
    await reach(page, 'connecting')
    expect(requests).toBe(atOpen)
  })
})

test('error: finds an empty card, a header that moves, and a card that shrinks and grows', async ({
  workbench,
  page,
}) => {
  await workbench.visit()
  await workbench.button.click()
  await reach(page, 'connect')
  const recording = await recordFrames(page)
  await workbench.modal.evaluate(async (dialog) => {
    const nextFrames = async () => {
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }
    const [card, stage] = ['.card', '.stage'].map((part) => dialog.querySelector<HTMLElement>(part))
    if (!card || !stage) throw new Error('no card')
    await nextFrames()
    stage.style.opacity = '0'
    card.style.marginBlockStart = '10px'
    await nextFrames()
    card.style.maxBlockSize = '100px'
    await nextFrames()
    card.style.maxBlockSize = ''
    await nextFrames()
  })
  const frames = await recording.stop()
  expect(findBounces(frames)).toEqual([expect.stringMatching(/^\d+, \d+, \d+ px: connect$/)])
  expect(findFrameFaults(frames)).toEqual([
    expect.stringMatching(/^\d+ empty frames: connect$/),
    expect.stringMatching(/^header moves: /),
    expect.stringMatching(/^close moves: /),
  ])
})

/** Waits until the view is shown and nothing moves. */
async function reach(page: Page, view: string): Promise<void> {
  await expect(page.locator(`dialog [data-view="${view}"]`)).toBeVisible()
  await waitForAnimations(page)
}

function getRetry(modal: Locator): Locator {
  return modal.getByRole('button', { name: 'Try again' })
}
