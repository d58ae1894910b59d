import type { Adapter, ConnectSignIn, PortContext, Session } from '@latchkit/core/ports'
import { parseAccounts } from './parseAccounts.js'
import { getNextSession, type SolanaSession } from './SolanaSession.js'
import type { SolanaWallet } from './wallet/SolanaWallet.js'

/** Asks wallets to authorize the app. */
export type Authorization = {
  /** Wallets whose `solana:signIn` has signed another message than the requested one. */
  readonly signsOtherText: WeakSet<SolanaWallet>
  /** Asks a wallet for its accounts. Returns `undefined` if none is authorized. */
  readonly ask: (
    wallet: SolanaWallet,
    chainId: Session['chainId'] | undefined,
    silent: boolean,
  ) => Promise<SolanaSession | undefined>
  /** Asks a wallet for its accounts: with a sign-in, if it has not authorized the app and can do both with one prompt. */
  readonly connect: (
    wallet: SolanaWallet,
    parameters: Pick<Parameters<Adapter['connect']>[0], 'connectorId' | 'chainId' | 'signal'>,
  ) => Promise<SolanaSession | undefined>
}

/** Creates what asks the wallets. `getSignIn` returns the sign-in of the app, if it signs users in. */
export function createAuthorization(
  networks: PortContext['networks'],
  getSignIn: () => ConnectSignIn | undefined,
): Authorization {
  const signsOtherText = new WeakSet<SolanaWallet>()

  async function ask(
    wallet: SolanaWallet,
    chainId: Session['chainId'] | undefined,
    silent: boolean,
  ): Promise<SolanaSession | undefined> {
    const accounts = parseAccounts(await wallet.connect(silent))
    return getNextSession({ wallet, accounts, networks, requested: chainId })
  }

  async function connect(
    wallet: SolanaWallet,
    parameters: Pick<Parameters<Adapter['connect']>[0], 'connectorId' | 'chainId' | 'signal'>,
  ): Promise<SolanaSession | undefined> {
    const signIn = getSignIn()
    const { connectorId, chainId, signal } = parameters
    if (signIn && wallet.signIn && wallet.connectsWithSignIn && !isAuthorized(wallet)) {
      // Some wallets reject like this when they do not know the site.
      const authorized = await ask(wallet, chainId, true).catch(() => undefined)
      if (authorized) return authorized
      const { connectWithSignIn } = await import('./connectWithSignIn.js')
      const request = { wallet, connectorId, signIn, networks, requested: chainId, signal }
      const connected = await connectWithSignIn(request)
      if (connected && !connected.signsText) signsOtherText.add(wallet)
      if (connected) return connected.session
    }
    return ask(wallet, chainId, false)
  }

  return { signsOtherText, ask, connect }
}

/** Returns whether the app sees accounts of the wallet, also if other code requested them. */
export function isAuthorized(wallet: SolanaWallet): boolean {
  const accounts = wallet.accounts()
  return Array.isArray(accounts) && accounts.length > 0
}
