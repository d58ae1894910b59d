import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { toWalletUnderTest, type WalletRequest } from '@latchkit/adapter-tests/walletUnderTest'
import { bitcoinChainIds, bitcoinChainNameOf } from '@latchkit/core/schema'
import {
  type AdapterUnderTest,
  adapterConformance,
  type BitcoinUnderTest,
  type WalletFault,
  type WalletUnderTest,
} from '@latchkit/core/testing'
import {
  type BitcoinNetworkName,
  type BitcoinWalletControl,
  type BitcoinWalletOptions,
  bitcoinMalformedAnswers,
  ingot,
  minnow,
  orchard,
  saddle,
  satchel,
} from '@latchkit/devnet/page-bitcoin'
import { base64, hex } from '@scure/base'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bitcoin } from './bitcoin.js'
import {
  createNetwork,
  fetchEsplora,
  getAccount,
  getOutputs,
  makePsbt,
  overrideBalance,
  readTransaction,
} from './chain.fixtures.js'
import { openPage, type TestPage } from './page.fixtures.js'
import { readPsbt, signedInputs, verifyBip322, verifyEcdsa } from './verify.fixtures.js'

/** A wallet style and its differences from the others. */
type StyleUnderTest = {
  readonly wallet: BitcoinWalletOptions
  readonly connectorId: string
  readonly type: 'announced' | 'injected'
  readonly name: string
  readonly hasOrdinals: boolean
  readonly signsBytes: boolean
  readonly asksSilently: boolean
  /** Returns the wallet's response with that PSBT, in its style. */
  readonly toAnswer: (psbt: Uint8Array) => Readonly<Record<string, unknown>>
}

const usual = { type: 'injected', signsBytes: false, asksSilently: true, hasOrdinals: true } as const
const styles: readonly StyleUnderTest[] = [
  {
    ...usual,
    wallet: ingot,
    connectorId: 'ingot',
    name: 'Ingot',
    type: 'announced',
    signsBytes: true,
    toAnswer: (signedPsbt) => ({ 'bitcoin:signTransaction': [{ signedPsbt }] }),
  },
  {
    ...usual,
    wallet: satchel,
    connectorId: 'satchel',
    name: 'Satchel',
    toAnswer: (psbt) => ({ signPsbt: { psbt: base64.encode(psbt) } }),
  },
  {
    ...usual,
    wallet: minnow,
    connectorId: 'unisat',
    name: 'UniSat',
    hasOrdinals: false,
    toAnswer: (psbt) => ({ signPsbt: hex.encode(psbt) }),
  },
  {
    ...usual,
    wallet: orchard,
    connectorId: 'okx',
    name: 'OKX Wallet',
    hasOrdinals: false,
    toAnswer: (psbt) => ({ signPsbt: hex.encode(psbt) }),
  },
  {
    ...usual,
    wallet: saddle,
    connectorId: 'leather',
    name: 'Leather',
    asksSilently: false,
    toAnswer: (psbt) => ({ signPsbt: { hex: hex.encode(psbt) } }),
  },
]

const methods: Readonly<Partial<Record<WalletRequest, readonly string[]>>> = {
  connect: ['bitcoin:connect', 'wallet_connect', 'getAccounts', 'requestAccounts', 'connect', 'getAddresses'],
  revoke: ['standard:disconnect', 'wallet_disconnect', 'disconnect'],
  sign: ['bitcoin:signMessage', 'bitcoin:signTransaction', 'signMessage', 'signPsbt'],
  send: ['sendTransfer', 'sendBitcoin', 'bitcoin:signTransaction'],
}
const faults: Readonly<Partial<Record<WalletFault, Readonly<Record<string, unknown>>>>> = {
  accounts: bitcoinMalformedAnswers.accountsNotAddresses,
  signature: bitcoinMalformedAnswers.signatureEmpty,
  hash: bitcoinMalformedAnswers.txidNull,
}

/** The Esplora server of another chain, where every address is empty. */
const emptyServer = createServer((_, response) => response.end('[]'))
let otherUrl = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => emptyServer.listen(0, '127.0.0.1', resolve))
  otherUrl = `http://127.0.0.1:${(emptyServer.address() as AddressInfo).port}`
  // The chain starts on its first request.
  await fetchEsplora('/blocks/tip/height')
}, 180_000)

