import { ignoreRepeatedDelete } from '@latchkit/test/source/phone/ignoreRepeatedDelete'
import { type PhoneStorage, toKeyValueStorage } from '@latchkit/test/source/phone/phoneStorage'
import { UniversalProvider } from '@walletconnect/universal-provider'
import { onTestFinished } from 'vitest'
import type { Phone } from './Phone.js'
import type { PhoneOptions } from './PhoneOptions.js'
import { startPhone } from './startPhone.js'

/** A dapp under test: WalletConnect's provider. */
export type Dapp = Awaited<ReturnType<typeof UniversalProvider.init>>

/** Starts a dapp and stops it after the test. */
export async function startDapp(relayUrl: string): Promise<Dapp> {
  const before = process.env.DISABLE_GLOBAL_CORE
  process.env.DISABLE_GLOBAL_CORE = 'true'
  const storage: PhoneStorage = new Map()
  const dapp = await UniversalProvider.init({
    projectId: 'devnet',
    relayUrl,
    metadata: { name: 'Dapp', description: 'A dapp', url: 'http://dapp.test', icons: [] },
    storage: toKeyValueStorage(storage),
    telemetryEnabled: false,
    logger: 'silent',
  })
  if (before === undefined) delete process.env.DISABLE_GLOBAL_CORE
  else process.env.DISABLE_GLOBAL_CORE = before
  ignoreRepeatedDelete(dapp.client.engine)
  onTestFinished(async () => {
    const { core } = dapp.client
    core.heartbeat.stop()
    await core.relayer.transportClose()
  })
  return dapp
}

/** Starts a phone and stops it after the test. */
export async function startTestPhone(options: PhoneOptions): Promise<Phone> {
  const phone = await startPhone(options)
  onTestFinished(phone.stop)
  return phone
}

type ProposedNamespaces = NonNullable<Parameters<Dapp['connect']>[0]['optionalNamespaces']>
type Session = NonNullable<Awaited<ReturnType<Dapp['connect']>>>

const events = ['accountsChanged', 'chainChanged']

/** Namespaces that an EVM dapp proposes. */
export const evm: ProposedNamespaces = {
  eip155: {
    chains: ['eip155:31337', 'eip155:31338'],
    methods: [
      'personal_sign',
      'eth_signTypedData_v4',
      'eth_sendTransaction',
      'wallet_switchEthereumChain',
      'wallet_getCapabilities',
      'wallet_sendCalls',
      'wallet_getCallsStatus',
    ],
    events,
  },
}

/** Returns the namespaces that a Solana dapp proposes. */
export function createSolanaNamespaces(...chains: string[]): ProposedNamespaces {
  const methods = ['signMessage', 'signTransaction', 'signAllTransactions', 'signAndSendTransaction']
  return { solana: { chains, methods: methods.map((name) => `solana_${name}`), events } }
}

/** Creates a pairing URI and the promise of its session. */
export async function createPairing(
  dapp: Dapp,
  optionalNamespaces: ProposedNamespaces = evm,
): Promise<{ readonly uri: string; readonly session: Promise<unknown> }> {
  const uri = new Promise<string>((resolve) => dapp.once('display_uri', resolve))
  const session = dapp.connect({ optionalNamespaces })
  // A rejected proposal is awaited later.
  session.catch(() => {})
  return { uri: await uri, session }
}

/** Opens a session between dapp and phone. */
export async function connect(dapp: Dapp, phone: Phone, wanted: ProposedNamespaces = evm): Promise<Session> {
  const { uri, session } = await createPairing(dapp, wanted)
  await phone.pair(uri)
  await session
  if (!dapp.session) throw new Error('there is no session')
  return dapp.session
}

/** Resolves with a dapp's next event of the given name. */
export function waitForEvent(dapp: Dapp, event: string): Promise<unknown> {
  return new Promise((resolve) => dapp.once(event, resolve))
}
