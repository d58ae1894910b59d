import { accounts } from '@latchkit/test'
import {
  createPublicClient,
  formatEther,
  type Hex,
  http,
  parseEther,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { createLetter } from '../src/actions/typedData.js'
import { expect, test } from './fixtures.js'

const address = accounts[0]?.address ?? '0x'
const recipient = accounts[7]?.address ?? '0x'

test.beforeEach(async ({ workbench }) => {
  await workbench.visit()
  await workbench.connect()
})

test('behavior: the signer of a message is the account', async ({ workbench }) => {
  await workbench.action('Sign a message').getByRole('textbox').fill('Grüße, Welt 👋')
  const result = await workbench.run('Sign a message')
  await expect(result).toContainText('resolved')
  const signature = findHex(await result.textContent())
  expect(await verifyMessage({ address, message: 'Grüße, Welt 👋', signature })).toBe(true)
})

test('behavior: the signer of typed data is the account', async ({ workbench }) => {
  await workbench.action('Sign typed data').getByRole('textbox').fill('See you at noon.')
  const result = await workbench.run('Sign typed data')
  await expect(result).toContainText('resolved')
  const signature = findHex(await result.textContent())
  expect(await verifyTypedData({ ...createLetter(31337, 'See you at noon.'), address, signature })).toBe(true)
})

test('behavior: sends, shows the receipt, and updates the balances', async ({ workbench, devnet }) => {
  const client = createPublicClient({ transport: http(devnet.chains[0]?.rpcUrl) })
  const before = await client.getBalance({ address: recipient })
  await workbench.action('Send').getByLabel('To').fill(recipient)
  await workbench.action('Send').getByLabel('Amount in ether').fill('1.5')
  const sent = await workbench.run('Send')
  await expect(sent).toContainText('resolved')
  const hash = findHex(await sent.textContent())

  const receipt = await workbench.run('Wait for the receipt')
  await expect(receipt).toContainText('success')
  await expect(receipt).toContainText(hash)
  expect((await client.getBalance({ address: recipient })) - before).toBe(parseEther('1.5'))

  const left = formatEther(await client.getBalance({ address }))
  await expect(workbench.fact('Balance')).toHaveText(`${left} ETH`)
})

test('error: the user declines a message, typed data and a transaction', async ({ workbench }) => {
  await workbench.harbor.set({ answer: 'reject' })
  for (const title of ['Sign a message', 'Sign typed data', 'Send']) {
    await expect(await workbench.run(title)).toContainText('user-rejected')
  }
  await expect(workbench.fact('Status')).toHaveText('connected')
})

test('behavior: sends only one request at a time to a wallet', async ({ workbench }) => {
  await workbench.harbor.set({ answer: 'hang' })
  const message = await workbench.run('Sign a message')
  const typed = await workbench.run('Sign typed data')
  await workbench.harbor.waitForPrompt('personal_sign')
  await expect(typed).toHaveText('waiting …')
  expect((await workbench.harbor.prompts()).filter((prompt) => prompt.endsWith('open'))).toHaveLength(1)

  await workbench.harbor.do('release')
  await expect(message).toContainText('resolved')
  await workbench.harbor.waitForPrompt('eth_signTypedData_v4')
  await workbench.harbor.do('rejectPending')
  await expect(typed).toContainText('user-rejected')
})

test('error: an invalid signature', async ({ workbench }) => {
  await workbench.harbor.set({ malformed: { personal_sign: '0x1234' } })
  await expect(await workbench.run('Sign a message')).toContainText('rejected')
})

test('error: a transaction without a hash', async ({ workbench }) => {
  await workbench.harbor.set({ malformed: { eth_sendTransaction: null } })
  await expect(await workbench.run('Send')).toContainText('rejected')
})

test('error: an invalid address never reaches the wallet', async ({ workbench }) => {
  await workbench.action('Send').getByLabel('To').fill('0x1234')
  await expect(await workbench.run('Send')).toContainText('rejected')
  expect(await workbench.harbor.prompts()).toEqual(['eth_requestAccounts approved'])
})

test('behavior: reads a contract, and shows a wallet without capabilities', async ({ workbench, devnet }) => {
  const [token, other] = devnet.tokens
  // The default input is a token of the devnet.
  await expect(await workbench.run('Read a contract')).toContainText(token?.symbol ?? '')
  const input = workbench.action('Read a contract').getByLabel('Address of a token')
  await input.fill('')
  await expect(await workbench.run('Read a contract')).toContainText('InvalidAddressError')
  await input.fill(other?.address ?? '')
  await expect(await workbench.run('Read a contract')).toContainText(other?.symbol ?? '')
  await expect(await workbench.run('Get capabilities')).toContainText('atomic')
  await workbench.harbor.set({ malformed: { wallet_getCapabilities: 'none' } })
  await expect(await workbench.run('Get capabilities')).toHaveText('resolved {}')
})

test.describe('without a wallet', () => {
  test('error: rejects signing', async ({ workbench }) => {
    await workbench.run('Disconnect')
    await expect(workbench.fact('Status')).toHaveText('disconnected')
    await expect(await workbench.run('Sign a message')).toContainText('not-connected')
  })
})

/** Returns the first hex value in a text. */
function findHex(text: string | null): Hex {
  return (/0x[0-9a-f]+/i.exec(text ?? '')?.[0] ?? '0x') as Hex
}
