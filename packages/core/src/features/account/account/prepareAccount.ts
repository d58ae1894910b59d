import type { Latchkit } from '../../../engine/latchkit.js'
import { getListSubject } from '../../assets/list/getListSubject.js'
import { tokenList } from '../../assets/portfolio/tokenList.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { loadAccountCode } from './loadAccountCode.js'

/**
 * Starts to load the code that reads the active account (see `loadAccountCode`), and to read its tokens, unless they were read in the last
 * 30 s. Call it when the user is about to open the account. Without a connected wallet it reads nothing.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { prepareAccount } from '@latchkit/core/views/account'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * document.querySelector('button')?.addEventListener('pointerenter', () => prepareAccount(kit))
 * ```
 */
export function prepareAccount(kit: Latchkit): void {
  loadAccountCode(kit)
  readTokens(kit).catch(() => {
    // The code of the tokens cannot be loaded: the account loads it again when it is opened, and says so.
  })
}

async function readTokens({ config, getState, internal }: Latchkit): Promise<void> {
  const { createFeature } = await tokenList.load()
  const state = getState()
  const namespace = getActiveNamespace(state)
  const of = getListSubject(state, config, namespace)
  if (of === undefined || of === 'unsupported' || internal.signal.aborted) return
  internal.install(createFeature(tokenList))
  internal.send({ feature: 'portfolio', namespace, event: { type: 'load', of, at: internal.clock.now() } })
}
