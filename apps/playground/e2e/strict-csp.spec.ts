import { harbor, meadow, twin } from '@latchkit/test'
import { expect, test } from './fixtures.js'

// The EVM wallets that `npm start` installs.
test.use({ wallets: [[harbor, meadow, twin], { scope: 'test' }] })

test('behavior: all flows work under a strict policy without a violation', async ({ page, workbench }) => {
  const response = await page.goto('/strict-csp.html')
  expect(response?.headers()['content-security-policy']).toBe(
    "default-src 'self'; style-src 'self'; script-src 'self'; require-trusted-types-for 'script'",
  )
  const status = page.getByRole('region', { name: 'Connection' }).locator('dt:text-is("Status") + dd')
  const violations = page.getByRole('heading', { name: /^Violations:/ })

  await workbench.button.click()
  await workbench.modal.getByRole('button', { name: 'Help' }).click()
  await workbench.modal.getByRole('button', { name: 'Get a wallet' }).click()
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  await workbench.modal.getByRole('button', { name: 'Back' }).click()
  for (const name of ['Harbor', 'Meadow'])
    await expect(workbench.row(name).locator('[data-image] > svg')).toBeVisible()
  await workbench.harbor.set({ answer: 'reject' })
  await workbench.row('Harbor').click()
  await expect(workbench.modal).toContainText('Request declined')
  await workbench.harbor.set({ answer: 'approve' })
  await workbench.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(status).toHaveText('connected')

  await workbench.button.click()
  await expect(workbench.modal).toContainText('ETH')
  await workbench.row('Devnet 31337').click()
  await workbench.row('Devnet 31338').click()
  await expect(workbench.modal).toContainText('Devnet 31338')
  await workbench.page.keyboard.press('Escape')
  await workbench.harbor.do('switchChain', 777)
  await workbench.page.keyboard.press('Escape')
  await workbench.modal.getByRole('button', { name: 'Disconnect' }).click()
  await expect(status).toHaveText('disconnected')

  await expect(violations).toHaveText('Violations: 0')
})

test('behavior: the policy is enforced', async ({ page }) => {
  await page.goto('/strict-csp.html')
  // Proves that violations are reported, by causing them.
  const broken = await page.evaluate(() => {
    const seen = new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), {
        once: true,
      })
    })
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
    return seen
  })
  expect(broken).toBe('style-src-elem')
})
test.use({ expectedErrors: [/Applying inline style violates.*'self'/s] })
