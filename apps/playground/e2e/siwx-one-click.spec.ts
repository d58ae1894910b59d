import type { Phone } from '@latchkit/devnet/phone'
import type { Page } from '@playwright/test'
import { holdRequests } from './holdRequests.js'
import { expect, test } from './remoteFixtures.js'

const status = /status of 40[01]/

/** The requests to the server that verify a message, with their status. */
function recordVerifications(page: Page): readonly number[] {
  const verified: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/api/sign-in/verify')) verified.push(response.status())
  })
  return verified
}

const methodsOf = (phone: Phone) => phone.prompts.map(({ method }) => method)

test('default: a phone connects and signs in with one approval, and the server verifies the message', async ({
  remote,
  phone,
  page,
}) => {
  phone.set({ authenticates: 'first-chain' })
  const verified = recordVerifications(page)
  await remote.visit({ siwx: 'on', chains: 'evm' })
  const verification = page.waitForRequest((request) => request.url().endsWith('/api/sign-in/verify'))
  await remote.pairWith(phone)
  const { message } = (await verification).postDataJSON()
  expect(message).toContain(`your Ethereum account:\n${phone.evmAddresses[0]}\n`)
  expect(message).toContain('Sign in to the playground. I further authorize the stated URI')
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected' })
  expect(verified).toEqual([200])
  expect(methodsOf(phone)).toEqual(['session_authenticate'])

  await test.step('the session is used for requests, and survives a reload without a prompt', async () => {
    await page.reload()
    await remote.expectValues({ EVM: 'connected' })
    await expect(remote.modal).toBeHidden()
    expect(methodsOf(phone)).toEqual(['session_authenticate'])
  })

  await test.step('the phone ends it', async () => {
    await phone.disconnect()
    await expect(remote.fact('EVM', 'Status')).toHaveText('disconnected')
  })
})

test('behavior: the modal says that the phone is asked to sign in, and that the app verifies it', async ({
  remote,
  phone,
  page,
}) => {
  phone.set({ authenticates: 'first-chain' })
  await remote.visit({ siwx: 'on', chains: 'evm' })
  const release = await holdRequests(page, '**/api/sign-in/verify')
  await remote.openQrCode()
  await expect(remote.modal.getByText('to connect and sign in.')).toBeVisible()
  await phone.pair(await remote.code())
  await expect(remote.modal.getByText('Authenticating…')).toBeVisible()
  await expect(remote.copyLink).toBeHidden()
  release()
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected' })
  await expect(await remote.getTelemetry('SIWX_AUTH_SUCCESS')).toContainText('eip155:31337')
})

test('behavior: a phone that signs for every chain; the server keeps the session of the current one', async ({
  remote,
  phone,
  page,
}) => {
  phone.set({ authenticates: 'every-chain' })
  const verified = recordVerifications(page)
  await remote.visit({ siwx: 'on', chains: 'evm' })
  await remote.pairWith(phone)
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected' })
  expect(verified).toEqual([200])
  expect(methodsOf(phone)).toEqual(['session_authenticate'])
})

test('behavior: a phone without the method approves the proposal, and signs in after it', async ({
  remote,
  phone,
  page,
}) => {
  const verified = recordVerifications(page)
  await remote.visit({ siwx: 'on', chains: 'evm' })
  await remote.pairWith(phone)
  await remote.modal.getByRole('button', { name: 'Sign' }).click()
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected' })
  expect(verified).toEqual([200])
  expect(methodsOf(phone)).toEqual(['session_proposal', 'personal_sign'])
})

test('behavior: a phone that declines can connect with the next code', async ({ remote, phone }) => {
  phone.set({ authenticates: 'first-chain', answer: { session_authenticate: 'reject' } })
  await remote.visit({ siwx: 'on', chains: 'evm' })
  await remote.pairWith(phone)
  await expect(remote.modal.getByText('Request declined')).toBeVisible()
  await expect(remote.fact('EVM', 'Status')).toHaveText('disconnected')
  expect(phone.sessions).toEqual([])
  phone.set({ answer: 'approve' })
  await remote.modal.getByRole('button', { name: 'Try again' }).click()
  await expect(remote.copyLink).toBeEnabled()
  await phone.pair(await remote.code())
  await expect(remote.modal).toBeHidden()
  await remote.expectValues({ EVM: 'connected' })
})

test.describe('a hostile phone', () => {
  test.use({ expectedErrors: [status] })

  const other = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  for (const [name, cacao] of Object.entries({
    nonce: { nonce: 'another1234' },
    domain: { domain: 'evil.example' },
    account: { iss: `did:pkh:eip155:31337:${other}` },
  }))
    test(`error: another ${name} is refused, and the session is ended`, async ({ remote, phone, page }) => {
      phone.set({ authenticates: 'first-chain', cacao })
      const verified = recordVerifications(page)
      await remote.visit({ siwx: 'on', chains: 'evm' })
      await remote.pairWith(phone)
      await expect(remote.modal.getByText('Your wallet sent an answer that can’t be used.')).toBeVisible()
      await expect(remote.fact('EVM', 'Status')).toHaveText('disconnected')
      await phone.until(() => phone.sessions.length === 0)
      expect(verified).toEqual([])
      // The log is behind the modal.
      await remote.modal.getByRole('button', { name: 'Close' }).click()
      await expect(remote.modal).toBeHidden()
      await expect(await remote.getTelemetry('SIWX_AUTH_ERROR')).toContainText('eip155:31337')
    })
})
