import { verifyMessage } from 'ethers'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { startDevnet } from '../../startDevnet.js'
import { createPairing, startDapp } from '../dapp.fixtures.js'

test('default: completes pairing, approval, signing, switching, rejection and disconnecting on the screen', async () => {
  const devnet = await startDevnet({ phone: true })
  onTestFinished(devnet.stop)
  // The configuration of Vitest sets it.
  const executablePath = process.env.CHROMIUM ?? ''
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  const browser = await chromium.launch({ executablePath, args })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
  const elsewhere: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(`${devnet.phone?.url}/`)) elsewhere.push(request.url())
  })
  page.on('pageerror', (error) => problems.push(error.message))

  const dapp = await startDapp(devnet.gateway?.relayUrl ?? '')
  const { uri, session } = await createPairing(dapp)
  await page.goto(`${devnet.phone?.link}/wc?uri=${encodeURIComponent(uri)}`)
  const request = page.getByRole('article')
  await request.getByRole('heading', { name: 'Connect' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  await request.getByRole('button', { name: 'Approve' }).tap()
  await session
  await page.getByText('Dapp · http://dapp.test').waitFor()

  const events: unknown[] = []
  dapp.client.on('session_event', ({ params: { event } }) => events.push([event.name, event.data]))
  const address = devnet.phone?.evmAddresses[0] ?? ''
  const ask = () =>
    dapp.request<string>({ method: 'personal_sign', params: ['0x68656c6c6f', address] }, 'eip155:31337')
  const signed = ask()
  await request.getByText('hello', { exact: true }).waitFor()
  await request.getByRole('button', { name: 'Approve' }).tap()
  expect(verifyMessage('hello', await signed)).toBe(address)

  const refused = ask()
  refused.catch(() => {})
  await request.getByRole('button', { name: 'Reject' }).tap()
  await expect(refused).rejects.toMatchObject({ code: 5000 })
  await page.getByLabel('Active account').selectOption('Account 2')
  await page.getByText(devnet.phone?.evmAddresses[1] ?? '').waitFor()
  await page.getByLabel('EVM chain').selectOption('Chain 31338')
  await expect
    .poll(() => events)
    .toEqual([
      ['accountsChanged', [`eip155:31337:${devnet.phone?.evmAddresses[1]}`]],
      ['chainChanged', 31338],
    ])
  await page.getByRole('button', { name: 'Go offline' }).tap()
  await page.getByRole('status').filter({ hasText: 'No network' }).waitFor()
  await page.getByRole('button', { name: 'Go online' }).tap()
  await page.getByRole('status').filter({ hasText: 'Online' }).waitFor()

  await page.getByRole('button', { name: 'Disconnect all' }).tap()
  await page.getByText('None yet.').waitFor()

  await page.getByLabel('Connect to a dapp').fill('nothing')
  await page.getByRole('button', { name: 'Connect' }).tap()
  await page.getByRole('alert').filter({ hasText: 'The command failed' }).waitFor()
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
  expect(scrollWidth).toBe(clientWidth)
  expect(elsewhere).toEqual([])
  expect(problems).toEqual([])
}, 180_000)
