import { expect, test } from 'vitest'
import { solanaAccounts } from '../solana/accounts.js'
import { createSolanaPage, verifySignature } from './solanaWallet.fixtures.js'

const [first] = solanaAccounts.map(({ address }) => address)
const text = (value: string) => new TextEncoder().encode(value)

test('default', async () => {
  const page = createSolanaPage()
  const [output] = await page.features['solana:signIn'].signIn({
    statement: 'Hello',
    nonce: '12345678',
    chainId: 'mainnet',
    resources: ['https://a.test', 'https://b.test'],
  })
  const signed = output?.signedMessage ?? text('')
  expect(new TextDecoder().decode(signed)).toBe(
    `dapp.test wants you to sign in with your Solana account:\n${first}\n\nHello\n\nChain ID: mainnet\nNonce: 12345678\nResources:\n- https://a.test\n- https://b.test`,
  )
  expect(verifySignature(first ?? '', signed, output?.signature)).toBe(true)
  expect(output).toMatchObject({ account: { address: first } })
  expect(page.control().wallet.accounts).toHaveLength(1)
  expect(page.control().prompts).toMatchObject([{ method: 'solana:signIn' }])
})

test('param: signsIn', () => {
  const page = createSolanaPage()
  expect(page.features).toHaveProperty(['solana:signIn'])
  page.control().set({ signsIn: false })
  expect(page.features).not.toHaveProperty(['solana:signIn'])
})

test('param: signInNeedsConnection', async () => {
  const page = createSolanaPage()
  page.control().set({ signInNeedsConnection: true })
  const { signIn } = page.features['solana:signIn']
  await expect(signIn({ nonce: '12345678' })).rejects.toMatchObject({ code: 4100 })
  expect(page.control().prompts).toEqual([])
  await page.features['standard:connect'].connect()
  expect(await signIn({ nonce: '12345678' })).toMatchObject([{ account: { address: first } }])
})

test.each([
  ['json', '{"domain":"dapp.test","nonce":"12345678"}'],
  [
    'header',
    `\u00ffsolana offchaindapp.test wants you to sign in with your Solana account:\n${first}\n\nNonce: 12345678`,
  ],
  [
    'other-nonce',
    `dapp.test wants you to sign in with your Solana account:\n${first}\n\nNonce: anotherNonce`,
  ],
] as const)('param: signInText %s', async (signInText, expected) => {
  const page = createSolanaPage()
  page.control().set({ signInText })
  const [output] = await page.features['solana:signIn'].signIn({ domain: 'dapp.test', nonce: '12345678' })
  const signed = output?.signedMessage ?? text('')
  expect(new TextDecoder().decode(signed)).toBe(expected)
  expect(verifySignature(first ?? '', signed, output?.signature)).toBe(true)
})
