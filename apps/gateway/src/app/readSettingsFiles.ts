import type { Chain } from '../chain/rpcProxy/Chain.js'
import { readChains } from '../chain/rpcProxy/readChains.js'
import type { FullSettings } from '../foundation/config/applyDefaults.js'
import type { LoginSettings } from '../login/service/LoginSettings.js'
import { readLogin } from '../login/service/readLogin.js'
import type { BundlerSettings } from '../money/bundler/BundlerSettings.js'
import { readBundler } from '../money/bundler/readBundler.js'
import { readSwapSources, type SwapSourceEntry } from '../money/convert/sources/swapSourcesSchema.js'
import type { ExchangeSettings } from '../money/exchanges/ExchangeSettings.js'
import { readExchanges } from '../money/exchanges/readExchanges.js'
import { readOnRampSources } from '../money/onramp/readOnRampSources.js'
import type { OnRampSettings } from '../money/onramp/sources/settings.js'

/** Values that a program passes instead of files. */
type Given = {
  readonly chains?: readonly Chain[] | undefined
  readonly swapSources?: readonly SwapSourceEntry[] | undefined
  readonly onramp?: OnRampSettings | undefined
  readonly exchanges?: readonly ExchangeSettings[] | undefined
  readonly bundler?: BundlerSettings | undefined
  readonly login?: LoginSettings | undefined
}

/**
 * Reads the files that settings name.
 *
 * @throws GatewayError if one of them is invalid.
 */
export function readSettingsFiles(given: Given, settings: FullSettings, now: () => number) {
  const chains = readChains(given.chains ?? settings.chainsFile)
  return {
    chains,
    swapSources: readSwapSources(given.swapSources ?? settings.swapSourcesFile),
    onRampSources: readOnRampSources(given.onramp ?? settings.onrampFile, now),
    exchanges: readExchanges(given.exchanges ?? settings.exchangesFile),
    bundler: readBundler(
      given.bundler ?? settings.bundlerFile,
      chains.map(({ id }) => id),
    ),
    login: readLogin(given.login ?? settings.loginFile),
  }
}
