import type { Config } from '../config/config.js'
import { applyPolicy } from '../engine/applyPolicy.js'
import type { Latchkit } from '../engine/latchkit.js'
import type { Route } from '../engine/routes.js'
import type { Command, Fact, KitState } from '../engine/types.js'
import { createFeature as createNftsFeature } from '../features/assets/nfts/feature.js'
import { nftList } from '../features/assets/nfts/nftList.js'
import { createFeature as createPortfolioFeature } from '../features/assets/portfolio/feature.js'
import { tokenList } from '../features/assets/portfolio/tokenList.js'
import { activityList } from '../features/history/activity/activityList.js'
import { createFeature as createActivityFeature } from '../features/history/activity/feature.js'
import { directoryFeature } from '../features/wallet/directory/feature.js'
import type { Session } from '../ports/Adapter.js'
import { createTestKit } from '../testing/createTestKit.js'
import { features } from './registry.js'

export const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const session: Session = {
  connectorId: 'io.fake',
  accounts: [{ address, type: 'eoa' }],
  chainId: 'eip155:31337',
}
export const eip155: { readonly feature: 'connection'; readonly namespace: 'eip155' } = {
  feature: 'connection',
  namespace: 'eip155',
}
export const account: Route = { view: 'account', namespace: 'eip155' }

const { kit: testKit } = createTestKit()
export const kit: Latchkit = testKit
kit.mount()
export const plain: KitState = kit.getState()
export const now = 1_700_000_000_000

const portfolioFeature = createPortfolioFeature(tokenList)
const activityFeature = createActivityFeature(activityList)
const nftsFeature = createNftsFeature(nftList)

/** The policies of all features, in the order in which a fact reaches them. */
export function policy(fact: Fact, state: KitState, config: Config, now: number): readonly Command[] {
  const policies = [...features, directoryFeature, portfolioFeature, activityFeature, nftsFeature].flatMap(
    (feature) => feature.policy ?? [],
  )
  return policies.flatMap((one) => applyPolicy(one, fact, state, config, now))
}

export type Setting = {
  readonly stack?: readonly [Route, ...Route[]]
  readonly session?: Session
  /** The session on Solana. */
  readonly solana?: Session
  readonly active?: 'eip155' | 'solana'
  readonly config?: Partial<Config>
}

export function decide(fact: Fact, setting: Setting = {}): readonly Command[] {
  const state: KitState = {
    ...plain,
    connection: {
      eip155: setting.session
        ? { status: 'connected', session: setting.session }
        : { status: 'disconnected' },
      ...(setting.solana && { solana: { status: 'connected', session: setting.solana } }),
    },
    network: { ...plain.network, activeNamespace: setting.active ?? 'eip155' },
    modal: setting.stack
      ? { status: 'open', stack: setting.stack, direction: 'forward', shaking: false, legalChecked: false }
      : { status: 'closed' },
  }
  return policy(fact, state, { ...kit.config, ...setting.config }, now)
}

export const loadBalance = (of: Session): unknown => ({
  feature: 'balance',
  namespace: 'eip155',
  event: { type: 'load', of: { address: of.accounts[0].address, chainId: of.chainId }, at: now },
})
export const follow = (chainId: string, activate: boolean): unknown => ({
  feature: 'network',
  event: { type: 'sessionAt', chainId, activate },
})
export const walletConnected: unknown = {
  feature: 'wallets',
  event: { type: 'connected', namespace: 'eip155', connectorId: 'io.fake' },
}
export const finished: unknown = { feature: 'modal', event: { type: 'close', reason: 'done', force: true } }
export const modal = (type: 'open' | 'push' | 'reset', route: Route): unknown => ({
  feature: 'modal',
  event: { type, route },
})
