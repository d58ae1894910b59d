import { readFileSync } from 'node:fs'
import { hex } from '@scure/base'
import { Address, OutScript, Transaction } from '@scure/btc-signer'
import {
  createPublicClient,
  custom,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  hashMessage,
  parseAbi,
  stringToHex,
  verifyMessage,
} from 'viem'
import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { openBitcoinPage } from '../browser/bitcoinPage.fixtures.js'
import { openTestPage, type TestPage } from '../browser/page.fixtures.js'
import { tokens } from '../contracts/tokens.js'
import { createFakeChain } from '../fakeChain/createFakeChain.js'
import { accounts } from '../foundation/accounts.js'
import { harbor } from '../wallet/wallets.js'
import { personaBehaviors } from './personaBehaviors.js'
import { type EvmPersonaName, personas } from './personas.js'

const isValidSignatureAbi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
])
const base = { chainId: '0x2105' }
const addBase = { ...base, chainName: 'Base', rpcUrls: ['https://mainnet.base.org'] }
const first = accounts[0].address

function open(name: EvmPersonaName, options: Parameters<typeof openTestPage>[1] = {}): TestPage {
  return openTestPage([{ ...personas[name], promptMs: 0 }], options)
}

/** Opens a page with a wallet that knows only the first of two chains. */
function openWithOneChain(name: EvmPersonaName): TestPage {
  return openTestPage([{ ...personas[name], knows: [0] }])
}

async function getError(request: Promise<unknown>): Promise<unknown> {
  return request.then(
    (result) => {
      throw new Error(`answered ${JSON.stringify(result)}`)
    },
    (error: unknown) => error,
  )
}

async function failsWith4902(name: EvmPersonaName): Promise<void> {
  const error = await getError(openWithOneChain(name).request('wallet_switchEthereumChain', [base]))
  expect(error).toMatchObject({ code: 4902 })
}

function replacesEthereum(name: EvmPersonaName): void {
  const page = openTestPage([harbor, personas[name]])
  expect(page.window.ethereum).toBe(page.announced[1]?.provider)
}

/** The address of the account of a page, after it is connected. */
async function connect(page: TestPage): Promise<Hex> {
  const [account] = (await page.request('eth_requestAccounts')) as [Hex]
  return account
}

const typedData = {
  domain: { chainId: 1 },
  primaryType: 'Order',
  types: { Order: [{ name: 'amount', type: 'uint256' }] },
  message: { amount: '5' },
}

/** A PSBT in hex that spends one output of an address. */
function createPsbt(address: string): string {
  const script = OutScript.encode(Address().decode(address))
  const psbt = new Transaction()
  psbt.addInput({ txid: '11'.repeat(32), index: 0, witnessUtxo: { script, amount: 10_000n } })
  psbt.addOutput({ script, amount: 9_000n })
  return hex.encode(psbt.toPSBT())
}

function readInput(psbt: unknown) {
  return Transaction.fromPSBT(hex.decode(String(psbt))).getInput(0)
}

