import type { Effects } from '../../../engine/machine.js'
import type { KitContext } from '../../../engine/types.js'
import { readNfts } from './readNfts.js'
import type { StartModules } from './startModules.js'
import type { NftItem, NftsEffect, NftsEvent } from './types.js'

/** Empty pages with a next one are skipped, but a server that only sends those is not asked in a loop. */
const maxPages = 5

/** Creates the effects, which read the NFTs from the data API. */
export function createEffects(
  modules: StartModules,
): Effects<NftsEffect, NftsEvent, Pick<KitContext, 'dataApi' | 'config' | 'clock'>> {
  return {
    async fetch({ of, cursor, restart }, { dataApi, config, clock, signal }) {
      const page = { of, ...(cursor !== undefined && { cursor }), ...(restart && { restart }) }
      const read = cursor === undefined ? [] : [cursor]
      let items: readonly NftItem[] = []
      try {
        for (let count = 0; ; count += 1) {
          const last = read.at(-1)
          const cursorOf = last === undefined ? {} : { cursor: last }
          const found = await readNfts({ dataApi, config }, { ...of, ...cursorOf, signal }, modules)
          items = found.items
          const next = found.cursor
          if (next === undefined || read.includes(next))
            return { type: 'loaded', ...page, read, items, at: clock.now() }
          if (items.length > 0 || count === maxPages - 1)
            return { type: 'loaded', ...page, read, items, next, at: clock.now() }
          read.push(next)
        }
      } catch (cause) {
        // Handled here, because the runner does not know the time of the failure, at which the block starts.
        const network = config.networkOf(of.chainId)?.name ?? of.chainId
        const error = new modules.NftsUnavailableError({ network, cause })
        return { type: 'loadFailed', ...page, error, at: clock.now() }
      }
    },
  }
}
