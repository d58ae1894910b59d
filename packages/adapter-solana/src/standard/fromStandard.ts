import { WalletResponseError } from '@latchkit/core/errors'
import type { SignInInput } from '../wallet/parseSignInText.js'
import type { SigningFeature, SolanaWallet } from '../wallet/SolanaWallet.js'
import type { StandardFeatures, StandardWallet } from './StandardWallet.js'

/** Converts a Wallet Standard wallet. Reads its accounts and features on each use, because they change. */
export function fromStandard(wallet: StandardWallet): SolanaWallet {
  // Read once: the caller catches errors thrown by getters.
  const { name, icon } = wallet
  const send = 'solana:signAndSendTransaction'
  return {
    name,
    type: 'announced',
    provider: wallet,
    icon: typeof icon === 'string' ? icon : undefined,
    accounts: () => wallet.accounts,
    async connect(silent) {
      // Prompts even with `silent`: `@metamask/solana-wallet-standard` 0.6.0 ignores the input. It is restored only from its visible accounts.
      if (silent && isMetaMask(name)) return wallet.accounts
      const answer = await wallet.features['standard:connect'].connect(silent ? { silent } : undefined)
      return part(answer, 'accounts')
    },
    async disconnect() {
      await wallet.features['standard:disconnect']?.disconnect()
    },
    watch(onChange) {
      const stop = wallet.features['standard:events']?.on('change', onChange)
      return () => stop?.()
    },
    supportsVersion(getFeature, version) {
      const versions = part(wallet.features[getFeature], 'supportedTransactionVersions')
      return !Array.isArray(versions) || versions.includes(version)
    },
    async signMessage(account, message) {
      const answers = await getFeature(wallet, 'solana:signMessage').signMessage({ account, message })
      const [answer] = list('solana:signMessage', answers, 1)
      const signed = part(answer, 'signedMessage')
      return { signed, signature: part(answer, 'signature') }
    },
    // Read on each use, like the other features.
    get signIn() {
      const feature = wallet.features['solana:signIn']
      if (typeof feature?.signIn !== 'function') return undefined
      return async (input: Omit<SignInInput, 'address'> & { readonly address?: string }) => {
        const [answer] = list('solana:signIn', await feature.signIn(input), 1)
        return {
          account: part(answer, 'account'),
          signed: part(answer, 'signedMessage'),
          signature: part(answer, 'signature'),
        }
      }
    },
    // MetaMask prompts twice: it connects first. Then it signs another text.
    connectsWithSignIn: !isMetaMask(name),
    async signTransactions(account, transactions, chain) {
      const name = 'solana:signTransaction'
      const inputs = transactions.map((transaction) => ({ account, transaction, chain }))
      const answers = await getFeature(wallet, name).signTransaction(...inputs)
      return list(name, answers, inputs.length).map((answer) => part(answer, 'signedTransaction'))
    },
    async signAndSend(account, transaction, chain, options) {
      const input = { account, transaction, chain, options }
      const answers = await getFeature(wallet, send).signAndSendTransaction(input)
      return part(list(send, answers, 1)[0], 'signature')
    },
  }
}

function isMetaMask(name: string): boolean {
  return /^MetaMask\b/i.test(name)
}

/** Returns a feature that the account declares. Throws if the wallet does not have it. */
function getFeature<name extends SigningFeature>(
  { features }: StandardWallet,
  name: name,
): NonNullable<StandardFeatures[name]> {
  const found = features[name]
  if (found) return found
  throw new WalletResponseError({
    method: name,
    reason: 'the account declares this feature, but the wallet does not have it',
  })
}

function list(method: string, answers: unknown, length: number): readonly unknown[] {
  if (Array.isArray(answers) && answers.length === length) return answers
  throw new WalletResponseError({ method, reason: `${length} results were expected` })
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