afterAll(() => void emptyServer.close())

describe.each(styles)('$wallet.style', (style) => {
  const { signsBytes, asksSilently } = style
  const capabilities = {
    switchesNetwork: false,
    host: false,
    evm: false,
    bitcoin: true,
    signsBytes,
    asksSilently,
    walletMethods: ['authorize', 'keepPermission'],
  } as const
  adapterConformance({ describe, expect, it, capabilities, make: async () => createEnvironment(style) })
})

function createEnvironment(style: StyleUnderTest): AdapterUnderTest {
  const late = style.wallet === ingot ? 'satchel' : 'ingot'
  const lateWallet = { ...(style.wallet === ingot ? satchel : ingot), state: { announces: 'never' } as const }
  const kept = new Map<string, string>()
  const open = () => openPage([style.wallet, lateWallet], kept)
  let page = open()
  const home = createNetwork('regtest')
  return {
    factory: bitcoin(),
    async reload() {
      page = open()
      return bitcoin()
    },
    networks: {
      home,
      other: createNetwork('testnet', otherUrl),
      dead: createNetwork('signet', 'http://127.0.0.1:1'),
    },
    foreignChainId: bitcoinChainIds.mainnet,
    wallet: underTest(style.connectorId, () => page, style.wallet.key, style),
    lateWallet: underTest(late, () => page, late, { name: lateWallet.name, type: 'announced' }),
    setBalance: ({ address, value }) => overrideBalance(address, value),
    greatestBalance: 2_100_000_000_000_000n,
    async verifyMessage({ address, message, signature }) {
      const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message
      return verifyBip322(address, bytes, signature)
    },
    settled: waitUntilSettled,
    listeners: () => page.listeners(),
    bitcoin: createBitcoinUnderTest(style, () => page.control(style.wallet.key)),
    async stop() {
      await overrideBalance(getAccount(0).payment.address, null)
      page.close()
    },
  }
}

function underTest(
  connectorId: string,
  page: () => TestPage,
  key: string,
  { name, type }: Pick<StyleUnderTest, 'name' | 'type'>,
): WalletUnderTest {
  const control = () => page().control(key)
  return toWalletUnderTest({
    connectorId,
    name,
    type,
    control,
    accounts: [getAccount(0).payment.address, getAccount(1).payment.address],
    methods,
    faults,
    switchNetwork: (chainId) => control().switchNetwork(bitcoinChainNameOf(chainId) as BitcoinNetworkName),
    // A provider without an announcement is available once the page has loaded.
    announce: () => page().dispatchEvent(new Event('load')),
  })
}

function createBitcoinUnderTest(
  { hasOrdinals, toAnswer }: StyleUnderTest,
  control: () => BitcoinWalletControl,
): BitcoinUnderTest {
  const receiver = getAccount(4).payment.address
  const otherAccount = getAccount(5)
  let last = ''
  return {
    hasOrdinals,
    receiver,
    wrongAddresses: ['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', `${receiver.slice(0, -1)}q`],
    async verifyMessage({ address, message, signature, protocol }) {
      const verify = protocol === 'ecdsa' ? verifyEcdsa : verifyBip322
      return verify(address, new TextEncoder().encode(message), signature)
    },
    async psbt({ from, value }) {
      last = await makePsbt([from, otherAccount.payment.address], receiver, value)
      return last
    },
    ownPsbt: ({ from, value }) => makePsbt([from], receiver, value),
    signedInputs: async (psbt, address) => signedInputs(psbt, address),
    outputs: async (psbt) => getOutputs(psbt),
    transaction: readTransaction,
    async cheat(how) {
      const addresses = [getAccount(0).payment.address, otherAccount.payment.address]
      const psbt = how === 'transaction' ? await makePsbt(addresses, receiver, 9_999n) : last
      const transaction = readPsbt(psbt)
      if (how !== 'nothing') transaction.signIdx(hex.decode(getAccount(0).payment.privateKey), 0)
      if (how === 'input') transaction.signIdx(hex.decode(otherAccount.payment.privateKey), 1)
      control().set({ malformed: toAnswer(transaction.toPSBT()) })
    },
  }
}
