'use client'
import type { CapabilitiesByChain, KitState } from '@latchkit/core'
import { getCapabilities } from '@latchkit/core/actions'
import { useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns what the wallet connected on `eip155` can do on each chain (EIP-5792), such as execute several calls together. It is read
 * when the wallet or its account changes, without a prompt; `refresh` reads it again. A wallet that tells nothing has none.
 *
 * @param parameters `chainIds`: only these chains (CAIP-2). Default: those that the wallet tells.
 * @see https://eips.ethereum.org/EIPS/eip-5792
 *
 * @example
 * ```tsx
 * import { useLatchkitCapabilities } from '@latchkit/react'
 *
 * export function BatchHint() {
 *   const { status, capabilities } = useLatchkitCapabilities()
 *   if (status !== 'ready') return null
 *   const atomic = capabilities['eip155:1']?.atomic?.status
 *   return <p>{atomic === 'supported' || atomic === 'ready' ? 'One confirmation' : 'Two confirmations'}</p>
 * }
 * ```
 */
export function useLatchkitCapabilities(
  parameters: useLatchkitCapabilities.Parameters = {},
): useLatchkitCapabilities.ReturnType {
  const { kit } = useLatchkitContext()
  // The caller may create the list in each render.
  const chains = parameters.chainIds?.join()
  const account = useLatchkitState(selectAccount)
  const [known, setKnown] = useState<Known>()

  const read = useCallback(async (): Promise<Known> => {
    // The answer of an earlier account is not shown.
    const asked = selectAccount(kit.getState())
    return { account: asked, capabilities: await getCapabilities(kit) }
  }, [kit])

  useEffect(() => {
    if (account === undefined) return undefined
    let isCurrent = true
    read().then(
      (next) => {
        if (isCurrent) setKnown(next)
      },
      // Disconnected meanwhile, or destroyed: the state of the kit says so.
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [account, read])

  const refresh = useCallback(async () => {
    const next = await read()
    setKnown((last) => (next.account === selectAccount(kit.getState()) ? next : last))
    return only(next.capabilities, chains)
  }, [kit, read, chains])

  if (account === undefined) return { status: 'disconnected', capabilities: {}, refresh }
  if (known?.account !== account) return { status: 'loading', capabilities: {}, refresh }
  return { status: 'ready', capabilities: only(known.capabilities, chains), refresh }
}

/** The capabilities of a wallet, and whose they are. */
type Known = { readonly account: string | undefined; readonly capabilities: CapabilitiesByChain }

/** Identifies the wallet and its account. */
function selectAccount({ connection }: KitState): string | undefined {
  const found = connection.eip155
  const session = found && 'session' in found ? found.session : undefined
  if (!session) return undefined
  // The accounts of a login can have the same address, and differ in what they can do.
  const { address, type } = session.accounts[0]
  return `${session.connectorId} ${type} ${address}`
}

function only(capabilities: CapabilitiesByChain, chains: string | undefined): CapabilitiesByChain {
  if (chains === undefined) return capabilities
  const asked = chains.split(',')
  return Object.fromEntries(Object.entries(capabilities).filter(([chainId]) => asked.includes(chainId)))
}

export declare namespace useLatchkitCapabilities {
  type Parameters = Pick<getCapabilities.Parameters, 'chainIds'>
  type ReturnType = {
    readonly status: 'disconnected' | 'loading' | 'ready'
    /** By chain id (CAIP-2). Empty until it is `ready`, and if the wallet has no EIP-5792. */
    readonly capabilities: CapabilitiesByChain
    /** Asks the wallet again. Rejects if no wallet is connected: see the action `getCapabilities`. */
    readonly refresh: () => Promise<CapabilitiesByChain>
  }
}
