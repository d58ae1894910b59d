import { openModal } from '@latchkit/core/actions'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createKitWithWallets, TestApp } from '../kit.fixtures.js'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['a desktop', navigator.userAgent, /^Look for the Fake Wallet icon in the toolbar/],
  [
    'a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    /^Look for the request over this page. Unlock Fake Wallet/,
  ],
])('behavior: on %s the help says where the wallet shows its request', async (_, userAgent, text) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const { kit } = createKitWithWallets([{ id: 'io.fake', name: 'Fake Wallet', behavior: 'hangs' }])
  await render(<TestApp kit={kit} />)
  void openModal(kit)
  const row = page.getByRole('button', { name: 'Fake Wallet' })
  await expect.element(row).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await row.click()
  await expect.element(page.getByText('Opening Fake Wallet')).toBeVisible()
  await vi.advanceTimersByTimeAsync(6_000)
  await page.getByRole('button', { name: 'Nothing opened?' }).click()
  await expect.element(page.getByText(text)).toBeVisible()
})
