import { existsSync } from 'node:fs'
import { parseShape } from '../../foundation/config/parseShape.js'
import { readJson } from '../../foundation/config/readJson.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createCoinbaseSource } from './sources/createCoinbaseSource.js'
import { createMeldSource } from './sources/createMeldSource.js'
import { createRestSource } from './sources/createRestSource.js'
import type { OnRampSource } from './sources/OnRampSource.js'
import { type OnRampSettings, onRampSettingsSchema } from './sources/settings.js'

/**
 * Reads the providers. Error messages name the invalid fields, but not their values, which contain keys.
 *
 * @param source The settings, or the path of their file. Without either, there are no purchases.
 * @throws GatewayError if they are invalid.
 */
export function readOnRampSources(
  source: OnRampSettings | string | undefined,
  now: () => number,
): { readonly sources: readonly OnRampSource[]; readonly defaultCountry: string } {
  if (source === undefined) return { sources: [], defaultCountry: 'US' }
  if (typeof source === 'string' && !existsSync(source))
    throw new GatewayError(`ONRAMP_FILE must be an existing file, got ${source}.`)
  const { defaultCountry = 'US', providers } =
    typeof source === 'string'
      ? readJson(source, onRampSettingsSchema)
      : parseShape('The list of providers', source, onRampSettingsSchema)
  const sources = providers.map((settings) => createSource(settings, now))
  const ids = sources.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice !== undefined)
    throw new GatewayError(`The id of a provider must be unique, got "${twice}" twice.`)
  return { sources, defaultCountry }
}

function createSource(settings: OnRampSettings['providers'][number], now: () => number): OnRampSource {
  switch (settings.type) {
    case 'rest':
      return createRestSource(settings, now)
    case 'coinbase':
      return createCoinbaseSource(settings, now)
    case 'meld':
      return createMeldSource(settings)
  }
}
