import { hex } from '@scure/base'
import { errorCodes, ProviderRpcError } from '../foundation/ProviderRpcError.js'
import { defaultBaseWalletState } from '../wallet/baseWalletState.js'
import {
  type BaseWallet,
  type BaseWalletEnvironment,
  createBaseWallet,
  extendControl,
} from '../wallet/createBaseWallet.js'
import { createEmitter } from '../wallet/createEmitter.js'
import { createInvalidParamsError } from '../wallet/params.js'
import { buildTransfer, type Utxo } from './buildTransfer.js'
import type { BitcoinStyle, BitcoinWalletContext } from './context.js'
import type {
  BitcoinNetworkName,
  BitcoinWalletAddress,
  BitcoinWalletControl,
  BitcoinWalletState,
  BitcoinWalletStyle,
} from './control.js'
import { type BitcoinPrivateKeys, type BitcoinWalletKey, toKeys, toWalletAddress } from './keys.js'
import { signMessage } from './signMessage.js'
import { finalizeInputs, getInputs, readPsbt, signInputs } from './signPsbt.js'
import { leatherStyle } from './styles/leather.js'
import { okxStyle } from './styles/okx.js'
import { satsConnectStyle } from './styles/satsConnect.js'
import { standardStyle } from './styles/standard.js'
import { unisatStyle } from './styles/unisat.js'

/** Options of a Bitcoin wallet: its identity, accounts, style and initial state. */
export type BitcoinWalletOptions = {
  /** Key under `window.__bitcoinWallets`, in the page's URL and in storage. */
  readonly key: string
  readonly name: string
  /** Data URI. */
  readonly icon: string
  readonly style: BitcoinWalletStyle
  /** Its accounts; the first is initially active. */
  readonly accounts: readonly BitcoinPrivateKeys[]
  /** Initial state. */
  readonly state?: Partial<BitcoinWalletState> | undefined
}

/** Dependencies of a Bitcoin wallet. */
export type BitcoinWalletEnvironment = BaseWalletEnvironment<BitcoinWalletState> & {
  /** Calls the devnet's chain (`getUtxos`, `sendTransaction`); rejects like the EVM wallets' `call`. */
  readonly call: (method: string, params: readonly unknown[]) => Promise<unknown>
  /** The network of that chain, and of the wallet at first. Default `regtest`. */
  readonly network?: BitcoinNetworkName | undefined
  /** Receives the events of the wallet. */
  readonly onEvent?: ((event: string, payload: unknown) => void) | undefined
}

/** A running Bitcoin wallet. */
export type BitcoinWallet = {
  readonly control: BitcoinWalletControl
  readonly path: readonly string[]
  /** Reloads the state after another tab changed it. */
  readonly reload: () => void
  readonly answerOne: BaseWallet<BitcoinWalletState>['answerOne']
}

/** The styles, by name. */
export const bitcoinStyles: Readonly<Record<BitcoinWalletStyle, BitcoinStyle>> = {
  standard: standardStyle,
  'sats-connect': satsConnectStyle,
  unisat: unisatStyle,
  okx: okxStyle,
  leather: leatherStyle,
}