/** The checks of `personaBehaviors`, by their names there. */
const checks: Readonly<Record<string, () => unknown>> = {
  async 'metaMask: a locked wallet has no accounts'() {
    const page = open('metaMask')
    expect(await connect(page)).toBe(first.toLowerCase())
    await page.wallets[0].lock()
    expect(await page.request('eth_accounts')).toEqual([])
  },
  async 'metaMask: a second connection request fails with -32002 while the first is open'() {
    const page = open('metaMask', { approval: 'manual' })
    const connecting = page.request('eth_requestAccounts')
    expect(await getError(page.request('eth_requestAccounts'))).toMatchObject({ code: -32002 })
    await page.wallets[0].approve()
    expect(await connecting).toHaveLength(1)
  },
  async 'metaMask: addresses are in lower case'() {
    expect(await connect(open('metaMask'))).toBe(first.toLowerCase())
  },
  async 'metaMask: each origin has its own chain'() {
    const page = open('metaMask')
    const other = page.open('https://other.test/')
    await page.request('wallet_switchEthereumChain', [base])
    expect(await page.request('eth_chainId')).toBe('0x2105')
    expect(await other.request('eth_chainId')).toBe('0x1')
  },
  'metaMask: a switch to an unknown chain fails with 4902': () => failsWith4902('metaMask'),
  async 'metaMask: a chain with unknown keys is not added'() {
    const page = openWithOneChain('metaMask')
    const error = await getError(page.request('wallet_addEthereumChain', [{ ...addBase, fast: true }]))
    expect(error).toMatchObject({ code: -32602 })
    expect(await page.request('wallet_addEthereumChain', [addBase])).toBeNull()
  },
  async 'metaMask: a chain whose symbol has more than six characters is not added'() {
    const page = openWithOneChain('metaMask')
    const nativeCurrency = { name: 'Ether', symbol: 'BASEETH', decimals: 18 }
    const error = await getError(page.request('wallet_addEthereumChain', [{ ...addBase, nativeCurrency }]))
    expect(error).toMatchObject({ code: -32602 })
  },
  async 'metaMask: a chain whose node is on another chain is not added'() {
    const page = openWithOneChain('metaMask')
    const wrong = { ...addBase, chainId: '0x2106' }
    expect(await getError(page.request('wallet_addEthereumChain', [wrong]))).toMatchObject({ code: -32602 })
  },
  'coinbase: its provider has the flag isCoinbaseWallet'() {
    expect(open('coinbase').provider.isCoinbaseWallet).toBe(true)
  },
  'coinbase: its provider is also at window.coinbaseWalletExtension'() {
    const page = open('coinbase')
    expect(page.window.coinbaseWalletExtension).toBe(page.provider)
  },
  'coinbase: it replaces window.ethereum of another wallet': () => replacesEthereum('coinbase'),
  async 'coinbase: the chain of the site is not added again'() {
    const page = open('coinbase')
    const mainnet = { chainId: '0x1', chainName: 'Ethereum', rpcUrls: ['https://eth.test'] }
    expect(await getError(page.request('wallet_addEthereumChain', [mainnet]))).toMatchObject({ code: -32602 })
  },
  'coinbase: a switch to an unknown chain fails with 4902': () => failsWith4902('coinbase'),
  'rabby: it replaces window.ethereum of another wallet': () => replacesEthereum('rabby'),
  'rabby: a switch to an unknown chain fails with 4902': () => failsWith4902('rabby'),
  'phantom: its provider is also at window.phantom.ethereum, with the flag isPhantom'() {
    const page = open('phantom')
    expect(Object(page.window.phantom).ethereum).toBe(page.provider)
    expect(page.provider.isPhantom).toBe(true)
  },
  'phantom: it is not in frames'() {
    expect(open('phantom').open('https://dapp.test/', true).announced).toEqual([])
  },
  'phantom: it is not on pages without HTTPS, except those of this machine'() {
    expect(open('phantom', { url: 'http://dapp.test/' }).announced).toEqual([])
    expect(open('phantom', { url: 'http://localhost:5173/' }).announced).toHaveLength(1)
    expect(open('phantom', { url: 'http://127.0.0.1:5173/' }).announced).toHaveLength(1)
  },
  async 'phantom: any second request fails with -32002 while the first is open'() {
    const page = open('phantom', { approval: 'manual' })
    const connecting = page.request('eth_requestAccounts')
    const second = page.request('wallet_switchEthereumChain', [base])
    expect(await getError(second)).toMatchObject({ code: -32002 })
    await page.wallets[0].approve()
    expect(await connecting).toHaveLength(1)
  },
  async 'phantom: a signature for a site that is not connected fails with 4100'() {
    const signing = open('phantom').request('personal_sign', [stringToHex('Hi'), first])
    expect(await getError(signing)).toMatchObject({ code: 4100 })
  },
  async 'phantom: no chain can be added'() {
    const adding = openWithOneChain('phantom').request('wallet_addEthereumChain', [addBase])
    expect(await getError(adding)).toMatchObject({ code: 4200 })
  },
  'okx: its provider is also at window.okxwallet, with the flag isOkxWallet'() {
    const page = open('okx')
    expect(page.window.okxwallet).toBe(page.provider)
    expect(page.provider.isOkxWallet).toBe(true)
  },
  'okx: it replaces window.ethereum of another wallet': () => replacesEthereum('okx'),
  'okx: a switch to an unknown chain fails with 4902': () => failsWith4902('okx'),
  async 'trust: a switch to an unknown chain fails without a code'() {
    const error = await getError(openWithOneChain('trust').request('wallet_switchEthereumChain', [base]))
    expect(error).toMatchObject({ name: 'Error' })
    expect(Object(error).code).toBeUndefined()
  },
  async 'safe: its account is a contract, which verifies signatures'() {
    const chain = createFakeChain()
    const page = open('safe', { chains: [chain] })
    const account = await connect(page)
    const signature = (await page.request('personal_sign', [stringToHex('Hi'), account])) as Hex
    expect(await verifyMessage({ address: account, message: 'Hi', signature })).toBe(false)
    const client = createPublicClient({ chain: mainnet, transport: custom(chain) })
    const call = { address: account, abi: isValidSignatureAbi, functionName: 'isValidSignature' } as const
    expect(await client.readContract({ ...call, args: [hashMessage('Hi'), signature] })).toBe('0x1626ba7e')
    expect(await client.readContract({ ...call, args: [hashMessage('Ho'), signature] })).toBe('0xffffffff')
  },
  async 'safe: a transaction is queued: its hash is not on the chain'() {
    const chain = createFakeChain()
    const page = open('safe', { chains: [chain] })
    const account = await connect(page)
    const hash = await page.request('eth_sendTransaction', [{ from: account, to: first, value: '0x1' }])
    expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(await chain.request({ method: 'eth_getTransactionByHash', params: [hash] })).toBeNull()
    expect(chain.transactions).toEqual([])
  },
  async 'safe: the chain cannot be switched'() {
    const switching = open('safe').request('wallet_switchEthereumChain', [base])
    expect(await getError(switching)).toMatchObject({ code: -32601 })
  },
  async 'ledger: the call of a contract fails while blind signing is off'() {
    const page = open('ledger')
    const from = await connect(page)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [first, 1n] })
    const call = { from, to: tokens[0]?.address, data }
    const error = await getError(page.request('eth_sendTransaction', [call]))
    expect(error).toMatchObject({ code: -32603, message: expect.stringContaining('Blind signing') })
    expect(await page.request('eth_sendTransaction', [{ from, to: first, value: '0x1' }])).toMatch(/^0x/)
    await page.wallets[0].set({ signsBlindly: true })
    expect(await page.request('eth_sendTransaction', [call])).toMatch(/^0x/)
  },
  async 'ledger: typed data is not signed while blind signing is off'() {
    const page = open('ledger')
    const from = await connect(page)
    const error = await getError(page.request('eth_signTypedData_v4', [from, JSON.stringify(typedData)]))
    expect(error).toMatchObject({ message: 'Ledger: Blind signing must be enabled' })
  },
  async 'ledger: a rejection on the device has no code of its own'() {
    const page = open('ledger')
    const from = await connect(page)
    const rejected = page.wallets[0].reject()
    const error = await getError(page.request('personal_sign', [stringToHex('Hi'), from]))
    expect(error).toMatchObject({ code: -32603, message: expect.stringContaining('0x6985') })
    expect((await rejected).status).toBe('rejected')
  },
  async 'xverse: its provider is at window.XverseProviders.BitcoinProvider'() {
    const { window } = openBitcoinPage('xverse')
    expect(await window.XverseProviders?.BitcoinProvider.request('getInfo')).toHaveProperty('result')
  },
  'xverse: it lists itself in window.btc_providers'() {
    expect(openBitcoinPage('xverse').window.btc_providers).toMatchObject([
      { id: 'XverseProviders.BitcoinProvider', name: 'Xverse Wallet' },
    ])
  },
  async 'xverse: an error is a response, and not thrown'() {
    const { window, wallet } = openBitcoinPage('xverse')
    await wallet.autoReject()
    expect(await window.XverseProviders?.BitcoinProvider.request('getAccounts', {})).toMatchObject({
      error: { code: -32000 },
    })
    expect(wallet.requests).toMatchObject([{ kind: 'connect', status: 'rejected' }])
  },
  async 'xverse: a connected site reads the accounts without another request'() {
    const { window, wallet } = openBitcoinPage('xverse')
    const params = { purposes: ['payment'] }
    await window.XverseProviders?.BitcoinProvider.request('getAccounts', params)
    await wallet.hang()
    expect(await window.XverseProviders?.BitcoinProvider.request('getAccounts', params)).toMatchObject({
      result: [{ address: wallet.address }],
    })
  },
  'unisat: it has no function request'() {
    const { unisat } = openBitcoinPage('unisat').window
    expect(unisat?.requestAccounts).toBeTypeOf('function')
    expect(unisat?.request).toBeUndefined()
  },
  async 'unisat: signed inputs are final, unless the app sets autoFinalized'() {
    const { window, wallet } = openBitcoinPage('unisat')
    await window.unisat?.requestAccounts?.()
    const psbt = createPsbt(wallet.address)
    const signed = await window.unisat?.signPsbt?.(psbt)
    expect(readInput(signed).finalScriptWitness).toBeDefined()
    const open = await window.unisat?.signPsbt?.(psbt, { autoFinalized: false })
    expect(readInput(open).finalScriptWitness).toBeUndefined()
    expect(readInput(open).partialSig).toHaveLength(1)
  },
}

