import type { CallsResult, Latchkit, SequentialCalls } from '@latchkit/core'
import { useLatchkitAccount } from '@latchkit/react'
import { sendCalls, showCallsStatus, waitForCalls } from '@latchkit/react/actions'
import { useCallback, useEffect, useState } from 'react'
import { useLogWriter } from '../inspector/LogContext.js'

/** Outcome of calls. */
export type CallsOutcome =
  | { readonly status: 'sending' }
  | { readonly status: 'pending'; readonly id: string }
  | ({ readonly status: 'batch'; readonly result: CallsResult } & Accepted)
  | { readonly status: 'sequential'; readonly result: SequentialCalls }
  | { readonly status: 'failed'; readonly error: unknown }

/** A batch that the wallet has accepted. Kept over page loads until its result is known. */
type Accepted = { readonly id: string; readonly omitted: readonly string[] }

const storageKey = 'playground.calls'

/** Sends calls and follows them, also calls of before a reload. */
export function useCalls(kit: Latchkit) {
  const [outcome, setOutcome] = useState<CallsOutcome>()
  const { isConnected } = useLatchkitAccount({ namespace: 'eip155' })
  const write = useLogWriter()

  const follow = useCallback(
    async ({ id, omitted }: Accepted, signal?: AbortSignal) => {
      setOutcome({ status: 'pending', id })
      try {
        const result = await waitForCalls(kit, { id, signal })
        sessionStorage.removeItem(storageKey)
        setOutcome({ status: 'batch', id, result, omitted })
        write({ kind: 'result', title: 'Wallet calls', detail: { value: result } })
      } catch (error) {
        if (!signal?.aborted) setOutcome({ status: 'failed', error })
      }
    },
    [kit, write],
  )

  useEffect(() => {
    const accepted = isConnected ? readAccepted() : undefined
    if (!accepted) return undefined
    const controller = new AbortController()
    void follow(accepted, controller.signal)
    return () => controller.abort()
  }, [isConnected, follow])

  async function send(parameters: sendCalls.Parameters) {
    setOutcome({ status: 'sending' })
    try {
      const sent = await sendCalls(kit, parameters)
      if (sent.type === 'sequential') return setOutcome({ status: 'sequential', result: sent })
      const accepted = { id: sent.id, omitted: sent.omittedCapabilities }
      sessionStorage.setItem(storageKey, JSON.stringify(accepted))
      await follow(accepted)
    } catch (error) {
      setOutcome({ status: 'failed', error })
      write({ kind: 'result', title: 'Wallet calls', detail: { error } })
    }
  }

  async function show(id: string) {
    try {
      await showCallsStatus(kit, { id })
    } catch (error) {
      setOutcome({ status: 'failed', error })
    }
  }

  return { outcome, send, show }
}

function readAccepted(): Accepted | undefined {
  const text = sessionStorage.getItem(storageKey)
  return text === null ? undefined : (JSON.parse(text) as Accepted)
}
