import { createPrivateKey, sign as signBytes } from 'node:crypto'
import { getRejection, neverAborted } from '@latchkit/adapter-tests/promises'
import { openPage } from '@latchkit/adapter-tests/solana/page'
import { startAdapter } from '@latchkit/adapter-tests/startAdapter'
import { base58 } from '@scure/base'
import { Keypair } from '@solana/web3.js'
import { beforeEach, describe, expect, it } from 'vitest'
import { solana } from './solana.js'
import { parseSignInText } from './wallet/parseSignInText.js'
import { createStandardWallet, home, registerWallet } from './wallets.fixtures.js'

const key = Keypair.generate()
const address = key.publicKey.toBase58()
const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const lines = [
  'app.example wants you to sign in with your Solana account:',
  address,
  '',
  'Sign in to Example.',
  '',
  'URI: https://app.example',
  'Version: 1',
  `Chain ID: ${chainId}`,
  'Nonce: kEWepMt9knR6lWJ6A',
  'Issued At: 2030-01-01T00:00:00.000Z',
  'Expiration Time: 2030-01-01T00:10:00.000Z',
  'Not Before: 2030-01-01T00:00:00.000Z',
  'Request ID: 7',
  'Resources:',
  '- https://app.example/terms',
  '- https://app.example/privacy',
]
const text = lines.join('\n')
const input = {
  domain: 'app.example',
  address,
  statement: 'Sign in to Example.',
  uri: 'https://app.example',
  version: '1',
  chainId,
  nonce: 'kEWepMt9knR6lWJ6A',
  issuedAt: '2030-01-01T00:00:00.000Z',
  expirationTime: '2030-01-01T00:10:00.000Z',
  notBefore: '2030-01-01T00:00:00.000Z',
  requestId: '7',
  resources: ['https://app.example/terms', 'https://app.example/privacy'],
}

const toBytes = (value: string) => new TextEncoder().encode(value)
/** PKCS #8 (RFC 8410). */
const der = Buffer.concat([
  Buffer.from('302e020100300506032b657004220420', 'hex'),
  key.secretKey.slice(0, 32),
])
const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
const sign = (message: Uint8Array) => new Uint8Array(signBytes(null, message, privateKey))

beforeEach(() => void openPage())

/** Connects a wallet whose `solana:signIn` responds with what `respond` returns. */
async function connectWallet(respond?: () => unknown) {
  const made = createStandardWallet({ keys: [key] })
  const prompts: string[] = []
  const inputs: unknown[] = []
  made.wallet.features['solana:signMessage'] = {
    signMessage: async ({ message }: { readonly message: Uint8Array }) => {
      prompts.push('signMessage')
      return [{ signedMessage: message, signature: sign(message) }]
    },
  }
  if (respond)
    made.wallet.features['solana:signIn'] = {
      signIn: async (one: unknown) => {
        prompts.push('signIn')
        inputs.push(one)
        return respond()
      },
    }
  registerWallet(made.wallet)
  const { adapter } = startAdapter(solana(), [home])
  await adapter.connect({ connectorId: 'Made', signal: neverAborted })
  const signText = (message: string | Uint8Array = text) =>
    adapter.signMessage({ connectorId: 'Made', address, message })
  return { signText, prompts, inputs }
}

const output = (message: string, signature = sign(toBytes(message))) => [
  { account: { address }, signedMessage: toBytes(message), signature },
]

describe('a wallet with solana:signIn', () => {
  it('default: shows its own screen, and signs the requested message', async () => {
    const { signText, prompts, inputs } = await connectWallet(() => output(text))
    expect(await signText()).toBe(base58.encode(sign(toBytes(text))))
    expect(prompts).toEqual(['signIn'])
    expect(inputs).toEqual([input])
  })

  it.each<[wallet: string, respond: () => unknown]>([
    ['one like MetaMask, which signs the input as JSON', () => output(JSON.stringify(input))],
    [
      'one like Phantom on mobile devices, which adds the header of an off-chain message',
      () => output(`\xffsolana offchain${text}`),
    ],
    ['one that uses its own domain', () => output(text.replace('app.example', 'evil.example'))],
    ['one that changes the nonce', () => output(text.replace('kEWepMt9knR6lWJ6A', 'another12345'))],
    ['one that leaves out the statement', () => output(text.replace('Sign in to Example.\n\n', ''))],
    [
      'one that signs with another account',
      () => output(text.replace(address, Keypair.generate().publicKey.toBase58())),
    ],
    ['one with an invalid signature', () => output(text, new Uint8Array(64))],
    ['one without a result', () => []],
    ['one with a malformed result', () => ({ signedMessage: text })],
    [
      'one like those with a Ledger, which cannot show it',
      () => Promise.reject(new Error('Not supported by Ledger')),
    ],
  ])('behavior: %s, is asked to sign the text', async (_, respond) => {
    const { signText, prompts } = await connectWallet(respond)
    expect(await signText()).toBe(base58.encode(sign(toBytes(text))))
    expect(prompts).toEqual(['signIn', 'signMessage'])
  })

  it('error: the user declines, and is not asked twice', async () => {
    const declined = Object.assign(new Error('User rejected the request.'), { code: 4001 })
    const { signText, prompts } = await connectWallet(() => Promise.reject(declined))
    expect(await getRejection(signText())).toMatchObject({ code: 'user-rejected' })
    expect(prompts).toEqual(['signIn'])
  })

  it.each([
    ['another message', 'hello'],
    ['a message for another account', text.replace(address, Keypair.generate().publicKey.toBase58())],
    ['a message with another layout', text.replace('\n\nURI', '\n\n\nURI')],
    ['bytes', toBytes(text)],
  ])('behavior: %s is signed as it is', async (_, message) => {
    const { signText, prompts } = await connectWallet(() => output(text))
    await signText(message)
    expect(prompts).toEqual(['signMessage'])
  })

  it('behavior: a wallet without the feature is asked to sign the text', async () => {
    const { signText, prompts } = await connectWallet()
    await signText()
    expect(prompts).toEqual(['signMessage'])
  })
})

describe('parseSignInText', () => {
  it('default: returns the input of which the wallet creates the text', () => {
    expect(parseSignInText(text)).toEqual(input)
  })

  it('behavior: a message with only a domain and an address, and one without a statement', () => {
    expect(parseSignInText(lines.slice(0, 2).join('\n'))).toEqual({ domain: 'app.example', address })
    const [first, second, empty, , , ...rest] = lines
    expect(parseSignInText([first, second, empty, ...rest].join('\n'))).toEqual({
      ...input,
      statement: undefined,
    })
  })

  it.each([
    ['lines in another order', text.replace('Version: 1\n', '').replace('Nonce', 'Version: 1\nNonce')],
    ['a line twice', text.replace('Version: 1', 'Version: 1\nVersion: 1')],
    ['an unknown line', text.replace('Version: 1', 'Version: 1\nAmount: 1')],
    ['a resource without a dash', text.replace('- https', 'https')],
    ['another account', text.replace('Solana', 'Ethereum')],
  ])('error: %s', (_, given) => {
    expect(parseSignInText(given)).toBeUndefined()
  })
})
