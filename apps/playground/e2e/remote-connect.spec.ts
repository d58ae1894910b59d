import type { Phone } from '@latchkit/devnet/phone'
import { accounts, solanaAccounts } from '@latchkit/test'
import { type Hex, verifyMessage, verifyTypedData } from 'viem'
import { createLetter } from '../src/actions/typedData.js'
import { chainReader } from './chainReader.js'
import type { RemoteWallets } from './RemoteWallets.js'
import { expect, test } from './remoteFixtures.js'
import { verifySolana } from './verifySolana.js'

test('behavior: one URI opens one session on both namespaces, which signs and sends on each', async ({
  remote,
  phone,
  devnet,
}) => {
  await remote.visit()
  await remote.pairWith(phone)
  await expect(remote.modal).toBeHidden()
  const [address = ''] = phone.evmAddresses
  const [solanaAddress = ''] = phone.solanaAddresses
  await expect(await remote.getTelemetry('CONNECT_SUCCESS')).toContainText(/method\W*qrcode/)
  expect(phone.sessions).toHaveLength(1)
  expect(phone.prompts.map(({ method, peer }) => `${method} ${peer.name}`)).toEqual([
    'session_proposal Remote wallets',
  ])
  for (const [chain, of, network, balance] of [
    ['EVM', address, 'Devnet 31337', /^[\d.]+ ETH$/],
    ['Solana', solanaAddress, 'Devnet Solana', /^[\d.]+ SOL$/],
  ] as const) {
    await expect(remote.fact(chain, 'Address')).toHaveText(of)
    await expect(remote.fact(chain, 'Wallet')).toHaveText('walletConnect')
    await expect(remote.fact(chain, 'Network')).toHaveText(network)
    await expect(remote.fact(chain, 'Balance')).toHaveText(balance)
  }
  await signOnEach(remote, phone)

  const read = chainReader(devnet)
  // Accounts that the phone does not have.
  const [evm = '', solana = ''] = [accounts[7]?.address, solanaAccounts[1]?.address]
  await remote.card('EVM').getByLabel('To').fill(evm)
  await remote.card('Solana').getByLabel('To').fill(solana)
  const balances = () => Promise.all([read.getWei(evm), read.getLamports(solana)])
  const [wei, lamports] = await balances()
  await remote.answer('EVM', 'Send')
  await remote.answer('Solana', 'Send')
  await expect.poll(balances).toEqual([wei + 1n, lamports + 1n])
  // Each request names its chain.
  const asked = phone.prompts.slice(1).map(({ method, chainId }) => `${method} ${chainId?.split(':')[0]}`)
  expect(asked).toEqual([
    'personal_sign eip155',
    'eth_signTypedData_v4 eip155',
    'solana_signMessage solana',
    'eth_sendTransaction eip155',
    'solana_signAndSendTransaction solana',
  ])
})

test('behavior: without adapters the QR code is shown at once, and requests without a chain library work', async ({
  remote,
  phone,
}) => {
  await remote.visit({ adapters: 'none' })
  await remote.button.click()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  await expect(remote.modal).toBeHidden()
  await expect(remote.fact('EVM', 'Balance')).toHaveText(/^[\d.]+ ETH$/)
  await expect(remote.fact('Solana', 'Balance')).toHaveText(/^[\d.]+ SOL$/)
  await signOnEach(remote, phone)
  await remote.answer('EVM', 'Send')
  // Building a transfer needs the chain's adapter.
  await expect(await remote.run('Solana', 'Send')).toContainText('method-not-supported')
})

test('behavior: a rejection on the phone shows a message, and the next URI works', async ({
  remote,
  phone,
}) => {
  phone.set({ answer: 'reject' })
  await remote.visit()
  await remote.pairWith(phone)
  await expect(remote.modal).toContainText('Request declined')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
  phone.set({ answer: 'approve' })
  await remote.modal.getByRole('button', { name: 'Try again' }).click()
  await phone.pair(await remote.code())
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
})

test('behavior: a phone with only EVM connects only EVM', async ({ remote, phone }) => {
  phone.set({ namespaces: ['eip155'] })
  await remote.visit()
  await remote.pairWith(phone)
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected', Solana: 'disconnected' })
})

test('error: a malformed approval shows a message, and another attempt works', async ({ remote, phone }) => {
  phone.set({
    malformed: { session_proposal: { eip155: { accounts: ['eip155:31337:0x12'], methods: [], events: [] } } },
  })
  await remote.visit()
  await remote.pairWith(phone)
  await expect(remote.modal).toContainText('Couldn’t connect')
  await remote.expectValues({ EVM: 'disconnected', Solana: 'disconnected' })
})

