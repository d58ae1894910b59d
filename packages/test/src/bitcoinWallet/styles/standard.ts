import { hex } from '@scure/base'
import { SigHash } from '@scure/btc-signer'
import * as z from 'zod/mini'
import { parseParams } from '../../wallet/params.js'
import { account, bytes } from '../../walletStandard/inputs.js'
import type { StandardAccount, StandardWallet } from '../../walletStandard/standardWallet.js'
import type { BitcoinStyle, BitcoinWalletContext, StyledWallet } from '../context.js'
import type { BitcoinWalletAddress } from '../control.js'

const connectParams = z.tuple([z.looseObject({ purposes: z.array(z.enum(['ordinals', 'payment'])) })])
const messageParams = z.array(
  z.looseObject({ account, message: bytes, type: z.optional(z.enum(['ecdsa', 'bip322'])) }),
)
const transactionParams = z.array(
  z.looseObject({
    psbt: bytes,
    inputsToSign: z.array(
      z.looseObject({
        account,
        signingIndexes: z.array(z.int()),
        sigHash: z.optional(
          z.enum(['ALL', 'NONE', 'SINGLE', 'ALL|ANYONECANPAY', 'NONE|ANYONECANPAY', 'SINGLE|ANYONECANPAY']),
        ),
      }),
    ),
  }),
)
type TransactionInput = z.infer<typeof transactionParams>[number]

/**
 * The Wallet Standard for Bitcoin: `bitcoin:connect`, `bitcoin:signMessage` (BIP-322, or the input's `type`),
 * `bitcoin:signTransaction`, `bitcoin:signAndSendTransaction`. An authorized site sees its accounts on load.
 *
 * @see https://github.com/bitcoin/bips/blob/master/bip-0322.mediawiki
 */
export const standardStyle: BitcoinStyle = {
  promptingMethods: [
    'bitcoin:connect',
    'bitcoin:signAndSendTransaction',
    'bitcoin:signMessage',
    'bitcoin:signTransaction',
  ],
  create: createStandardWallet,
}

function createStandardWallet(context: BitcoinWalletContext): StyledWallet {
  const { baseWallet, events, addresses, answer } = context

  function toAccount({ address, publicKey }: BitcoinWalletAddress): StandardAccount {
    const features = ['bitcoin:signMessage', 'bitcoin:signTransaction', 'bitcoin:signAndSendTransaction']
    return { address, publicKey: hex.decode(publicKey), chains: [`bitcoin:${context.network()}`], features }
  }

  async function sign(
    method: 'bitcoin:signTransaction' | 'bitcoin:signAndSendTransaction',
    params: readonly unknown[],
  ) {
    const inputs = parseParams(transactionParams, params)
    return context.signPsbts(
      method,
      inputs.map((input) => ({ psbt: input.psbt, inputs: wantedInputs(input), finalize: false })),
    )
  }

  const features = {
    'bitcoin:connect': {
      version: '1.0.0',
      connect: (...params: readonly unknown[]) =>
        answer('bitcoin:connect', params, async () => {
          const [{ purposes }] = parseParams(connectParams, params)
          await context.connect('bitcoin:connect', params)
          const shared = addresses()
          return {
            accounts: purposes
              .flatMap((purpose) => shared.filter((each) => each.purpose === purpose))
              .map(toAccount),
          }
        }),
    },
    'bitcoin:signMessage': {
      version: '1.0.0',
      signMessage: (...params: readonly unknown[]) =>
        answer('bitcoin:signMessage', params, async () => {
          const outputs = []
          for (const { account, message, type } of parseParams(messageParams, params)) {
            const request = { address: account.address, message, protocol: type ?? 'bip322' } as const
            const signature = await context.signMessage({ method: 'bitcoin:signMessage', ...request })
            outputs.push({ signedMessage: message, signature })
          }
          return outputs
        }),
    },
    'bitcoin:signTransaction': {
      version: '1.0.0',
      signTransaction: (...params: readonly unknown[]) =>
        answer('bitcoin:signTransaction', params, async () => {
          const signed = await sign('bitcoin:signTransaction', params)
          return signed.map((signedPsbt) => ({ signedPsbt }))
        }),
    },
    'bitcoin:signAndSendTransaction': {
      version: '1.0.0',
      signAndSendTransaction: (...params: readonly unknown[]) =>
        answer('bitcoin:signAndSendTransaction', params, async () => {
          const outputs = []
          for (const psbt of await sign('bitcoin:signAndSendTransaction', params))
            outputs.push({ txId: await context.sendPsbt(psbt) })
          return outputs
        }),
    },
    'standard:disconnect': {
      version: '1.0.0',
      disconnect: () => answer('standard:disconnect', [], () => baseWallet.set({ connected: false })),
    },
    'standard:events': {
      version: '1.0.0',
      on(event: string, listener: (payload: unknown) => void) {
        events.on(event, listener)
        return () => events.removeListener(event, listener)
      },
    },
  }

  const wallet: StandardWallet = {
    version: '1.0.0',
    get name() {
      return baseWallet.state().name
    },
    get icon() {
      return baseWallet.state().icon
    },
    get chains() {
      return [`bitcoin:${context.network()}`]
    },
    get accounts() {
      return baseWallet.getReported('accounts', addresses().map(toAccount)) as readonly StandardAccount[]
    },
    features,
  }
  const emitChange = (change: object) => events.emit('change', baseWallet.getReported('change', change))
  return {
    provider: wallet,
    path: [],
    accountsChanged: (shared) => emitChange({ accounts: shared.map(toAccount) }),
    networkChanged: () => emitChange({ chains: wallet.chains }),
  }
}

function wantedInputs({ inputsToSign }: TransactionInput) {
  return inputsToSign.flatMap(({ account, signingIndexes, sigHash }) =>
    signingIndexes.map((index) => ({
      index,
      address: account.address,
      ...(sigHash && { sighashTypes: [SigHash[sigHash.replace('|', '_') as keyof typeof SigHash]] }),
    })),
  )
}
