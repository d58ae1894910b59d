import * as z from 'zod/mini'
import type { Ledger, LedgerEntry } from './createLedger.js'
import { encodeAccount } from './encodeAccount.js'
import { address, encoding, parseParams, signature, wholeNumber } from './params.js'
import { toJson } from './toJson.js'

/** The subscriptions of one WebSocket. */
export type Subscriptions = {
  /** Handles a subscribe or unsubscribe method; `undefined` for all others. */
  readonly run: (method: string, params: readonly unknown[]) => number | boolean | undefined
  /** Sends the notifications that already apply, after the responses to the subscriptions. */
  readonly flush: () => void
  /** Ends all subscriptions. */
  readonly stop: () => void
}

/** Compares the ledger with the last notification and sends changes. Returns whether the subscription is done. */
type Check = (entry: LedgerEntry | undefined) => boolean

const signatureParams = z.tuple([signature, z.optional(z.unknown())])
const accountParams = z.tuple([
  address,
  z.optional(z.nullable(z.looseObject({ encoding: z.optional(encoding) }))),
])

/** Creates the subscriptions of one WebSocket. */
export function createSubscriptions(ledger: Ledger, send: (text: string) => void): Subscriptions {
  const checks = new Map<number, Check>()
  let lastId = 0
  const unsubscribe = ledger.onChange(checkAll)

  function checkAll(entry?: LedgerEntry | undefined): void {
    for (const [id, check] of [...checks]) if (check(entry)) checks.delete(id)
  }

  function notify(method: string, subscription: number, result: unknown): void {
    send(toJson({ jsonrpc: '2.0', method, params: { result, subscription } }))
  }

  const context = () => ({ slot: ledger.blocks.latest().slot })

  const makers: Readonly<Record<string, (id: number, params: readonly unknown[]) => Check>> = {
    signatureSubscribe(id, params) {
      const [wanted] = parseParams(signatureParams, params)
      return () => {
        const entry = ledger.entry(wanted)
        if (!entry) return false
        const value = { err: entry.outcome.error ?? null }
        notify('signatureNotification', id, { context: { slot: entry.slot }, value })
        return true
      }
    },
    accountSubscribe(id, params) {
      const [of, options] = parseParams(accountParams, params)
      const read = () => {
        const account = ledger.account(of)
        return account && encodeAccount(account, options?.encoding ?? 'base58', ledger.account)
      }
      let last = toJson(read() ?? null)
      return () => {
        const value = read()
        const now = toJson(value ?? null)
        if (now !== last && value) notify('accountNotification', id, { context: context(), value })
        last = now
        return false
      }
    },
    slotSubscribe(id) {
      let last = ledger.blocks.latest().slot
      return () => {
        const { slot } = ledger.blocks.latest()
        if (slot !== last) notify('slotNotification', id, { slot, parent: slot - 1, root: slot })
        last = slot
        return false
      }
    },
  }

  return {
    run(method, params) {
      if (/^(signature|account|slot)Unsubscribe$/.test(method))
        return checks.delete(parseParams(z.tuple([wholeNumber]), params)[0])
      const make = Object.hasOwn(makers, method) ? makers[method] : undefined
      if (!make) return undefined
      const id = ++lastId
      checks.set(id, make(id, params))
      return id
    },
    flush: () => checkAll(),
    stop() {
      unsubscribe()
      checks.clear()
    },
  }
}
