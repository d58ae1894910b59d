import type { SolanaWallet, WalletAccount } from '../wallet/SolanaWallet.js'
import type { LegacyWallet } from './LegacyWallet.js'
import type { LoadWeb3 } from './toWeb3.js'

const events = ['connect', 'disconnect']

/**
 * Converts a wallet-adapter object of the host app. It supports every cluster: it only signs, and the kit sends.
 *
 * wallet-adapter has no connect call that never prompts (`autoConnect` is `connect`). A silent connect therefore
 * succeeds only if the wallet is already connected.
 */
export function fromLegacy(wallet: LegacyWallet, loadWeb3: LoadWeb3 | undefined): SolanaWallet {
  function accounts(): readonly WalletAccount[] {
    const { connected, publicKey } = wallet
    return connected && publicKey ? [{ address: publicKey.toBase58(), features: getFeatures(wallet) }] : []
  }

  return {
    name: wallet.name,
    icon: wallet.icon,
    type: 'external',
    provider: wallet,
    accounts,
    async connect(silent) {
      if (!silent && !wallet.connected) await wallet.connect()
      return accounts()
    },
    disconnect: () => wallet.disconnect(),
    watch(onChange) {
      for (const event of events) wallet.on(event, onChange)
      return () => {
        for (const event of events) wallet.off(event, onChange)
      }
    },
    supportsVersion: (_, version) => version === 'legacy' || supportsVersioned(wallet, version),
    async signMessage(_, message) {
      return { signed: message, signature: await wallet.signMessage?.(message) }
    },
    async signTransactions(_, transactions) {
      const { toWeb3 } = await import('./toWeb3.js')
      const objects = await Promise.all(
        transactions.map((bytes) => toWeb3(bytes, wallet.name, supportsVersioned(wallet, 0), loadWeb3)),
      )
      const signed = await signAll(wallet, objects)
      return signed.map((object) =>
        object.serialize({ requireAllSignatures: false, verifySignatures: false }),
      )
    },
    // Never called: its accounts do not have the feature.
    signAndSend: () => Promise.resolve(undefined),
  }
}

/** Returns whether the wallet is installed or can be opened by a click. */
export function isReady({ readyState }: LegacyWallet): boolean {
  return readyState === 'Installed' || readyState === 'Loadable'
}

type Signable = Parameters<NonNullable<LegacyWallet['signTransaction']>>[0]

async function signAll(wallet: LegacyWallet, objects: readonly Signable[]): Promise<readonly Signable[]> {
  if (objects.length > 1 && wallet.signAllTransactions) return wallet.signAllTransactions([...objects])
  const signed: Signable[] = []
  for (const object of objects) {
    const answer = await wallet.signTransaction?.(object)
    if (answer) signed.push(answer)
  }
  return signed
}

function getFeatures(wallet: LegacyWallet): readonly string[] {
  return [
    ...(wallet.signMessage ? ['solana:signMessage'] : []),
    ...(wallet.signTransaction ? ['solana:signTransaction'] : []),
  ]
}

function supportsVersioned(
  { supportedTransactionVersions }: LegacyWallet,
  version: number | string,
): boolean {
  return supportedTransactionVersions?.has(version as number) === true
}
