import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact, KitState, Settlement } from '../../../engine/types.js'
import { waitForFact } from '../../../engine/waitForFact.js'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import type { BalanceSubject } from '../balance/types.js'
import { isBlocked, isSameSubject } from '../paging/pages.js'
import { getNftsSubject } from './getNftsSubject.js'
import { startModules } from './startModules.js'
import type { NftList, NftsEvent } from './types.js'

/** The NFTs of one namespace. */
type Nfts = NonNullable<KitState['nfts']>[ChainNamespace]

/** Returns an event to send, the list that already is the result, or `undefined` to wait for the pending read. */
type Decide = (nfts: Nfts, of: BalanceSubject, at: number) => NftsEvent | NftList | undefined

/** Reads NFTs of the connected account of a namespace (default: the active one), and returns the list. */
export async function requestNfts(
  kit: Latchkit,
  given: ChainNamespace | undefined,
  decide: Decide,
): Promise<NftList> {
  const { install, dataApi, clock, request } = kit.internal
  if (!dataApi) throw new ConfigError({ path: 'dataApi', reason: 'must be set to read the NFTs' })
  const namespace = given ?? getActiveNamespace(kit.getState())
  // Loaded here, because most users never open their account.
  const { createNftsFeature } = await import('./feature.js')
  install(createNftsFeature(startModules))
  const state = kit.getState()
  const of = getNftsSubject(state, kit.config, namespace)
  if (of === undefined) throw new NotConnectedError({ namespace })
  if (of === 'unsupported') throw new NftsUnavailableError({ network: namespace })
  const subject = of
  const at = clock.now()
  const nfts = state.nfts?.[namespace]
  if (nfts && isBlocked(nfts, of, at)) throw nfts.error

  function settle(fact: Fact): Settlement<NftList> {
    if (fact.feature !== 'nfts' || fact.namespace !== namespace) return undefined
    if (!isSameSubject(fact.of, subject)) return undefined
    if (fact.type === 'loaded') return { value: fact.list }
    return { error: fact.type === 'failed' ? fact.error : new AbortedError() }
  }

  const decision = decide(nfts, of, at)
  if (decision && 'items' in decision && !('type' in decision)) return decision
  if (decision) return request({ feature: 'nfts', namespace, event: decision }, settle)
  return waitForFact(kit, settle)
}
