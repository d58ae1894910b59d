import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRemoteScope } from '../browser/remoteScope.js'
import * as errorClasses from '../exports/errors.js'
import type * as core from '../exports/index.js'
import { toAccountModel } from '../features/account/account/view.js'
import { connect } from '../features/wallet/connection/connect.js'
import { toConnectingModel } from '../features/wallet/connection/toConnectingModel.js'
import { toConnectModel } from '../features/wallet/connection/toConnectModel.js'
import { initialState as initialDirectory } from '../features/wallet/directory/machine.js'
import { toAllWalletsModel } from '../features/wallet/directory/toAllWalletsModel.js'
import { toDownloadsModel } from '../features/wallet/directory/toDownloadsModel.js'
import { toConnectingMultiChainModel } from '../features/wallet/network/toConnectingMultiChainModel.js'
import { toNetworkButtonModel } from '../features/wallet/network/toNetworkButtonModel.js'
import { toNetworksModel } from '../features/wallet/network/toNetworksModel.js'
import { toSwitchActiveChainModel } from '../features/wallet/network/toSwitchActiveChainModel.js'
import { toSwitchNetworkModel } from '../features/wallet/network/toSwitchNetworkModel.js'
import { toUnsupportedChainModel } from '../features/wallet/network/toUnsupportedChainModel.js'
import { toFailure } from '../foundation/errors/toFailure.js'
import { toConnectingRemoteModel } from '../sources/walletconnect/pairing/toConnectingRemoteModel.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'

const source = new URL('../', import.meta.url)

/** The files with the models of views, with the messages of the kit, and with the policies that create them. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /^(features|sources)\//.test(path) &&
    /\/(to\w+Model|view|policy|getAppRejectionCommands|toNetworkRow|toChainName)\.ts$|\/(alerts|snackbar)\/\w+\.ts$|\/toFailure\.ts$/.test(
      path,
    ),
)

/** The source files of core and the adapters, which create the names of wallets. */
const packages = new URL('../../../', import.meta.url)
const allFiles = readdirSync(packages, { encoding: 'utf8' })
  .filter((name) => name === 'core' || name.startsWith('adapter-'))
  .flatMap((name) => {
    const folder = new URL(`${name}/src/`, packages)
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.ts$/.test(path) && !/\.(test|fixtures)\.ts$|(^|\/)testing\//.test(path))
      .map((path) => new URL(path, folder))
  })

/** Two words in a row: no code, id or name of a field has a space. */
const sentence = /\p{L}\p{L}+[,.]? \p{L}\p{L}+/u

/** Returns the strings of a source file that contain two words in a row. */
function findSentences(code: string): readonly string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*|^declare module.*$/gm, '')
  return (plain.match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? []).filter((text) => sentence.test(text))
}

/**
 * Returns the strings of a source file that describe something instead of naming it, such as `Browser wallet`. In names of
 * products, the second word has a capital letter too. The messages of errors have more words.
 */
function findDescriptions(code: string): readonly string[] {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
  return plain.match(/'\p{Lu}\p{Ll}+ \p{Ll}+'/gu) ?? []
}

/** Returns every string of a value. */
function getStrings(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(getStrings) : []
}

const wallet = 'io.fake'
const reason = 'the words of an error'
const values = { field: reason, reason, network: reason, unit: reason, method: reason, connectorId: wallet }

/** Returns the names of the wallets in a model. */
function getWalletNames(model: unknown): readonly unknown[] {
  if (typeof model !== 'object' || model === null) return []
  return Object.entries(model).flatMap(([field, value]) =>
    /^(wallets?|current)$/.test(field)
      ? [value].flat().map((one) => Reflect.get(one, 'name'))
      : getWalletNames(value),
  )
}

/** One error of each class that a view can show, each with words in its message. */
const errors: readonly core.LatchkitError[] = [
  new errorClasses.AdapterNotFoundError({ namespace: 'eip155' }),
  new errorClasses.MethodNotSupportedError({ method: reason, namespace: 'eip155' }),
  new errorClasses.BalanceUnavailableError(values),
  new errorClasses.TransactionsUnavailableError(values),
  new errorClasses.NftsUnavailableError(values),
  new errorClasses.InvalidCaipError({ standard: 'CAIP-2', text: reason, reason }),
  new errorClasses.ConfigError({ path: 'networks', reason }),
  new errorClasses.AccountNotFoundError({ address: reason }),
  new errorClasses.DisconnectError({ errors: {} }),
  new errorClasses.NetworkNotFoundError({ chainId: reason }),
  new errorClasses.InvalidAddressError({ ...values, address: reason }),
  new errorClasses.InvalidAmountError(values),
  new errorClasses.InvalidParameterError(values),
  new errorClasses.InvalidTransactionError(values),
  new errorClasses.InvalidTypedDataError(values),
  new errorClasses.NotConnectedError({ namespace: 'eip155' }),
  new errorClasses.SessionChangedError({ changed: 'wallet', before: reason, now: reason }),
  new errorClasses.BlockhashExpiredError({ signature: reason, lastValidBlockHeight: 1n }),
  new errorClasses.ReceiptTimeoutError({ hash: reason, timeoutMs: 1 }),
  new errorClasses.RpcRequestError({ ...values, reason: 'refused', details: reason }),
  new errorClasses.AbortedError(),
  new errorClasses.ChainNotSupportedError(values),
  new errorClasses.UserRejectedError(),
  new errorClasses.WalletNotFoundError(values),
  new errorClasses.WalletRequestError({ ...values, rpcCode: -32002, details: reason }),
  new errorClasses.WalletResponseError(values),
  new errorClasses.RelayRefusedError({ reason: 'key' }),
  new errorClasses.RelayRefusedError({ reason: 'origin' }),
  new errorClasses.RelayNotConfiguredError(),
  new errorClasses.RelayUnreachableError({ details: reason }),
  new errorClasses.RemoteSessionEndedError(),
  new errorClasses.ActionIgnoredError({ feature: reason, event: reason }),
  new errorClasses.UnexpectedError({ cause: new Error(reason) }),
]