/** Creates a Bitcoin wallet without a window: a provider of its style and its control. */
export function createBitcoinWallet(
  options: BitcoinWalletOptions,
  environment: BitcoinWalletEnvironment,
): BitcoinWallet {
  const { name, icon, state } = options
  const accounts = options.accounts.map(toKeys)
  const events = createEmitter(environment.onEvent)
  const { network: ownNetwork = 'regtest' } = environment
  const initial: BitcoinWalletState = { ...defaultBaseWalletState, name, icon, network: ownNetwork, ...state }
  const { promptingMethods, create } = bitcoinStyles[options.style]
  const baseWallet = createBaseWallet({ ...environment, initial, promptingMethods, changed })
  /** The addresses emitted last. */
  let lastEmitted = addresses()

  function sharedKeys(): readonly BitcoinWalletKey[] {
    const { connected, locked, offline, accountIndex, shares } = baseWallet.state()
    const active = accounts[accountIndex]
    if (!connected || locked || offline || !active) return []
    return [active, ...(shares === 'all' ? accounts.filter((each) => each !== active) : [])].flat()
  }

  function addresses(): readonly BitcoinWalletAddress[] {
    return sharedKeys().map((key) => toWalletAddress(key, baseWallet.state().network))
  }

  function getKey(address: string): BitcoinWalletKey {
    const key = sharedKeys().find(
      (each) => toWalletAddress(each, baseWallet.state().network).address === address,
    )
    if (!key)
      throw new ProviderRpcError(
        errorCodes.unauthorized,
        `The app is not authorized to use the address ${address}.`,
      )
    return key
  }

  function changed(before: BitcoinWalletState, after: BitcoinWalletState): void {
    const shared = addresses()
    const previous = lastEmitted
    lastEmitted = shared
    if (after.silent) return
    if (before.network !== after.network) styled.networkChanged(after.network)
    if (shared.map(({ address }) => address).join() !== previous.map(({ address }) => address).join())
      styled.accountsChanged(shared)
  }

  async function node(method: string, params: readonly unknown[]): Promise<unknown> {
    const { network } = baseWallet.state()
    if (network !== ownNetwork) throw createUnreachableError(network)
    try {
      return await environment.call(method, params)
    } catch (error) {
      throw error instanceof ProviderRpcError ? error : createUnreachableError(network)
    }
  }

  const getUtxos = async (address: string) => (await node('getUtxos', [address])) as readonly Utxo[]
  const sendHex = async (transaction: string) => String(await node('sendTransaction', [transaction]))

  const context: BitcoinWalletContext = {
    baseWallet,
    events,
    network: () => baseWallet.state().network,
    addresses,
    answer: (method, params, run) => baseWallet.answer(() => ({ method, params }), run),
    async connect(method, params) {
      if (sharedKeys().length > 0) return
      await baseWallet.ask(method, params, () => baseWallet.state().connected)
      baseWallet.set({ connected: true })
    },
    async signMessage({ method, address, message, protocol }) {
      const key = getKey(address)
      await baseWallet.ask(method, { address, message: new TextDecoder().decode(message), protocol })
      return signMessage(key, message, protocol)
    },
    async signPsbts(method, requests) {
      const signed = requests.map(({ psbt, inputs, only, sighashTypes, finalize }) => {
        const transaction = readPsbt(psbt)
        const named = inputs?.map(({ address, ...input }) => ({ ...input, key: getKey(address) }))
        const held = sharedKeys().flatMap((key) => getInputs(transaction, key))
        const wanted = held.filter(({ index }) => only?.includes(index) ?? true)
        const toSign = named ?? wanted.map((input) => ({ ...input, sighashTypes }))
        if (toSign.length === 0 || toSign.length < (only?.length ?? 0))
          throw createInvalidParamsError('there is no input to sign')
        // Signed before the prompt, so that an invalid request never prompts. Returned after the approval.
        signInputs(transaction, toSign)
        const indexes = toSign.map(({ index }) => index)
        if (finalize) finalizeInputs(transaction, indexes)
        return transaction.toPSBT()
      })
      await baseWallet.ask(method, requests)
      return signed
    },
    async sendPsbt(psbt) {
      const transaction = readPsbt(psbt)
      finalizeInputs(
        transaction,
        Array.from({ length: transaction.inputsLength }, (_, index) => index),
      )
      return sendHex(hex.encode(transaction.extract()))
    },
    sendHex,
    async transfer(method, recipients) {
      const [key] = sharedKeys()
      if (!key) throw new ProviderRpcError(errorCodes.unauthorized, 'The app is not connected.')
      const utxos = await getUtxos(toWalletAddress(key, baseWallet.state().network).address)
      const transaction = buildTransfer(key, utxos, recipients, ownNetwork)
      await baseWallet.ask(
        method,
        recipients.map(({ address, amount }) => ({ address, amount: String(amount) })),
      )
      return sendHex(transaction)
    },
    async getBalance(address) {
      return (await getUtxos(address)).reduce((total, { value }) => total + BigInt(value), 0n)
    },
  }

  const styled = create(context)
  const control: BitcoinWalletControl = extendControl(baseWallet.control, {
    provider: styled.provider,
    get accounts() {
      return accounts.map((keys) => keys.map((key) => toWalletAddress(key, baseWallet.state().network)))
    },
    get listeners() {
      return Object.values(events.counts()).reduce((total, count) => total + count, 0)
    },
    switchNetwork: (network: BitcoinWalletState['network']) => baseWallet.set({ network }),
  })
  return { control, path: styled.path, reload: baseWallet.reload, answerOne: baseWallet.answerOne }
}

function createUnreachableError(what: string): ProviderRpcError {
  return new ProviderRpcError(errorCodes.chainDisconnected, `The wallet cannot reach ${what}.`)
}
