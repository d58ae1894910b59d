import type { ChainNamespace } from '../schema/caip.js'

/** A wallet that can be recommended to somebody who has none. */
export type WellKnownWallet = {
  /** Every id it goes by: its rdns, its id in the wallet catalogue. */
  readonly ids: readonly [string, ...string[]]
  readonly name: string
  readonly homepage: string
  readonly namespaces: readonly ChainNamespace[]
}

/**
 * What to offer where the dapp names no wallets itself. Only data, and only reached from the GetWallet view's chunk:
 * it costs nothing before, and asks no server.
 */
export const wellKnownWallets: readonly WellKnownWallet[] = [
  {
    ids: ['io.metamask', 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'],
    name: 'MetaMask',
    homepage: 'https://metamask.io/',
    namespaces: ['eip155', 'solana'],
  },
  {
    ids: ['app.phantom', 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
    name: 'Phantom',
    homepage: 'https://phantom.com/',
    namespaces: ['eip155', 'solana', 'bip122'],
  },
  {
    ids: ['com.trustwallet.app', '4622a2b2d6af1c9844944291e5e7351a6aa24cd7b23099efac1b2fd875da31a0'],
    name: 'Trust Wallet',
    homepage: 'https://trustwallet.com/',
    namespaces: ['eip155', 'solana'],
  },
  {
    ids: ['io.rabby'],
    name: 'Rabby Wallet',
    homepage: 'https://rabby.io/',
    namespaces: ['eip155'],
  },
  {
    ids: ['com.coinbase.wallet', 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'],
    name: 'Coinbase Wallet',
    homepage: 'https://www.coinbase.com/wallet',
    namespaces: ['eip155', 'solana'],
  },
  {
    ids: ['com.solflare', '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
    name: 'Solflare',
    homepage: 'https://solflare.com/',
    namespaces: ['solana'],
  },
  {
    ids: ['app.xverse'],
    name: 'Xverse',
    homepage: 'https://www.xverse.app/',
    namespaces: ['bip122'],
  },
  {
    ids: ['io.leather'],
    name: 'Leather',
    homepage: 'https://leather.io/',
    namespaces: ['bip122'],
  },
]
