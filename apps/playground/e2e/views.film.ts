import type { Page } from '@playwright/test'
import { film, toFilmPath } from './film.js'
import { test as base, expect } from './fixtures.js'
import { inputMark, measureFrames } from './measureFrames.js'
import { recordFilm } from './recordFilm.js'
import { slowMotion } from './slowMotion.js'
import { waitForAnimations } from './waitForAnimations.js'

const times = 4

const test = base.extend<{ readonly showView: (name: string) => Promise<void> }>({
  showView: ({ page }, use) =>
    use((name) => expect(page.locator(`dialog [data-view="${name}"]`)).toBeVisible()),
})

test.describe('desktop', () => {
  test.use({ viewport: { width: 640, height: 720 } })

  test('behavior: strips of connecting', async ({ workbench, page, showView }) => {
    await slowMotion(page, times)
    await workbench.visit({ customWallets: true })
    const press = (name: string) => workbench.modal.getByRole('button', { name, exact: true }).click()
    await film(page, 'opening', () => workbench.button.click())
    await film(page, 'connect-to-help', async () => {
      await press('Help')
      await showView('what-is-a-wallet')
    })
    await film(page, 'help-to-get-a-wallet', async () => {
      await press('Get a wallet')
      await showView('get-wallet')
    })
    await press('Back')
    await film(page, 'help-back-to-connect', async () => {
      await press('Back')
      await showView('connect')
    })
    await workbench.harbor.set({ answer: 'hang' })
    await film(page, 'connect-to-connecting', async () => {
      await workbench.row('Harbor').click()
      await showView('connecting')
      await workbench.harbor.waitForPrompt('eth_requestAccounts')
    })
    await film(page, 'connecting-to-error', async () => {
      await workbench.harbor.do('rejectPending')
      await expect(workbench.modal.getByRole('button', { name: 'Try again' })).toBeVisible()
    })
    await film(page, 'error-back-to-connect', async () => {
      await press('Back')
      await showView('connect')
    })
    await workbench.harbor.set({ answer: 'approve' })
    await film(page, 'connecting-to-success', async () => {
      await workbench.row('Harbor').click()
      await expect(workbench.fact('Status')).toHaveText('connected')
      await expect(workbench.modal).toBeHidden()
    })
    await film(page, 'opening-account', async () => {
      await workbench.button.click()
      await showView('account')
    })
    await film(page, 'account-to-networks', async () => {
      await workbench.row('Devnet 31337').click()
      await showView('networks')
    })
  })

  for (const [slowdown, limit] of [
    [1, 16],
    [4, 33],
  ] as const) {
    test(`behavior: animation frames take at most ${limit} ms of CPU time at ${slowdown}x`, async ({
      page,
    }) => {
      // The smallest page, because the time includes that of the page itself.
      await page.goto('/minimal.html', { waitUntil: 'networkidle' })
      await page.evaluate(goThroughViews, { runs: 1, mark: inputMark })
      const { input, animation } = await measureFrames(page, slowdown, () =>
        page.evaluate(goThroughViews, { runs: 5, mark: inputMark }),
      )
      for (const [kind, { count, median, p95, slowest }] of Object.entries({ input, animation }))
        console.log(
          `${slowdown}x: ${count} ${kind} frames, median ${median.toFixed(1)}, p95 ${p95.toFixed(1)}, slowest ${slowest.toFixed(1)} ms`,
        )
      expect(input.count).toBe(20)
      expect(animation.count).toBeGreaterThan(100)
      expect(animation.slowest).toBeLessThanOrEqual(limit)
    })
  }
})

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 760 }, hasTouch: true, isMobile: true })

  test('behavior: strips of the sheet', async ({ workbench, page, showView }) => {
    await slowMotion(page, times)
    await workbench.visit({ customWallets: true })
    await film(page, 'sheet-opening', () => workbench.button.tap())
    await workbench.harbor.set({ answer: 'hang' })
    await film(page, 'sheet-connecting', async () => {
      await workbench.row('Harbor').tap()
      await showView('connecting')
    })
    const strip = await recordFilm(page)
    await drag(page, '.header-title', 260)
    await expect(workbench.modal).toBeHidden()
    await waitForAnimations(page)
    await strip.save(toFilmPath('sheet-drag'))
  })
})

/**
 * Opens the modal, goes to another view and back, and closes it, `runs` times. Runs in the page, because each command from outside
 * takes time in a frame.
 */
async function goThroughViews({
  runs,
  mark,
}: {
  readonly runs: number
  readonly mark: string
}): Promise<void> {
  const act = (input: () => void) => {
    performance.mark(mark)
    input()
  }
  const getRoot = () => document.querySelector('[data-latchkit="modal"]')?.shadowRoot
  const getDialog = () => getRoot()?.querySelector('dialog[open]')
  const nextFrame = () => new Promise(requestAnimationFrame)
  const isMoving = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
  const rest = async () => {
    for (let frame = 0; frame < 3; frame += 1) await nextFrame()
    while (getRoot()?.getAnimations().some(isMoving)) await nextFrame()
  }
  await rest()
  for (let run = 0; run < runs; run += 1) {
    act(() => document.querySelector<HTMLElement>('[data-latchkit="connect"]')?.click())
    while (!getDialog()) await nextFrame()
    await rest()
    for (let change = 0; change < 2; change += 1) {
      const view = getDialog()?.querySelector('.stage-view')
      // Help, and then Back.
      act(() => getDialog()?.querySelector<HTMLElement>('.header button')?.click())
      while (getDialog()?.querySelector('.stage-view') === view) await nextFrame()
      await rest()
    }
    act(() => getDialog()?.dispatchEvent(new Event('cancel', { cancelable: true })))
    while (getDialog()) await nextFrame()
    await rest()
  }
}

/** Drags an element down with a finger. */
async function drag(page: Page, selector: string, distance: number): Promise<void> {
  const box = await page.locator(selector).boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  const session = await page.context().newCDPSession(page)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const touch = (type: 'touchStart' | 'touchMove', moved: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: y + moved }] })
  await touch('touchStart', 0)
  for (let moved = 0; moved <= distance; moved += 20) await touch('touchMove', moved)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}