test.each(errors.map((error) => [error.name, error] as const))(
  'default: no view model contains the words of %s',
  (_, error) => {
    const { kit } = createTestKit()
    kit.mount()
    const { config } = kit
    const [first, second] = config.networks.map(({ caipNetworkId }) => caipNetworkId)
    if (!first || !second) throw new TypeError('The test kit has two networks.')
    const state: core.KitState = {
      ...kit.getState(),
      connection: {
        eip155: { status: 'disconnected', outcome: { status: 'failed', connectorId: wallet, error } },
      },
      network: { ...kit.getState().network, switching: { status: 'failed', target: second, error } },
      pairing: { status: 'idle', nextId: 1, outcome: { status: 'failed', error } },
      directory: { ...initialDirectory(), status: 'failed', error },
    }
    const names = [...config.networks.map(({ name }) => name), ...getStrings(kit.getState().wallets)]
    const models = [
      toConnectModel(state, config),
      toConnectingModel(state, config, { walletId: wallet, namespace: 'eip155' }),
      toConnectingMultiChainModel(state, config, wallet),
      toConnectingRemoteModel(state, config, {}, readRemoteScope()),
      toAllWalletsModel(state, config),
      toNetworkButtonModel(state, config),
      toNetworksModel(state, config, ''),
      toSwitchNetworkModel(state, config, second),
      toSwitchActiveChainModel(state, config, 'eip155:1337'),
      toUnsupportedChainModel(state, config, 'eip155'),
      toAccountModel(state, config, 'eip155'),
      toFailure(error),
    ]
    const texts = models.flatMap(getStrings).filter((text) => !names.includes(text))
    expect(texts).toContain(error.code)
    expect(texts.filter((text) => sentence.test(text))).toEqual([])
  },
)

test('behavior: an error with a code of an adapter of the app keeps its words', () => {
  const error = new errorClasses.LatchkitError({
    code: 'ledger-locked',
    shortMessage: 'Ledger is locked.',
    metaMessages: ['The device asked for its PIN.', 'Unlock it.'],
  })
  expect(toFailure(error)).toEqual({
    code: 'custom',
    values: { text: 'Ledger is locked.', advice: 'Unlock it.' },
  })
})

test('behavior: the values of a failure are fields of the error', () => {
  expect(toFailure(new errorClasses.WalletRequestError({ method: 'x', rpcCode: 4900 }))).toEqual({
    code: 'wallet-request',
    values: { rpcCode: 4900 },
  })
  const busy = Object.assign(
    new errorClasses.LatchkitError({ code: 'service-unreachable', shortMessage: 'Busy.' }),
    {
      status: 429,
    },
  )
  expect(toFailure(busy)).toEqual({ code: 'service-unreachable', values: { status: 429 } })
})

test('behavior: no file of a view model or a message contains a sentence', () => {
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => findSentences(readFileSync(new URL(file, source), 'utf8')))
  expect(found).toEqual([])
})

test.each(['', '\u200B'])('behavior: no view model has words for a wallet with the name %j', async (name) => {
  const { kit } = createTestKit({ adapters: [fakeAdapter({ wallets: [{ id: wallet, name }] })] })
  kit.mount()
  await connect(kit, { connectorId: wallet })
  const { config } = kit
  const state = kit.getState()
  const models = [
    toConnectModel(state, config),
    toConnectingModel(state, config, { walletId: wallet, namespace: 'eip155' }),
    toConnectingMultiChainModel(state, config, wallet),
    toDownloadsModel(state, config, wallet),
    toAccountModel(state, config, 'eip155'),
    toSwitchNetworkModel(state, config, 'eip155:1'),
    toSwitchActiveChainModel(state, config, 'eip155:1'),
  ]
  const names = models.flatMap(getWalletNames)
  expect(names.length).toBeGreaterThanOrEqual(models.length)
  expect(new Set(names)).toEqual(new Set(['']))
})

test('behavior: no file of core or an adapter describes a wallet without a name', () => {
  expect(allFiles.length).toBeGreaterThan(400)
  expect(allFiles.flatMap((file) => findDescriptions(readFileSync(file, 'utf8')))).toEqual([])
})

test('error: finds a description', () => {
  expect(findDescriptions("{ name: 'Browser wallet' }, { name: 'Rabby Wallet' }")).toEqual([
    "'Browser wallet'",
  ])
})

test('error: finds a sentence', () => {
  expect(findSentences("const text = 'Failed to disconnect' // Two words")).toEqual([
    "'Failed to disconnect'",
  ])
})
