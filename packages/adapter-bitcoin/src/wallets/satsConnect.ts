import { UserRejectedError } from '@latchkit/core'
import { type BitcoinAnswer, field, fromBase64, toBase64, toText } from '@latchkit/core/bip122'
import { addListener, callMethod } from './provider.js'
import type { WalletStyle } from './WalletStyle.js'

const purposes = ['payment', 'ordinals'] as const
const events = ['accountChange', 'networkChange', 'disconnect'] as const

/** Error codes of JSON-RPC and sats-connect. */
const userRejection = -32_000
const accessDenied = -32_002
const unknownMethods: readonly unknown[] = [-32_601, -32_001]

/** Creates the driver of a sats-connect provider (Xverse and others), whose errors are responses. */
export function satsConnect(provider: object): WalletStyle {
  async function request(method: string, params?: object): Promise<unknown> {
    const answer = await callMethod(provider, 'request', method, params)
    const error = field(answer, 'error')
    if (field(error, 'code') === userRejection) throw new UserRejectedError({ cause: error })
    if (error) throw error
    return field(answer, 'result')
  }

  /** Calls a method by its current name, or by its former name if the wallet does not know it. */
  async function callWithFallback(
    currentName: readonly [string, object?],
    formerName: readonly [string, object?],
  ): Promise<unknown> {
    try {
      return await request(...currentName)
    } catch (error) {
      if (!unknownMethods.includes(field(error, 'code'))) throw error
      return request(...formerName)
    }
  }

  return {
    connect: async () =>
      toAnswer(
        await callWithFallback(['wallet_connect', { addresses: purposes }], ['getAccounts', { purposes }]),
      ),
    async read() {
      try {
        return toAnswer(await request('wallet_getAccount'))
      } catch (error) {
        if (field(error, 'code') === accessDenied) return { accounts: [] }
        throw error
      }
    },
    watch(changed) {
      const stops = events.map((eventName) => {
        const cb = (event: unknown) => {
          if (eventName === 'disconnect') changed({ accounts: [] })
          // Not every version says what there is now.
          else changed(field(event, 'addresses') ? toAnswer(event) : undefined)
        }
        return addListener(provider, 'addListener', { eventName, cb })
      })
      return () => {
        for (const stop of stops) stop()
      }
    },
    disconnect: () => callWithFallback(['wallet_disconnect'], ['wallet_renouncePermissions']),
    async signMessage({ address, message, protocol }) {
      const params = { address, message: toText(message), protocol: protocol.toUpperCase() }
      return fromBase64(field(await request('signMessage', params), 'signature'))
    },
    async signPsbt({ psbt, inputs }) {
      const signInputs: Record<string, number[]> = {}
      for (const { address, index } of inputs) signInputs[address] = [...(signInputs[address] ?? []), index]
      const params = { psbt: toBase64(psbt), signInputs, broadcast: false }
      return fromBase64(field(await request('signPsbt', params), 'psbt'))
    },
    async sendTransfer({ to, amount }) {
      const recipients = [{ address: to, amount }]
      return field(await request('sendTransfer', { recipients }), 'txid')
    },
  }
}

/** `getAccounts` returns only the list. */
function toAnswer(answer: unknown): BitcoinAnswer {
  if (Array.isArray(answer)) return { accounts: answer }
  const network = field(answer, 'network') ?? answer
  return { accounts: field(answer, 'addresses'), network: field(field(network, 'bitcoin'), 'name') }
}
