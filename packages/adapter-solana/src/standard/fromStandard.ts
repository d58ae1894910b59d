import { WalletResponseError } from '@latchkit/core'
import type { SigningFeature, SolanaWallet } from '../SolanaWallet.js'
import type { StandardFeatures, StandardWallet } from './StandardWallet.js'

/** A wallet of the Wallet Standard. Its accounts and features are read anew each time: they change. */
export function fromStandard(wallet: StandardWallet): SolanaWallet {
  // Read once, where what a stranger's getters throw is caught.
  const { name, icon } = wallet
  const send = 'solana:signAndSendTransaction'
  return {
    name,
    type: 'announced',
    provider: wallet,
    icon: typeof icon === 'string' ? icon : undefined,
    accounts: () => wallet.accounts,
    async connect(silent) {
      if (silent && ignoresSilent(name)) return wallet.accounts
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
    takes(feature, version) {
      const versions = part(wallet.features[feature], 'supportedTransactionVersions')
      return !Array.isArray(versions) || versions.includes(version)
    },
    async signMessage(account, message) {
      const answers = await feature(wallet, 'solana:signMessage').signMessage({ account, message })
      const [answer] = list('solana:signMessage', answers, 1)
      const signed = part(answer, 'signedMessage')
      return { signed, signature: part(answer, 'signature') }
    },
    async signTransactions(account, transactions, chain) {
      const name = 'solana:signTransaction'
      const inputs = transactions.map((transaction) => ({ account, transaction, chain }))
      const answers = await feature(wallet, name).signTransaction(...inputs)
      return list(name, answers, inputs.length).map((answer) => part(answer, 'signedTransaction'))
    },
    async signAndSend(account, transaction, chain, options) {
      const input = { account, transaction, chain, options }
      const answers = await feature(wallet, send).signAndSendTransaction(input)
      return part(list(send, answers, 1)[0], 'signature')
    },
  }
}

/**
 * Whether `standard:connect` of that wallet prompts also with `silent`. Such a wallet is restored only from the accounts
 * that it already shows to the page. MetaMask: `@metamask/solana-wallet-standard` 0.6.0 takes no input.
 */
function ignoresSilent(name: string): boolean {
  return /^MetaMask\b/i.test(name)
}

/** A feature that the account says it has; without it the wallet contradicts itself. */
function feature<name extends SigningFeature>(
  { features }: StandardWallet,
  name: name,
): NonNullable<StandardFeatures[name]> {
  const found = features[name]
  if (found) return found
  throw new WalletResponseError({
    method: name,
    reason: 'the account has this feature, and the wallet has not',
  })
}

function list(method: string, answers: unknown, length: number): readonly unknown[] {
  if (Array.isArray(answers) && answers.length === length) return answers
  throw new WalletResponseError({ method, reason: `${length} answers were asked for` })
}

function part(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined
}
