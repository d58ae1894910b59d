import { ConfigError } from '../foundation/errors/config.js'
import {
  type Check,
  checkImage,
  checkList,
  checkObject,
  checkText,
  checkUrl,
  fail,
  optional,
} from '../foundation/schema/check.js'
import { isAppLink } from '../foundation/schema/url.js'
import type { CustomWallet } from './config.js'

const checkAppLink: Check<string> = (value, path) =>
  typeof value === 'string' && isAppLink(value)
    ? value
    : fail(path, 'an https: URL or a link of the app, such as wallet://', value)

const checks: { readonly [Name in keyof Required<CustomWallet>]: Check<unknown> } = {
  id: checkText,
  name: checkText,
  homepage: optional(checkUrl),
  image_url: optional(checkImage),
  mobile_link: optional(checkAppLink),
  desktop_link: optional(checkAppLink),
  webapp_link: optional(checkUrl),
  app_store: optional(checkUrl),
  play_store: optional(checkUrl),
  chrome_store: optional(checkUrl),
  rdns: optional(checkText),
}

/**
 * Validates the option `customWallets`.
 *
 * @throws `ConfigError` naming the wallet and its field.
 */
export function checkCustomWallets(value: unknown, path: string): readonly CustomWallet[] {
  const wallets = checkList(checkWallet)(value, path)
  for (const [index, { id }] of wallets.entries()) {
    if (wallets.findIndex((wallet) => wallet.id === id) < index)
      throw new ConfigError({ path: `${path}[${index}].id`, reason: `"${id}" is already there` })
  }
  return wallets
}

function checkWallet(value: unknown, path: string): CustomWallet {
  const wallet = checkObject(value, path)
  for (const [name, check] of Object.entries(checks)) check(wallet[name], `${path}.${name}`)
  // Every field of the type was checked above.
  return value as CustomWallet
}
