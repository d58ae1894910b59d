import * as z from 'zod/mini'
import { parseShape } from '../foundation/config/parseShape.js'
import { readJson } from '../foundation/config/readJson.js'
import {
  type SocialProviderSettings,
  socialProvidersSchema,
} from '../identityProviders/social/SocialProviderSettings.js'

const schema = socialProvidersSchema.check(
  z.refine(
    (list) =>
      list.every(({ clientSecret, privateKey }) => clientSecret === undefined && privateKey === undefined),
    { error: 'must not contain secrets of clients, which only the login service needs' },
  ),
)

/**
 * Reads the settings of the providers whose accounts recover wallets. Error messages do not contain their values.
 *
 * @param source The settings, or the path of their file. Without either, only e-mail addresses recover wallets.
 * @throws GatewayError if they are invalid, or the file cannot be read.
 */
export function readIdentityProviders(
  source: readonly SocialProviderSettings[] | string | undefined,
): readonly SocialProviderSettings[] {
  if (source === undefined) return []
  return typeof source === 'string'
    ? readJson(source, schema)
    : parseShape('identityProviders', source, schema)
}
