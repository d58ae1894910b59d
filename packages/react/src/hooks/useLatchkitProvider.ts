'use client'
import type { ChainNamespace } from '@latchkit/core'
import { getProvider } from '@latchkit/core/actions'
import { useEffect, useMemo, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'

/**
 * Returns the provider of the connected wallet, in the form that the chain's libraries accept (EIP-1193 on `eip155`). It is
 * undefined while no wallet is connected and until the wallet has returned it.
 *
 * @param parameters `namespace`: default is the active one. With it, the provider has the type of that namespace.
 * @see https://eips.ethereum.org/EIPS/eip-1193
 *
 * @example
 * ```tsx
 * import { useLatchkitProvider } from '@latchkit/react'
 *
 * export function BlockNumber() {
 *   const { provider } = useLatchkitProvider({ namespace: 'eip155' })
 *   const onClick = () => provider?.request({ method: 'eth_blockNumber' }).then(console.log)
 *   return <button type="button" disabled={!provider} onClick={onClick}>Block number</button>
 * }
 * ```
 */
export function useLatchkitProvider<Namespace extends ChainNamespace = ChainNamespace>(
  parameters: getProvider.Parameters<Namespace> = {},
): useLatchkitProvider.ReturnType<Namespace> {
  const { kit } = useLatchkitContext()
  const { connectorId, namespace } = useLatchkitAccount(parameters)
  // Never return the provider of a previous wallet or kit.
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
  const provider = current?.provider as getProvider.ReturnType<Namespace> | undefined
  return { provider, error: current?.error }
}

type ProviderResult = {
  readonly subject: object
  readonly provider: unknown
  readonly error: Error | undefined
}

export declare namespace useLatchkitProvider {
  type ReturnType<Namespace extends ChainNamespace = ChainNamespace> = {
    readonly provider: getProvider.ReturnType<Namespace> | undefined
    /** The error with which reading the provider failed. */
    readonly error: Error | undefined
  }
}
