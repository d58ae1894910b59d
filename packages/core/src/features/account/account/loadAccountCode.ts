import type { Latchkit } from '../../../engine/latchkit.js'

/**
 * Starts to load the code that reads an account: its tokens, its name and what the server can do. It sends no request to a server of the
 * app. Call it when the user is about to open the account. Code that cannot be loaded is loaded again when it is needed.
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { mainnet } from '@latchkit/core/networks'
 * import { loadAccountCode } from '@latchkit/core/views/account'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * document.querySelector('button')?.addEventListener('pointerenter', () => loadAccountCode(kit))
 * ```
 */
export function loadAccountCode({ internal: { dataApi } }: Pick<Latchkit, 'internal'>): void {
  const code = [
    import('../../assets/portfolio/feature.js'),
    import('../../assets/labels/feature.js'),
    ...(dataApi
      ? [
          import('../../assets/identity/feature.js'),
          import('../../assets/capabilities/feature.js'),
          import('../../assets/capabilities/followCapabilities.js'),
          dataApi.load?.(),
        ]
      : []),
  ]
  Promise.all(code).catch(() => {})
}
