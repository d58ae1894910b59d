import { createPublicKey, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import type { BaseWalletPage } from '../wallet/page/createPageEnvironment.js'
import { BarePage } from '../wallet/page/page.fixtures.js'
import type { StandardAccount, StandardWallet } from '../walletStandard/standardWallet.js'
import type { SolanaWalletControl } from './control.js'
import {
  installSolanaWallets,
  type SolanaInstallOptions,
  type SolanaWalletPage,
} from './installSolanaWallets.js'
import { lagoon } from './solanaWallets.js'

type Send = (...inputs: readonly object[]) => Promise<readonly Readonly<Record<string, Uint8Array>>[]>

/** The features of a Solana wallet, typed for a trusting caller. */
export type Features = {
  readonly 'standard:connect': {
    readonly connect: (input?: {
      readonly silent?: boolean
    }) => Promise<{ readonly accounts: readonly StandardAccount[] }>
  }
  readonly 'standard:disconnect': { readonly disconnect: () => Promise<void> }
  readonly 'standard:events': {
    readonly on: (
      event: 'change',
      listener: (payload: { readonly accounts: readonly StandardAccount[] }) => void,
    ) => () => void
  }
  readonly 'solana:signMessage': { readonly signMessage: Send }
  readonly 'solana:signTransaction': { readonly signTransaction: Send }
  readonly 'solana:signAndSendTransaction': { readonly signAndSendTransaction: Send }
  readonly 'solana:signIn': { readonly signIn: Send }
}

/** A page with Solana wallets and a Wallet Standard app. */
export class SolanaPage extends BarePage implements SolanaWalletPage {
  readonly registered: StandardWallet[] = []
  __solanaWallets: SolanaWalletPage['__solanaWallets']

  constructor(search?: string, localStorage?: BaseWalletPage['localStorage']) {
    super(search, localStorage)
    this.addEventListener('wallet-standard:register-wallet', (event) => {
      const { detail } = event as Event & { detail: (api: object) => void }
      detail(this.#api)
    })
  }

  readonly #api = {
    register: (...wallets: readonly StandardWallet[]) => void this.registered.push(...wallets),
  }

  /** Dispatches the app-ready event, as an app does that loads late. */
  ready(): readonly StandardWallet[] {
    this.registered.length = 0
    const event = new Event('wallet-standard:app-ready')
    this.dispatchEvent(Object.assign(event, { detail: this.#api }))
    return [...this.registered]
  }

  control(key = 'lagoon'): SolanaWalletControl {
    const control = this.__solanaWallets?.[key]
    if (!control) throw new Error(`no ${key}`)
    return control
  }

  get features(): Features {
    return this.control().wallet.features as Features
  }
}

/** Installs Lagoon, or the given wallets, on a page. */
export function createSolanaPage(
  options: Partial<SolanaInstallOptions> = {},
  page: SolanaPage = new SolanaPage(),
): SolanaPage {
  installSolanaWallets(page, { rpcUrl: 'http://127.0.0.1:1', wallets: [lagoon], ...options })
  return page
}

/** Verifies a signature with Node's crypto library, which the wallet does not use. */
export function verifySignature(
  address: string,
  message: Uint8Array,
  signature: Uint8Array | undefined,
): boolean {
  const x = Buffer.from(base58.decode(address)).toString('base64url')
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' })
  return verify(null, message, key, signature ?? new Uint8Array())
}