test('behavior: an approval connects after the user closed the modal', async ({ remote, phone }) => {
  phone.set({ answer: 'hang' })
  await remote.visit()
  await remote.pairWith(phone)
  await phone.until(() => phone.prompts.length === 1)
  await remote.page.keyboard.press('Escape')
  await expect(remote.modal).toBeHidden()
  phone.release()
  await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
})

test.describe('with a fast-forwarded clock', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install()
  })

  test('behavior: replaces the URI ten seconds before it expires; both can be approved', async ({
    remote,
    phone,
    page,
  }) => {
    await remote.visit()
    await remote.openQrCode()
    const first = await remote.code()
    await page.clock.fastForward('03:30')
    expect(await remote.code()).toBe(first)
    await page.clock.fastForward('00:21')
    await expect.poll(() => remote.code()).not.toBe(first)
    // Paired in its last seconds, which do not pass while the phone answers.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100))
    await phone.pair(first)
    await phone.until(() => phone.prompts[0]?.status === 'approved')
    await page.clock.resume()
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
    await expect(remote.modal).toBeHidden()
  })

  test('behavior: after four minutes the old URI no longer connects, the new one does', async ({
    remote,
    phone,
    page,
  }) => {
    phone.set({ answer: 'hang' })
    await remote.visit()
    await remote.openQrCode()
    const first = await remote.code()
    await page.clock.fastForward('03:51')
    await expect.poll(() => remote.code()).not.toBe(first)
    await page.clock.fastForward('00:30')
    const second = await remote.code()
    // The phone does not check the expiry. The app does, and ends the resulting session.
    await phone.pair(first)
    await phone.until(() => phone.prompts.length === 1)
    phone.release()
    await phone.until(() => phone.prompts[0]?.status === 'approved')
    await phone.pair(second)
    await phone.until(() => phone.prompts.length === 2)
    expect(await remote.code()).toBe(second)
    phone.release()
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
    await phone.until(() => phone.sessions.length === 1)
    phone.set({ answer: 'approve' })
    await remote.answer('EVM', 'Sign a message')
  })

  test('behavior: a page that was open for long shows a valid URI and throws nothing', async ({
    remote,
    phone,
    page,
  }) => {
    await remote.visit()
    await remote.openQrCode()
    for (let renewals = 0; renewals < 3; renewals += 1) {
      const before = await remote.code()
      await page.clock.fastForward('03:51')
      await expect.poll(() => remote.code()).not.toBe(before)
    }
    // As on a laptop that was suspended.
    const before = await remote.code()
    await page.clock.fastForward('01:00:00')
    await expect.poll(() => remote.code()).not.toBe(before)
    await phone.pair(await remote.code())
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  })

  test('behavior: reopening the modal shows a valid URI again, but not an expired one', async ({
    remote,
    phone,
    page,
  }) => {
    await remote.visit()
    await remote.openQrCode()
    const first = await remote.code()
    await page.keyboard.press('Escape')
    await expect(remote.modal).toBeHidden()
    await page.clock.fastForward('02:00')
    await remote.openQrCode()
    expect(await remote.code()).toBe(first)
    await page.keyboard.press('Escape')
    await expect(remote.modal).toBeHidden()
    await page.clock.fastForward('02:10')
    await remote.openQrCode()
    await expect.poll(() => remote.code()).not.toBe(first)
    await phone.pair(await remote.code())
    await remote.expectValues({ EVM: 'connected', Solana: 'connected' })
  })
})

/** Signs a message and typed data with the phone, and verifies the signers. */
async function signOnEach(remote: RemoteWallets, { evmAddresses, solanaAddresses }: Phone): Promise<void> {
  const address = evmAddresses[0] as Hex
  const message = (await remote.answer('EVM', 'Sign a message')) as Hex
  expect(await verifyMessage({ address, message: 'Signed on EVM', signature: message })).toBe(true)
  const typed = (await remote.answer('EVM', 'Sign typed data')) as Hex
  expect(await verifyTypedData({ ...createLetter(31337, 'Hello, Bob!'), address, signature: typed })).toBe(
    true,
  )
  const signature = await remote.answer('Solana', 'Sign a message')
  const solanaAddress = solanaAddresses[0] ?? ''
  expect(verifySolana({ address: solanaAddress, message: 'Signed on Solana', signature })).toBe(true)
}
