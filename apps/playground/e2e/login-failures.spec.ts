import type { LoginPage } from './LoginPage.js'
import { expect, test } from './loginFixtures.js'

const wrongCodes = ['000000', '111111', '222222', '333333', '444444', '555555']

/** Logs in up to the field for the code. Returns the code. */
async function openCodeField(login: LoginPage, email: string): Promise<string> {
  await login.visit()
  await login.submitEmail(email)
  await login.confirmLink(email)
  await expect(login.codeField).toBeVisible()
  return login.readCode(email)
}

test('error: five wrong codes end the login', async ({ login }) => {
  const code = await openCodeField(login, 'gina@devnet.example')
  const startAgain = login.modal.getByRole('button', { name: 'Start again' })
  const [last = '', ...others] = wrongCodes.filter((wrong) => wrong !== code).slice(0, 5)
  for (const wrong of others) {
    await login.codeField.fill(wrong)
    await expect(login.codeField).toHaveValue('')
    await expect(login.modal.getByText('The code is wrong')).toBeVisible()
  }
  await login.codeField.fill(last)
  await expect(login.modal.getByText('Too many wrong codes')).toBeVisible()
  await startAgain.click()
  await expect(login.emailField).toBeVisible()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
})

test('behavior: another code is sent after 30 s, and the first one is wrong then', async ({ login }) => {
  const first = await openCodeField(login, 'hugo@devnet.example')
  const resend = login.modal.getByRole('button', { name: /^Send another code/ })
  await expect(resend).toHaveText(/in \d+ s$/)
  await expect(resend).toBeDisabled()
  await expect(resend).toBeEnabled()
  await resend.click()
  const second = await login.readCode('hugo@devnet.example')
  await login.codeField.fill(first)
  await expect(login.codeField).toHaveAttribute('aria-invalid', 'true')
  await login.codeField.fill(second)
  await expect(login.fact('EVM', 'Status')).toHaveText('connected')
})

test('behavior: the storage of the page is cleared: the next login finds the same wallet', async ({
  login,
  page,
}) => {
  await login.visit()
  await login.logIn('iris@devnet.example')
  const address = await login.getAddress('EVM')
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  // The frame has the session: neither a link nor a code is needed.
  await login.submitEmail('iris@devnet.example')
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})

test('behavior: the storage of the frame is cleared: the wallet is recovered with a link and a code', async ({
  login,
  page,
  devnet,
}) => {
  await login.visit()
  await login.logIn('jana@devnet.example')
  const address = await login.getAddress('EVM')
  login.endCooldown()
  const { frameUrl = '' } = devnet.gateway?.login ?? {}
  const frame = page.frames().find((candidate) => candidate.url().startsWith(frameUrl))
  await frame?.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })
  await page.reload()
  await expect(login.fact('EVM', 'Status')).toHaveText('disconnected')
  await login.logIn('jana@devnet.example')
  await expect(login.fact('EVM', 'Address')).toHaveText(address)
})

test.describe('without the services', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('error: each step states it, and succeeds afterwards', async ({ login, page, devnet }) => {
    const email = 'karl@devnet.example'
    const { recoveryUrl = '' } = devnet.gateway?.login ?? {}
    const isService = ({ href }: URL) => href.startsWith(recoveryUrl) || href.includes('/login/v1/')
    const stop = () => page.context().route(isService, (route) => route.abort())
    const restart = () => page.context().unroute(isService)
    await login.visit()
    await stop()
    await login.submitEmail(email)
    await expect(login.modal.getByText('not reachable')).toBeVisible()
    await restart()
    await login.emailField.press('Enter')
    await login.confirmLink(email)
    await expect(login.codeField).toBeVisible()
    const code = await login.readCode(email)
    await stop()
    await login.codeField.fill(code)
    await expect(login.modal.getByText('not reachable')).toBeVisible()
    await restart()
    await login.codeField.fill(code)
    await expect(login.fact('EVM', 'Status')).toHaveText('connected')

    const result = await login.run('EVM', 'Sign a message')
    await login.readToEnd()
    await stop()
    await login.approve()
    await expect(login.frame.getByText('not reachable')).toBeVisible()
    await login.frame.getByRole('button', { name: 'Close' }).click()
    await expect(result).toContainText('not reachable')
    await restart()
    const signing = login.answer('EVM', 'Sign a message')
    await login.approve()
    expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
  })
})
