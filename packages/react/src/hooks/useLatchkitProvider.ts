'use client'
import { getProvider } from '@latchkit/core/actions'
import { useEffect, useMemo, useState } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'

/**
 * The connected wallet's own provider, as the chain's libraries take it (EIP-1193 on `eip155`). Absent while nothing is
 * connected, and until the wallet has handed it out.
 *
 * @typeParam Provider What it is, which only the dapp and its adapter know.
 * @param parameters `namespace`: default the active one.
 * @example
 * ```tsx
 * import { useLatchkitProvider } from '@latchkit/react'
 *
 * type Eip1193 = { request(parameters: { method: string }): Promise<unknown> }
 *
 * export function BlockNumber() {
 *   const { provider } = useLatchkitProvider<Eip1193>()
 *   const onClick = () => provider?.request({ method: 'eth_blockNumber' }).then(console.log)
 *   return <button type="button" disabled={!provider} onClick={onClick}>Block number</button>
 * }
 * ```
 */
export function useLatchkitProvider<Provider = unknown>(
  parameters: getProvider.Parameters = {},
): useLatchkitProvider.ReturnType<Provider> {
  const { kit } = useLatchkitContext()
  const { connectorId, namespace } = useLatchkitAccount(parameters)
  // Another wallet's provider, or another kit's, is never handed out for this one.
  const subject = useMemo(() => (connectorId ? { kit, namespace } : undefined), [kit, namespace, connectorId])
  const [result, setResult] = useState<ProviderResult>()
  useEffect(() => {
    if (!subject) return
    getProvider(subject.kit, { namespace: subject.namespace }).then(
      (provider) => setResult({ subject, provider, error: undefined }),
      (error: getProvider.ErrorType) => setResult({ subject, provider: undefined, error }),
    )
  }, [subject])
  const current = subject && result?.subject === subject ? result : undefined
  return { provider: current?.provider as Provider | undefined, error: current?.error }
}

type ProviderResult = {
  readonly subject: object
  readonly provider: unknown
  readonly error: Error | undefined
}

export declare namespace useLatchkitProvider {
  type ReturnType<Provider> = {
    readonly provider: Provider | undefined
    /** Why the wallet did not hand it out. */
    readonly error: Error | undefined
  }
}