test.each(personaBehaviors.map(({ persona, behavior }) => `${persona}: ${behavior}`))(
  'behavior: %s',
  async (name) => {
    expect.hasAssertions()
    await checks[name]?.()
  },
)

test('behavior: every check belongs to a behavior with a source', () => {
  const names = personaBehaviors.map(({ persona, behavior }) => `${persona}: ${behavior}`)
  expect(Object.keys(checks).sort()).toEqual([...names].sort())
  expect(personaBehaviors.every(({ source }) => source.startsWith('https://'))).toBe(true)
})

test('behavior: every persona has a behavior', () => {
  expect(new Set(personaBehaviors.map(({ persona }) => persona))).toEqual(new Set(Object.keys(personas)))
})

test('behavior: the user of a Ledger needs a second', () => {
  expect(personas.ledger.promptMs).toBe(1_000)
})

test('behavior: the documentation lists every behavior with its source', () => {
  const page = new URL('../../../../apps/docs/src/content/docs/guides/testing.md', import.meta.url)
  const text = readFileSync(page, 'utf8')
  for (const { persona, behavior, source } of personaBehaviors) {
    const row = text.split('\n').find((line) => line.startsWith(`| \`${persona}\` | ${behavior} |`))
    expect(row, `${persona}: ${behavior}`).toContain(`(${source})`)
  }
})
