import type { Page } from '@playwright/test'
import { type Hex, verifyMessage } from 'viem'
import { chains } from '../src/chain-cards/chains.js'
import { expect, test } from './remoteFixtures.js'

test.beforeEach(async ({ remote, phone }) => {
  await remote.visit()
  await remote.connect(phone)
})

test('behavior: continues the session after a reload without a prompt', async ({ remote, phone, page }) => {
  await page.reload()
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await expect(remote.modal).toBeHidden()
  expect(phone.prompts).toHaveLength(1)
  await remote.answer('EVM', 'Sign a message')
  await remote.answer('Solana', 'Sign a message')
  // The wallet is shown with its own name, not with its transport.
  await remote.getButton('EVM').click()
  await expect(remote.modal).toContainText('Devnet phone')
})

test('behavior: restores the session after a reload while the phone is off', async ({
  remote,
  phone,
  page,
}) => {
  await phone.goOffline()
  await page.reload()
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  const result = await remote.run('EVM', 'Sign a message')
  await expect(result).toHaveText('waiting …')
  await phone.goOnline()
  await expect(result).toContainText('resolved')
})

test('behavior: follows the phone to another account and chain', async ({ remote, phone }) => {
  await phone.switchAccount(1)
  const [, address = ''] = phone.evmAddresses
  await expect(remote.fact('EVM', 'Address')).toHaveText(address)
  await expect(remote.fact('Solana', 'Address')).toHaveText(phone.solanaAddresses[1] ?? '')
  await phone.switchChain(31338)
  await expect(remote.fact('EVM', 'Network')).toHaveText('Devnet 31338')
  const signature = (await remote.answer('EVM', 'Sign a message')) as Hex
  expect(await verifyMessage({ address: address as Hex, message: 'Signed on EVM', signature })).toBe(true)
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'personal_sign', chainId: 'eip155:31338' })
})

test('behavior: switches to another chain of the session, and sends requests there', async ({
  remote,
  phone,
}) => {
  await remote.getButton('EVM').click()
  await remote.row('Devnet 31337').click()
  await remote.row('Devnet 31338').click()
  await expect(remote.fact('EVM', 'Network')).toHaveText('Devnet 31338')
  await remote.page.keyboard.press('Escape')
  await remote.answer('EVM', 'Sign typed data')
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'eth_signTypedData_v4', chainId: 'eip155:31338' })
})

test('behavior: a declined request keeps the session', async ({ remote, phone }) => {
  phone.set({ answer: 'reject' })
  for (const [chain, title] of [
    ['EVM', 'Sign a message'],
    ['EVM', 'Sign typed data'],
    ['EVM', 'Send'],
    ['Solana', 'Sign a message'],
    ['Solana', 'Send'],
  ] as const)
    await expect(await remote.run(chain, title)).toContainText('user-rejected')
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
})

test('behavior: the phone ends the session, and a reload does not restore it', async ({
  remote,
  phone,
  page,
}) => {
  await phone.disconnect()
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  await page.reload()
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})

test('behavior: a session that ends during a request rejects the request', async ({ remote, phone }) => {
  phone.set({ answer: 'hang' })
  const result = await remote.run('EVM', 'Sign a message')
  await phone.until(() => phone.prompts.some(({ method }) => method === 'personal_sign'))
  await phone.disconnect()
  await expect(result).toContainText('Session Expired')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})

test('behavior: the app ends the session on both namespaces, and the phone is notified', async ({
  remote,
  phone,
}) => {
  await remote.run('Solana', 'Disconnect')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  await phone.until(() => phone.sessions.length === 0)
  expect(phone.sessions).toEqual([])
  await remote.connect(phone)
  await remote.answer('EVM', 'Sign a message')
})

test('behavior: the phone responds after a minute offline', async ({ remote, phone, page }) => {
  await page.clock.install()
  const untilStored = await watchTransaction(page)
  await page.reload()
  await remote.expectValues({ EVM: 'connected' })
  await phone.goOffline()
  const result = await remote.run('EVM', 'Send')
  await untilStored()
  await page.clock.fastForward('01:00')
  await expect(result).toHaveText('waiting …')
  await phone.goOnline()
  await expect(result).toContainText('resolved')
  expect(phone.prompts.at(-1)).toMatchObject({ method: 'eth_sendTransaction', status: 'approved' })
})

test('behavior: a request without a response ends after five minutes; the next one works', async ({
  remote,
  phone,
  page,
}) => {
  await page.clock.install()
  await page.reload()
  await remote.expectValues({ EVM: 'connected' })
  phone.set({ answer: 'hang' })
  const result = await remote.run('EVM', 'Sign a message')
  await phone.until(() => phone.prompts.some(({ method }) => method === 'personal_sign'))
  await page.clock.fastForward('05:05')
  await expect(result).toContainText('Request was aborted')
  phone.set({ answer: 'approve' })
  await remote.answer('EVM', 'Sign a message')
})

test('behavior: two tabs share a session: both sign, receive changes and disconnect', async ({
  remote,
  phone,
  page,
  context,
  openRemote,
}) => {
  const other = openRemote(await context.newPage())
  await other.visit()
  await other.expectValues({ EVM: 'connected', Solana: 'connected' })
  expect(phone.sessions).toHaveLength(1)
  await Promise.all([remote.answer('EVM', 'Sign a message'), other.answer('Solana', 'Sign a message')])
  await remote.answer('Solana', 'Sign a message')
  await other.answer('EVM', 'Sign a message')
  await phone.switchAccount(1)
  for (const tab of [remote, other])
    await expect(tab.fact('EVM', 'Address')).toHaveText(phone.evmAddresses[1] ?? '')
  await phone.disconnect()
  for (const tab of [remote, other]) await tab.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  expect(page.isClosed()).toBe(false)
})

test('behavior: disconnecting in one tab ends the session in the other, also after a reload', async ({
  remote,
  phone,
  context,
  openRemote,
}) => {
  const other = openRemote(await context.newPage())
  await other.visit()
  await other.expectValues({ EVM: 'connected', Solana: 'connected' })
  await remote.run('EVM', 'Disconnect')
  for (const tab of [remote, other]) await tab.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  await phone.until(() => phone.sessions.length === 0)
  await other.page.reload()
  await other.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})

test('behavior: an installed wallet replaces the phone on one namespace only', async ({ remote, phone }) => {
  await remote.run('EVM', 'Disconnect')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  await remote.getButton('EVM').click()
  await remote.row('Harbor').click()
  await remote.expectValues({ EVM: 'connected', Solana: 'disconnected' })
  await remote.getButton('Solana').click()
  await remote.row('WalletConnect').click()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await expect(remote.fact('Solana', 'Wallet')).toHaveText('walletConnect')
  expect(chains.length).toBeGreaterThan(1)
})

/**
 * Returns a function that waits until the page has read that the relay stores its `eth_sendTransaction`. Other requests are
 * left out: after a reload the page also asks for the wallet's capabilities.
 */
async function watchTransaction(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { send } = WebSocket.prototype
    WebSocket.prototype.send = function (data) {
      const { id, method, params } = JSON.parse(String(data))
      if (method === 'irn_publish' && params.tvf?.rpcMethods?.includes('eth_sendTransaction'))
        this.addEventListener('message', (event) => {
          const answer = JSON.parse(String(event.data))
          if (answer.id === id && answer.result === true) Object.assign(globalThis, { stored: true })
        })
      send.call(this, data)
    }
  })
  return async () => {
    await page.waitForFunction(() => Reflect.get(globalThis, 'stored') === true)
  }
}
